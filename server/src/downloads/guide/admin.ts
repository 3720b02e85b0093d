import { heading, list, note, steps, table, text, type GuideChapter } from './guide.ts';

/** For site administrators and super administrators. */
export const adminChapters: readonly GuideChapter[] = [
  {
    title: 'Administering people and groups',
    blocks: [
      heading('Users'),
      list(
        'People who sign up wait under Users with a red status. Check name, company and site, and choose Approve.',
        'Create a user with name, e-mail address, role and at least one site. They are mailed a link to choose a password; nobody else ever knows it.',
        'A role decides what someone sees and does. Give the smallest that fits. A member of an MT group also needs a group.',
        'Many at once come from a CSV file under Import: it says line by line what becomes of each before anything is written.',
        "Whoever has lost the password is mailed a new link with 'Reset Password' on their page; whoever may not work for a while is set back to pending with Suspend.",
        'Delete whoever has left: they are signed out at once. Old permits still show their name.',
      ),
      text(
        'A site administrator acts on people and groups of their own sites, and cannot make anybody an administrator. Nobody raises their own role, and the last super administrator cannot be removed.',
      ),
      heading('MT groups'),
      text(
        "A group belongs to a site and reviews as one: any member may decide for it. With 'MTGroup can close permits?' on Yes its members finish closures and cancellations at the site. Keep at least two members in a group, so that work does not wait for one person; a group without members cannot be asked.",
      ),
      heading('Disciplines and blocked words'),
      text(
        "Disciplines are the trades that a permit is raised for; a discipline's code stays as it is. Blocked words are refused in inputs that ask for a manager, so that nobody writes 'NA' where a name belongs. Site administrators open both by their addresses, /disciplines and /blocked-words.",
      ),
      heading('What is still needed'),
      text(
        'A site or a group that unfinished permits need is not deleted: the refusal names the permits. Finish them first, or give them other reviewers. What is deleted leaves every list of choices, and old permits still show it.',
      ),
    ],
  },
  {
    title: 'Administering the program',
    blocks: [
      heading('Sites and maps'),
      text(
        'A site has a name, a code that permit numbers begin with, and a time zone that its dates mean. Its maps are the pictures that people mark the place of work on: clear, current, and under 10 MB.',
      ),
      heading('Templates'),
      steps(
        'Open Templates, and create one, edit one, or import one from a file. A template is a form: sections, and inputs within them.',
        'Choose for each input its type, label, name and width, whether it is required, and what helps to fill it in.',
        'Put sections and inputs in order by dragging them, with the keyboard, or from the menu of their row.',
        'Look at the preview beside it, as a requestor would.',
        'Choose Create Form or Update Form. A changed template is a new version: permits and drafts keep the one that they were filled in on. Versions tells who published what, and what was different.',
      ),
      note('Ask for what somebody decides by. An input that nobody reads makes the others less careful.'),
      heading('Announcements'),
      text(
        'Under Announcements, super administrators write what everybody has to know: planned maintenance, a stop of work, a drill. The preview shows it as it will be. It appears on the sign-in page and over every screen between the times that you set, which are those of your own time zone.',
      ),
      heading('What administrators did'),
      text(
        'Every act of an administrator is kept, with what was there before, in a history that cannot be rewritten unnoticed, like the history of every permit. Super administrators read it under Administration History, and have it verified there.',
      ),
      heading('Settings'),
      text(
        'Super administrators change these under Settings; they hold for everybody at once. There they also say whether verifying an address is enough to sign in, and whether passwords that are guessed first are refused. The greatest file is fixed.',
      ),
      table(
        ['What', 'Unless set otherwise'],
        [70, 30],
        ['Permits pending closure at which nobody can raise more', '3'],
        ['Permits past their end and not closed at which nobody can raise more', '2'],
        ['Time without activity until somebody is signed out', '3 hours'],
        ['Shortest password', '6 characters'],
        ['Greatest file', '10 MB'],
      ),
    ],
  },
  {
    title: 'When something does not work',
    blocks: [
      table(
        ['What you see', 'What to do'],
        [36, 64],
        [
          'You cannot sign in',
          'Is your address verified, and has an administrator approved you? After many wrong passwords, wait some minutes.',
        ],
        ['404! Not found', 'The address is wrong, or your role has no such screen. Start from the menu.'],
        ['Not found, on a permit', 'It is not there, or not yours to see. Ask whoever sent you the address.'],
        [
          'Create Permit is missing',
          'Your role does not raise permits, or you have too many open ones: the notice over the list names them.',
        ],
        ['You are offline', 'Carry on: what you type is kept on this device. Submit when the line is back.'],
        ['File upload failed', 'Is it under 10 MB, and a kind that is allowed? Send it again from its row.'],
        [
          'Somebody has changed the permit',
          'Read what changed, which is shown, and repeat what you wanted if it still applies.',
        ],
        ['Something went wrong', 'Try again. If it stays, tell your administrator when it happened and what you did.'],
      ),
      heading('Words'),
      table(
        ['Word', 'Meaning'],
        [24, 76],
        ['Child form', 'A form that is filled in together with a permit and decided with it.'],
        ['Child permit', 'A permit of its own under an approved permit.'],
        ['Host, system owner', "The host's employee who answers for the system that is worked on."],
        ['Due', 'Still undecided, though its start has passed.'],
        ['Unclosed', 'Approved, and its end has passed.'],
        ['Edition', 'Which moment a printed permit shows.'],
      ),
    ],
  },
];
