import { heading, list, note, steps, table, text, type GuideChapter } from './guide.ts';

/** For those who raise permits. */
export const createChapters: readonly GuideChapter[] = [
  {
    title: 'Raising a permit',
    blocks: [
      steps(
        'Choose Create Permit above the list of permits.',
        "Under 'Who and where' choose the permit type, the site, the discipline and the host or system owner of what you work on.",
        'Choose at least one individual reviewer and one MT group. Nobody is asked twice: a person cannot review alone and in a group.',
        'Fill in the sections. The rail at the side shows what is left in each; required inputs are marked.',
        "Tick what the work includes under 'Which of these does the work include?'. Some answers need a child form, and the program says which.",
        'Fill in every child form, add files and signatures, and mark the place on the site map.',
        'Read the declaration, tick it, and choose Submit permit.',
      ),
      text(
        'The permit gets a number, such as F10N-GP-000123: the site, the kind of permit, and a number that no other permit has. Reviewers see it at once.',
      ),
      heading('Files, signatures and the map'),
      list(
        'A file may have up to 10 MB. One that fails stays in its row with the reason, and can be sent again.',
        'Sign with a finger, a mouse or a pen; the time is printed under the signature.',
        'On the map, draw around the place of work and along the way there. Whoever has no pointing device uses the keyboard.',
      ),
      heading('Drafts'),
      text(
        'Save as Draft keeps a permit for later; after that it saves itself while you type. Find it under My Draft Permits on any device. If the form has changed since, the draft says what changed before you submit it.',
      ),
      note(
        'You cannot raise a new permit while too many of your own are not closed: three or more that are Pending Closure, or two or more that are approved and past their end, unless your site set other limits. The notice over the list names those to close first, and says whom each waits for and whom to call; you can remind them once a day.',
      ),
    ],
  },
  {
    title: 'Following and finishing your permit',
    blocks: [
      table(
        ['Status', 'What it means', 'What you can do'],
        [24, 42, 34],
        ['Pending Approval By PM', "Your company's project manager decides first.", 'Change the reviewers.'],
        ['Pending Approval', 'Reviewers decide, in any order; the label names who is next.', 'Change the reviewers.'],
        [
          'Rejected',
          'Somebody found something wrong; the reason stands on the permit.',
          'Resubmit it corrected, or cancel it.',
        ],
        [
          'Final Approved By …',
          'Everybody agreed. Work may go on in its period.',
          'Raise child permits, print it, ask for closure or cancellation.',
        ],
        [
          'Pending Closure, Pending Cancel',
          'A permit closer of the site has to finish it.',
          'Wait, or withdraw the request.',
        ],
        ['Completed, Cancelled', 'It is over; nothing can be changed any more.', 'Duplicate it for the next job.'],
      ),
      heading('After a rejection'),
      steps(
        'Open the permit from the list with Resubmit; the reason is at the top.',
        'Correct what is wrong, and choose Resubmit. All approvals begin again; the history keeps the earlier ones.',
      ),
      heading('Child permits'),
      text(
        'Some work within an approved permit needs a permit of its own, such as hot works, a confined space or live electrical work. Open the permit and choose Create Child Permit. A child permit has its own number, reviewers and status. The parent cannot be closed before its child permits are finished; it names those that are not, and its closure cannot be requested until then.',
      ),
      heading('Closing'),
      steps(
        'When the work is done and the place is clean and safe, open the permit and choose Request Closure.',
        'Upload what the form asks for after the work, and confirm.',
        'A member of the permit-closer group of your site checks it and chooses Close Permit, or sends it back and says what is still to be done. Nobody closes their own.',
      ),
      text(
        'Work that will not take place is ended with Request Cancellation instead. Close early: permits that stay open keep you from raising new ones.',
      ),
      heading('On paper'),
      text(
        'Export As PDF makes a document to hang at the place of work: every value, signature and decision, and a code that opens the permit on a phone. It says so plainly when no work may go on. Print it anew when the permit has changed.',
      ),
    ],
  },
];
