import { heading, list, note, steps, table, text, type GuideChapter } from './guide.ts';

/** What everybody has to know. */
export const introductionChapters: readonly GuideChapter[] = [
  {
    title: 'What a permit is for',
    blocks: [
      text(
        'Before anyone welds, lifts, enters a tank or opens a live panel, somebody raises a permit and the right people agree to it. A permit says what is done, where, when, by whom, what could go wrong, and what keeps it from going wrong. Work starts when the permit is approved, not before, and ends when it is closed.',
      ),
      note(
        'A permit that is still pending, rejected, cancelled or past its end date permits nothing. If the job, the place or the people change, stop and ask.',
      ),
      heading('Who does what'),
      table(
        ['You are', 'You can'],
        [26, 74],
        [
          'Contractor Requestor',
          'Raise permits and child permits, keep drafts, ask for closure or cancellation of your own.',
        ],
        ['Contractor PM', "Approve or reject first what your company's requestors submit."],
        ['User', "The host's staff: raise permits, be the host or system owner of others, and be asked as a reviewer."],
        [
          'Supervisor, Manager',
          'Review permits at your sites. A supervisor may also decide at the stage of the project manager.',
        ],
        ['MT Group', 'Review for your group: one member decides for all. A permit-closer group finishes closures.'],
        [
          'Site Admin',
          'Look after users, groups and disciplines of your sites; change the reviewers of permits there.',
        ],
        ['Super Admin', 'See everything, and look after sites, maps, templates, announcements and settings.'],
      ),
    ],
  },
  {
    title: 'Signing in and finding your way',
    blocks: [
      steps(
        'Open the address of the program. Read what stands before you sign in, tick the box, and carry on.',
        "Team members of the host use their company's single sign-on; partners use their e-mail address and password.",
        'New here? Sign up with your site. You can sign in once your address is verified and an administrator has approved you.',
      ),
      text(
        'The menu at the left is grouped by what you came for; on a phone it opens with the button at the top. A count beside an entry says how much waits there.',
      ),
      list(
        'For my action: what waits for your decision or has to be finished by you.',
        'Permits: your own, those that you may see, drafts, child permits.',
        'Reports and Administration: for those whose role has them.',
        'Help: forms to print, this guide, tutorials, feedback, and what is new.',
      ),
      heading('Lists'),
      text(
        'Every list can be searched and filtered. Filters stand in the address: send the address to a colleague who may see the same permits, or keep it as a saved view. The menu at the end of a row has what you can do with that permit.',
      ),
      note(
        'Without activity you are signed out after some time, three hours unless your site set it otherwise. What you typed is kept on your device, and is there again when you come back.',
      ),
      heading('Your account'),
      text(
        'Account, in the menu, shows what is known of you. Edit Profile changes your name, telephone and e-mail address, Change Password your password; your role, company and sites are for administrators to change. It also lists where you are signed in, and signs you out everywhere else, should you have lost a device.',
      ),
    ],
  },
];
