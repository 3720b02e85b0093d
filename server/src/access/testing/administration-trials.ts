import { all, newName, type Code, type Trial, type Trials } from './trials.ts';

/** Whoever looks after the installation as a whole may; Site Admins may not, not even at their own site. */
const superAdminOnly = { ...all('OK', 'superAdmin'), ...all('FORBIDDEN', 'siteAdmin', 'siteAdminWest', 'manager') };
/** Whoever keeps disciplines and blocked words, which belong to no site. */
const keepers = { ...all('OK', 'superAdmin', 'siteAdmin', 'siteAdminWest'), ...all('FORBIDDEN', 'manager', 'host') };
const gone = (people: readonly ('superAdmin' | 'siteAdmin')[] = ['superAdmin']) => all('NOT_FOUND', ...people);
const goneForKeepers = gone(['superAdmin', 'siteAdmin']);
const ofTheNorth = { ...all('OK', 'superAdmin', 'siteAdmin'), ...all('FORBIDDEN', 'siteAdminWest', 'manager') };

type Sends = Trial['sends'];

/** The same call, on one subject after the other. */
function each(sends: Sends, ...pairs: readonly (readonly [Trial['on'], Trial['answers']])[]): Trial[] {
  return pairs.map(([on, answers]) => ({ on, sends, answers }));
}

/** Who may change somebody else's account, by `domain/src/user/authority.ts`. */
const changingAccounts = [
  ['a requestor of the north', { superAdmin: 'OK', siteAdmin: 'OK', siteAdminWest: 'NOT_FOUND', pm: 'FORBIDDEN' }],
  ['a requestor of both sites', { superAdmin: 'OK', siteAdmin: 'FORBIDDEN', siteAdminWest: 'FORBIDDEN' }],
  ['a user without a site', { superAdmin: 'OK', siteAdmin: 'NOT_FOUND' }],
  ['another Site Admin of the north', { superAdmin: 'OK', siteAdmin: 'FORBIDDEN', siteAdminWest: 'NOT_FOUND' }],
  ['another Super Admin of the north', { superAdmin: 'OK', siteAdmin: 'FORBIDDEN', siteAdminWest: 'NOT_FOUND' }],
  ['a deleted requestor of the north', goneForKeepers],
  ['what is not there', goneForKeepers],
] as const satisfies readonly (readonly [Trial['on'], Trial['answers']])[];

/** A new account of this role at these sites, made one by one or by a file. */
const newAccounts: [
  role: string,
  sites: ('north' | 'west')[],
  answers: Record<'superAdmin' | 'siteAdmin' | 'siteAdminWest', Code>,
][] = [
  ['ContractorRequestor', ['north'], { superAdmin: 'OK', siteAdmin: 'OK', siteAdminWest: 'FORBIDDEN' }],
  ['User', ['north', 'west'], { superAdmin: 'OK', siteAdmin: 'FORBIDDEN', siteAdminWest: 'FORBIDDEN' }],
  ['SiteAdmin', ['north'], { superAdmin: 'OK', siteAdmin: 'FORBIDDEN', siteAdminWest: 'FORBIDDEN' }],
  ['SuperAdmin', ['north'], { superAdmin: 'OK', siteAdmin: 'FORBIDDEN', siteAdminWest: 'FORBIDDEN' }],
];
const codes = { north: 'F10N', west: 'F10W' };
const nobody = 'an address that nobody has';

const announcement = { title: 'Shutdown', message: 'No work on Sunday.' };

