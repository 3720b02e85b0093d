import { heading, list, note, steps, text, type GuideChapter } from './guide.ts';

/** For those who decide on permits, and those who finish them. */
export const reviewChapters: readonly GuideChapter[] = [
  {
    title: 'Reviewing a permit',
    blocks: [
      text(
        "What waits for you is under Pending My Approval. Child permits have a list of their own beside it. 'Show Only Due Permits' leaves those whose start has passed.",
      ),
      steps(
        'Open the permit with Review. The track at the side shows who has approved, who is next and who follows.',
        'Read every section and every child form; open the files. What others corrected since it was submitted is marked.',
        'Is something small wrong? Choose Edit inputs and correct it. The history records each value before and after.',
        'Choose Approve, or choose Reject and say why, so that the requestor can put it right.',
        'The next permit that waits for you is one click away.',
      ),
      list(
        "A requestor's permit goes to the project manager first. Then all reviewers are asked at the same time.",
        'Every individual reviewer must approve, and one member of every group. The last approval makes the permit approved.',
        'Nobody approves their own permit, in no role and through no group.',
        'One rejection is enough. The requestor starts again.',
      ),
      note(
        'Ask yourself: would I stand there myself? Are the isolations named and proved? Do the people, the place and the time fit other work nearby? Is there a way out and someone to help? If you do not know, ask before you approve.',
      ),
      heading('When two people act at once'),
      text(
        'The second is told what happened and by whom, and sees the permit as it is now. Nothing is overwritten, and what you were typing stays.',
      ),
      heading('Changing reviewers'),
      text(
        'Until a permit is approved, its requestor, its host, its reviewers and the administrators of the site can add and remove reviewers with Change reviewers. Who has approved already cannot be removed. At least one group and one individual stay. When the last one who has not approved is removed, the permit becomes approved; the program asks first.',
      ),
      heading('Taking an approval back'),
      text(
        'Whoever approved last can take the approved status back with Recall Approved Status, as long as the permit is approved. Work has to stop: tell the people at the place as well.',
      ),
      heading('Life support'),
      text(
        "Gas detection, alarms and sprinklers are looked after by groups whose name begins with 'LSS'. LSS Final Approval lists the permits and the child permits that wait for such a group alone.",
      ),
    ],
  },
  {
    title: 'Closing and cancelling as a permit closer',
    blocks: [
      text(
        'Members of a group that may close permits find what is to be finished at their site under Pending Close/Cancel.',
      ),
      steps(
        'Go to the place of work, or have someone you trust go there. Is the work done or stopped, the place clean, every guard, tile and cover back?',
        'Are isolations removed, and are detection, alarms and sprinklers in service again?',
        'Open the permit and read what was filled in after the work.',
        'Choose Close Permit, or Cancel Permit where cancellation was asked for, and confirm. If the work is not over, choose Send Back and say what is to be done first.',
      ),
      note(
        'After closing nothing can be corrected. A permit that you submitted yourself is finished by another member, and a parent is finished after its child permits.',
      ),
    ],
  },
];
