import { expectCode, type ExpectedCode, type AccessCase, type AccessCases } from './access-case.ts';
import { createUniqueName } from './unique-name.ts';

/** Allowed to Super Admins; Site Admins are refused, even at their own site. */
const superAdminOnly = {
  ...expectCode('OK', 'superAdmin'),
  ...expectCode('FORBIDDEN', 'siteAdmin', 'siteAdminWest', 'manager'),
};
/** The roles that manage disciplines and blocked words, which belong to no site. */
const admins = {
  ...expectCode('OK', 'superAdmin', 'siteAdmin', 'siteAdminWest'),
  ...expectCode('FORBIDDEN', 'manager', 'host'),
};
const notFound = (people: readonly ('superAdmin' | 'siteAdmin')[] = ['superAdmin']) =>
  expectCode('NOT_FOUND', ...people);
const notFoundForAdmins = notFound(['superAdmin', 'siteAdmin']);
const northAdminsOnly = {
  ...expectCode('OK', 'superAdmin', 'siteAdmin'),
  ...expectCode('FORBIDDEN', 'siteAdminWest', 'manager'),
};

type VariablesOf = AccessCase['variables'];

/** The same call on each of these subjects. */
function casesFor(
  variables: VariablesOf,
  ...pairs: readonly (readonly [AccessCase['subject'], AccessCase['expected']])[]
): AccessCase[] {
  return pairs.map(([subject, expected]) => ({ subject, variables, expected }));
}

/** Who may change another user's account, by `domain/src/user/authority.ts`. */
const accountChanges = [
  ['a requestor of the north', { superAdmin: 'OK', siteAdmin: 'OK', siteAdminWest: 'NOT_FOUND', pm: 'FORBIDDEN' }],
  ['a requestor of both sites', { superAdmin: 'OK', siteAdmin: 'FORBIDDEN', siteAdminWest: 'FORBIDDEN' }],
  ['a user without a site', { superAdmin: 'OK', siteAdmin: 'NOT_FOUND' }],
  ['another Site Admin of the north', { superAdmin: 'OK', siteAdmin: 'FORBIDDEN', siteAdminWest: 'NOT_FOUND' }],
  ['another Super Admin of the north', { superAdmin: 'OK', siteAdmin: 'FORBIDDEN', siteAdminWest: 'NOT_FOUND' }],
  ['a deleted requestor of the north', notFoundForAdmins],
  ['what is not there', notFoundForAdmins],
] as const satisfies readonly (readonly [AccessCase['subject'], AccessCase['expected']])[];

/** A new account of this role at these sites, created on its own or by an import. */
const newAccounts: [
  role: string,
  sites: ('north' | 'west')[],
  expected: Record<'superAdmin' | 'siteAdmin' | 'siteAdminWest', ExpectedCode>,
][] = [
  ['ContractorRequestor', ['north'], { superAdmin: 'OK', siteAdmin: 'OK', siteAdminWest: 'FORBIDDEN' }],
  ['User', ['north', 'west'], { superAdmin: 'OK', siteAdmin: 'FORBIDDEN', siteAdminWest: 'FORBIDDEN' }],
  ['SiteAdmin', ['north'], { superAdmin: 'OK', siteAdmin: 'FORBIDDEN', siteAdminWest: 'FORBIDDEN' }],
  ['SuperAdmin', ['north'], { superAdmin: 'OK', siteAdmin: 'FORBIDDEN', siteAdminWest: 'FORBIDDEN' }],
];
const codes = { north: 'F10N', west: 'F10W' };
const unknownEmail = 'an address that nobody has';

const announcement = { title: 'Shutdown', message: 'No work on Sunday.' };