/** Who may administer what, as section 6 of the specification and rulings.md 'Who sees what' say. */
export const administrationTrials: Trials = {
  createUser: [
    ...newAccounts.map(([role, sites, answers]): Trial => ({
      on: nobody,
      sends: (email, ids) => ({ data: { email, fullname: 'New', role, site: sites.map((site) => ids.sites[site]) } }),
      answers: { ...answers, manager: 'FORBIDDEN' },
    })),
    {
      on: 'a deleted site',
      sends: (id) => ({ data: { email: `${newName()}@fab.example`, fullname: 'New', role: 'User', site: [id] } }),
      answers: all('BAD_INPUT', 'superAdmin', 'siteAdmin'),
    },
    {
      on: 'a deleted group of the north',
      sends: (id, ids) => ({
        data: {
          email: `${newName()}@fab.example`,
          fullname: 'New',
          role: 'MTGroup',
          site: [ids.sites.north],
          group: [id],
        },
      }),
      answers: all('BAD_INPUT', 'superAdmin', 'siteAdmin'),
    },
    {
      on: 'a group of the north',
      sends: (id, ids) => ({
        data: {
          email: `${newName()}@fab.example`,
          fullname: 'New',
          role: 'MTGroup',
          site: [ids.sites.west],
          group: [id],
        },
      }),
      answers: { superAdmin: 'BAD_INPUT', siteAdminWest: 'BAD_INPUT' },
    },
  ],
  // Nobody in the file may be made: the report says why of each line.
  importUsers: newAccounts.map(([role, sites, answers]) => ({
    on: nobody,
    sends: (email) => ({
      dryRun: false,
      csv: `email,fullname,role,sites\n${email},New,${role},${sites.map((site) => codes[site]).join(' ')}`,
    }),
    answers: {
      ...Object.fromEntries(
        Object.entries(answers).map(([person, code]) => [person, code === 'OK' ? code : 'BAD_INPUT']),
      ),
      manager: 'FORBIDDEN',
    },
  })),
  updateUser: [
    ...each((id) => ({ id, data: { phone: '+65 6123 4567' } }), ...changingAccounts),
    ...each((id) => ({ id, data: { status: 'Pending' } }), ...changingAccounts),
    ...each(
      (id) => ({ id, data: { role: 'SiteAdmin' } }),
      ['a requestor of the north', { superAdmin: 'OK', siteAdmin: 'FORBIDDEN', siteAdminWest: 'NOT_FOUND' }],
      ['the only Super Admin', { superAdmin: 'CONFLICT', siteAdmin: 'FORBIDDEN' }],
    ),
    ...each(
      (id, ids) => ({ id, data: { site: [ids.sites.north, ids.sites.west] } }),
      ['a requestor of the north', { superAdmin: 'OK', siteAdmin: 'FORBIDDEN', siteAdminWest: 'NOT_FOUND' }],
      ['the Site Admin of the north', { siteAdmin: 'FORBIDDEN', siteAdminWest: 'NOT_FOUND' }],
    ),
    ...each(
      (id, ids) => ({ id, data: { site: [ids.sites.west] } }),
      ['a requestor of the north', { superAdmin: 'OK', siteAdmin: 'FORBIDDEN', siteAdminWest: 'NOT_FOUND' }],
    ),
    ...['SuperAdmin', 'User'].flatMap((role) =>
      each((id) => ({ id, data: { role } }), ['the Site Admin of the north', { siteAdmin: 'FORBIDDEN' }]),
    ),
    ...each(
      (id) => ({ id, data: { company: 'ACME Works' } }),
      ['the Site Admin of the north', { siteAdmin: 'FORBIDDEN', siteAdminWest: 'NOT_FOUND' }],
      ['the only Super Admin', { superAdmin: 'FORBIDDEN', siteAdmin: 'FORBIDDEN' }],
    ),
  ],
  deleteUser: each(
    (id) => ({ id }),
    ...changingAccounts,
    ['the Site Admin of the north', { siteAdmin: 'FORBIDDEN', siteAdminWest: 'NOT_FOUND' }],
    ['the only Super Admin', { superAdmin: 'CONFLICT', siteAdmin: 'FORBIDDEN' }],
  ),
  resetPasswordByAdmin: each(
    (userId) => ({ userId }),
    ['a requestor of the north', superAdminOnly],
    ['another Site Admin of the north', superAdminOnly],
    ['a deleted requestor of the north', gone()],
  ),
  updateProfile: [
    ...each(
      (company) => ({ data: { company } }),
      ['a code that nothing has', all('FORBIDDEN', 'requestor', 'superAdmin')],
    ),
    ...each((id) => ({ data: { site: [id] } }), ['the west', all('FORBIDDEN', 'host', 'siteAdmin', 'requestor')]),
    ...each((fullname) => ({ data: { fullname } }), ['a code that nothing has', all('OK', 'requestor', 'host')]),
  ],

  updateSite: each(
    (id) => ({ id, data: { address: '1 Fab Road' } }),
    ['a site', superAdminOnly],
    ['the north', superAdminOnly],
    ['a deleted site', gone()],
  ),
  deleteSite: each((id) => ({ id }), ['a site', superAdminOnly], ['a deleted site', gone()]),
  createGroup: each(
    (id) => ({ data: { name: newName(), site: id } }),
    ['the north', ofTheNorth],
    ['the west', { superAdmin: 'OK', siteAdmin: 'FORBIDDEN', siteAdminWest: 'OK' }],
    ['a deleted site', goneForKeepers],
  ),
  updateGroup: [
    ...each(
      (id) => ({ id, data: { name: newName() } }),
      ['a group of the north', ofTheNorth],
      ['a deleted group of the north', goneForKeepers],
      ['a group of a deleted site', goneForKeepers],
    ),
    ...each(
      (id, ids) => ({ id, data: { site: ids.sites.west } }),
      ['a group of the north', { superAdmin: 'OK', siteAdmin: 'FORBIDDEN', siteAdminWest: 'FORBIDDEN' }],
    ),
    {
      on: 'a deleted site',
      sends: (site, ids) => ({ id: ids.groups.lss, data: { site } }),
      answers: { ...goneForKeepers, siteAdminWest: 'FORBIDDEN' },
    },
  ],
  deleteGroup: each(
    (id) => ({ id }),
    ['a group of the north', ofTheNorth],
    ['a deleted group of the north', goneForKeepers],
  ),
  addUsersToMTGroup: [
    ...each(
      (id, ids) => ({ id, data: { members: [ids.people.closer] } }),
      ['a group of the north', ofTheNorth],
      ['a deleted group of the north', goneForKeepers],
    ),
    ...each(
      (id, ids) => ({ id, data: { members: [ids.people.closerWest] } }),
      ['a group of the north', all('CONFLICT', 'superAdmin', 'siteAdmin')],
    ),
    {
      on: 'a deleted requestor of the north',
      sends: (id, ids) => ({ id: ids.groups.lss, data: { members: [id] } }),
      answers: { ...goneForKeepers, siteAdminWest: 'FORBIDDEN' },
    },
    {
      on: 'a requestor of the north',
      sends: (id, ids) => ({ id: ids.groups.lss, data: { members: [id] } }),
      answers: all('CONFLICT', 'superAdmin', 'siteAdmin'),
    },
  ],
  removeUsersToMTGroup: each(
    (id, ids) => ({ id, userid: ids.people.lss }),
    ['a group of the north with a member', ofTheNorth],
    ['a deleted group of the north', goneForKeepers],
  ),

  createMap: [
    ...each(
      (mapImage, ids) => ({ data: { name: newName(), site: ids.sites.north, mapImage } }),
      ['a picture of the Super Admin', superAdminOnly],
      ['an upload of the requestor', all('BAD_INPUT', 'superAdmin')],
      ["a file of the requestor's permit", all('BAD_INPUT', 'superAdmin')],
      ['the picture of a map of the north', all('BAD_INPUT', 'superAdmin')],
    ),
    ...each((site) => ({ data: { name: newName(), site, mapImage: 'x.png' } }), ['a deleted site', gone()]),
  ],
  updateMap: each(
    (id) => ({ id, data: { name: newName() } }),
    ['a map of the north', superAdminOnly],
    ['a deleted map of the north', gone()],
    ['a map of a deleted site', gone()],
  ),
  deleteMap: each(
    (id) => ({ id }),
    ['a map of the north', superAdminOnly],
    ['a deleted map of the north', gone()],
    ['a map of a deleted site', gone()],
  ),

  updateDiscipline: each(
    (id) => ({ id, data: { description: 'Pipes' } }),
    ['a discipline', keepers],
    ['a deleted discipline', goneForKeepers],
  ),
  deleteDiscipline: each((id) => ({ id }), ['a discipline', keepers], ['a deleted discipline', goneForKeepers]),
  updateBlockedWord: each(
    (id) => ({ id, data: { _word: newName() } }),
    ['a blocked word', keepers],
    ['what is not there', goneForKeepers],
  ),
  deleteBlockedWord: each((id) => ({ id }), ['a blocked word', keepers], ['what is not there', goneForKeepers]),
  updateTemplate: each(
    (id) => ({ id, data: { title: newName() } }),
    ['a template', superAdminOnly],
    ['a deleted template', gone()],
  ),
  deleteTemplate: each(
    (id) => ({ id }),
    ['a template', superAdminOnly],
    ['a deleted template', gone()],
    ['the General Permit', all('FORBIDDEN', 'superAdmin', 'siteAdmin')],
  ),
  updateAnnouncement: each(
    (id) => ({ id, data: announcement }),
    ['an announcement', superAdminOnly],
    ['what is not there', gone()],
  ),
  deleteAnnouncement: each((id) => ({ id }), ['an announcement', superAdminOnly], ['what is not there', gone()]),
};