/** Who may administer what. */
export const adminCases: AccessCases = {
  createUser: [
    ...newAccounts.map(([role, sites, answers]): AccessCase => ({
      subject: unknownEmail,
      variables: (email, ids) => ({
        data: { email, fullname: 'New', role, site: sites.map((site) => ids.sites[site]) },
      }),
      expected: { ...answers, manager: 'FORBIDDEN' },
    })),
    {
      subject: 'a deleted site',
      variables: (id) => ({
        data: { email: `${createUniqueName()}@fab.example`, fullname: 'New', role: 'User', site: [id] },
      }),
      expected: expectCode('BAD_INPUT', 'superAdmin', 'siteAdmin'),
    },
    {
      subject: 'a deleted group of the north',
      variables: (id, ids) => ({
        data: {
          email: `${createUniqueName()}@fab.example`,
          fullname: 'New',
          role: 'MTGroup',
          site: [ids.sites.north],
          group: [id],
        },
      }),
      expected: expectCode('BAD_INPUT', 'superAdmin', 'siteAdmin'),
    },
    {
      subject: 'a group of the north',
      variables: (id, ids) => ({
        data: {
          email: `${createUniqueName()}@fab.example`,
          fullname: 'New',
          role: 'MTGroup',
          site: [ids.sites.west],
          group: [id],
        },
      }),
      expected: { superAdmin: 'BAD_INPUT', siteAdminWest: 'BAD_INPUT' },
    },
  ],
  // No account in the file may be created: the report says why for each line.
  importUsers: newAccounts.map(([role, sites, answers]) => ({
    subject: unknownEmail,
    variables: (email) => ({
      dryRun: false,
      csv: `email,fullname,role,sites\n${email},New,${role},${sites.map((site) => codes[site]).join(' ')}`,
    }),
    expected: {
      ...Object.fromEntries(
        Object.entries(answers).map(([person, code]) => [person, code === 'OK' ? code : 'BAD_INPUT']),
      ),
      manager: 'FORBIDDEN',
    },
  })),
  updateUser: [
    ...casesFor((id) => ({ id, data: { phone: '+65 6123 4567' } }), ...accountChanges),
    ...casesFor((id) => ({ id, data: { status: 'Pending' } }), ...accountChanges),
    ...casesFor(
      (id) => ({ id, data: { role: 'SiteAdmin' } }),
      ['a requestor of the north', { superAdmin: 'OK', siteAdmin: 'FORBIDDEN', siteAdminWest: 'NOT_FOUND' }],
      ['the only Super Admin', { superAdmin: 'CONFLICT', siteAdmin: 'FORBIDDEN' }],
    ),
    ...casesFor(
      (id, ids) => ({ id, data: { site: [ids.sites.north, ids.sites.west] } }),
      ['a requestor of the north', { superAdmin: 'OK', siteAdmin: 'FORBIDDEN', siteAdminWest: 'NOT_FOUND' }],
      ['the Site Admin of the north', { siteAdmin: 'FORBIDDEN', siteAdminWest: 'NOT_FOUND' }],
    ),
    ...casesFor(
      (id, ids) => ({ id, data: { site: [ids.sites.west] } }),
      ['a requestor of the north', { superAdmin: 'OK', siteAdmin: 'FORBIDDEN', siteAdminWest: 'NOT_FOUND' }],
    ),
    ...['SuperAdmin', 'User'].flatMap((role) =>
      casesFor((id) => ({ id, data: { role } }), ['the Site Admin of the north', { siteAdmin: 'FORBIDDEN' }]),
    ),
    ...casesFor(
      (id) => ({ id, data: { company: 'ACME Works' } }),
      ['the Site Admin of the north', { siteAdmin: 'FORBIDDEN', siteAdminWest: 'NOT_FOUND' }],
      ['the only Super Admin', { superAdmin: 'FORBIDDEN', siteAdmin: 'FORBIDDEN' }],
    ),
  ],
  deleteUser: casesFor(
    (id) => ({ id }),
    ...accountChanges,
    ['the Site Admin of the north', { siteAdmin: 'FORBIDDEN', siteAdminWest: 'NOT_FOUND' }],
    ['the only Super Admin', { superAdmin: 'CONFLICT', siteAdmin: 'FORBIDDEN' }],
  ),
  resetPasswordByAdmin: casesFor(
    (userId) => ({ userId }),
    ['a requestor of the north', superAdminOnly],
    ['another Site Admin of the north', superAdminOnly],
    ['a deleted requestor of the north', notFound()],
  ),
  updateProfile: [
    ...casesFor(
      (company) => ({ data: { company } }),
      ['a code that nothing has', expectCode('FORBIDDEN', 'requestor', 'superAdmin')],
    ),
    ...casesFor(
      (id) => ({ data: { site: [id] } }),
      ['the west', expectCode('FORBIDDEN', 'host', 'siteAdmin', 'requestor')],
    ),
    ...casesFor(
      (fullname) => ({ data: { fullname } }),
      ['a code that nothing has', expectCode('OK', 'requestor', 'host')],
    ),
  ],

  updateSite: casesFor(
    (id) => ({ id, data: { address: '1 Fab Road' } }),
    ['a site', superAdminOnly],
    ['the north', superAdminOnly],
    ['a deleted site', notFound()],
  ),
  requireVerifiedCertificates: casesFor(
    (site) => ({ site }),
    ['the west', { superAdmin: 'OK', siteAdmin: 'NOT_FOUND', siteAdminWest: 'OK' }],
    ['a deleted site', notFound()],
  ),
  deleteSite: casesFor((id) => ({ id }), ['a site', superAdminOnly], ['a deleted site', notFound()]),
  createGroup: casesFor(
    (id) => ({ data: { name: createUniqueName(), site: id } }),
    ['the north', northAdminsOnly],
    ['the west', { superAdmin: 'OK', siteAdmin: 'FORBIDDEN', siteAdminWest: 'OK' }],
    ['a deleted site', notFoundForAdmins],
  ),
  updateGroup: [
    ...casesFor(
      (id) => ({ id, data: { name: createUniqueName() } }),
      ['a group of the north', northAdminsOnly],
      ['a deleted group of the north', notFoundForAdmins],
      ['a group of a deleted site', notFoundForAdmins],
    ),
    ...casesFor(
      (id, ids) => ({ id, data: { site: ids.sites.west } }),
      ['a group of the north', { superAdmin: 'OK', siteAdmin: 'FORBIDDEN', siteAdminWest: 'FORBIDDEN' }],
    ),
    {
      subject: 'a deleted site',
      variables: (site, ids) => ({ id: ids.groups.lss, data: { site } }),
      expected: { ...notFoundForAdmins, siteAdminWest: 'FORBIDDEN' },
    },
  ],
  deleteGroup: casesFor(
    (id) => ({ id }),
    ['a group of the north', northAdminsOnly],
    ['a deleted group of the north', notFoundForAdmins],
  ),
  addUsersToMTGroup: [
    ...casesFor(
      (id, ids) => ({ id, data: { members: [ids.users.closer] } }),
      ['a group of the north', northAdminsOnly],
      ['a deleted group of the north', notFoundForAdmins],
    ),
    ...casesFor(
      (id, ids) => ({ id, data: { members: [ids.users.closerWest] } }),
      ['a group of the north', expectCode('CONFLICT', 'superAdmin', 'siteAdmin')],
    ),
    {
      subject: 'a deleted requestor of the north',
      variables: (id, ids) => ({ id: ids.groups.lss, data: { members: [id] } }),
      expected: { ...notFoundForAdmins, siteAdminWest: 'FORBIDDEN' },
    },
    {
      subject: 'a requestor of the north',
      variables: (id, ids) => ({ id: ids.groups.lss, data: { members: [id] } }),
      expected: expectCode('CONFLICT', 'superAdmin', 'siteAdmin'),
    },
  ],
  removeUsersToMTGroup: casesFor(
    (id, ids) => ({ id, userid: ids.users.lss }),
    ['a group of the north with a member', northAdminsOnly],
    ['a deleted group of the north', notFoundForAdmins],
  ),

  createMap: [
    ...casesFor(
      (mapImage, ids) => ({ data: { name: createUniqueName(), site: ids.sites.north, mapImage } }),
      ['a picture of the Super Admin', superAdminOnly],
      ['an upload of the requestor', expectCode('BAD_INPUT', 'superAdmin')],
      ["a file of the requestor's permit", expectCode('BAD_INPUT', 'superAdmin')],
      ['the picture of a map of the north', expectCode('BAD_INPUT', 'superAdmin')],
    ),
    ...casesFor(
      (site) => ({ data: { name: createUniqueName(), site, mapImage: 'x.png' } }),
      ['a deleted site', notFound()],
    ),
  ],
  updateMap: casesFor(
    (id) => ({ id, data: { name: createUniqueName() } }),
    ['a map of the north', superAdminOnly],
    ['a deleted map of the north', notFound()],
    ['a map of a deleted site', notFound()],
  ),
  deleteMap: casesFor(
    (id) => ({ id }),
    ['a map of the north', superAdminOnly],
    ['a deleted map of the north', notFound()],
    ['a map of a deleted site', notFound()],
  ),

  updateDiscipline: casesFor(
    (id) => ({ id, data: { description: 'Pipes' } }),
    ['a discipline', admins],
    ['a deleted discipline', notFoundForAdmins],
  ),
  deleteDiscipline: casesFor((id) => ({ id }), ['a discipline', admins], ['a deleted discipline', notFoundForAdmins]),
  updateBlockedWord: casesFor(
    (id) => ({ id, data: { _word: createUniqueName() } }),
    ['a blocked word', admins],
    ['what is not there', notFoundForAdmins],
  ),
  deleteBlockedWord: casesFor((id) => ({ id }), ['a blocked word', admins], ['what is not there', notFoundForAdmins]),
  updateTemplate: casesFor(
    (id) => ({ id, data: { title: createUniqueName() } }),
    ['a template', superAdminOnly],
    ['a deleted template', notFound()],
  ),
  deleteTemplate: casesFor(
    (id) => ({ id }),
    ['a template', superAdminOnly],
    ['a deleted template', notFound()],
    ['the General Permit', expectCode('FORBIDDEN', 'superAdmin', 'siteAdmin')],
  ),
  updateAnnouncement: casesFor(
    (id) => ({ id, data: announcement }),
    ['an announcement', superAdminOnly],
    ['what is not there', notFound()],
  ),
  deleteAnnouncement: casesFor(
    (id) => ({ id }),
    ['an announcement', superAdminOnly],
    ['what is not there', notFound()],
  ),
};
