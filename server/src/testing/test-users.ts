import type { Role } from '@eptw/domain/user/role';

/** The users in tests: every role, at two sites and in two companies. Tests refer to them by key. */
export const testUsers = {
  superAdmin: { role: 'SuperAdmin', company: 'Fab', email: 'super.admin@fab.example', sites: ['north', 'west'] },
  siteAdmin: { role: 'SiteAdmin', company: 'Fab', email: 'site.admin@fab.example', sites: ['north'] },
  siteAdminWest: { role: 'SiteAdmin', company: 'Fab', email: 'site.admin.west@fab.example', sites: ['west'] },
  supervisor: { role: 'MicronSupervisor', company: 'Fab', email: 'supervisor@fab.example', sites: ['north'] },
  supervisorWest: { role: 'MicronSupervisor', company: 'Fab', email: 'supervisor.west@fab.example', sites: ['west'] },
  manager: { role: 'MicronManager', company: 'Fab', email: 'manager@fab.example', sites: ['north'] },
  host: { role: 'User', company: 'Fab', email: 'host@fab.example', sites: ['north'] },
  facilities: { role: 'MTGroup', company: 'Fab', email: 'facilities@fab.example', sites: ['north'] },
  facilitiesSecond: { role: 'MTGroup', company: 'Fab', email: 'facilities.second@fab.example', sites: ['north'] },
  closer: { role: 'MTGroup', company: 'Fab', email: 'closer@fab.example', sites: ['north'] },
  closerSecond: { role: 'MTGroup', company: 'Fab', email: 'closer.second@fab.example', sites: ['north'] },
  closerWest: { role: 'MTGroup', company: 'Fab', email: 'closer.west@fab.example', sites: ['west'] },
  lss: { role: 'MTGroup', company: 'Fab', email: 'lss@fab.example', sites: ['north'] },
  pm: { role: 'ContractorPM', company: 'ACME Works', email: 'pm@acme-works.example', sites: ['north', 'west'] },
  requestor: {
    role: 'ContractorRequestor',
    company: 'ACME Works',
    email: 'requestor@acme-works.example',
    sites: ['north', 'west'],
  },
  requestorSecond: {
    role: 'ContractorRequestor',
    company: 'ACME Works',
    email: 'requestor.second@acme-works.example',
    sites: ['north'],
  },
  foreignPm: { role: 'ContractorPM', company: 'Borealis Engineering', email: 'pm@borealis.example', sites: ['north'] },
  foreignRequestor: {
    role: 'ContractorRequestor',
    company: 'Borealis Engineering',
    email: 'requestor@borealis.example',
    sites: ['north'],
  },
} as const satisfies Record<string, { role: Role; company: string; email: string; sites: readonly TestSite[] }>;

export type TestUser = keyof typeof testUsers;

export const testSites = { north: { code: 'F10N', name: 'Fab 10N' }, west: { code: 'F10W', name: 'Fab 10W' } } as const;

export type TestSite = keyof typeof testSites;

export const testGroups = {
  facilities: {
    name: 'Facilities F10N',
    site: 'north',
    permitCloser: false,
    members: ['facilities', 'facilitiesSecond'],
  },
  permitOffice: { name: 'Permit Office F10N', site: 'north', permitCloser: true, members: ['closer', 'closerSecond'] },
  permitOfficeWest: { name: 'Permit Office F10W', site: 'west', permitCloser: true, members: ['closerWest'] },
  lss: { name: 'LSS F10N', site: 'north', permitCloser: false, members: ['lss'] },
} as const satisfies Record<
  string,
  { name: string; site: TestSite; permitCloser: boolean; members: readonly TestUser[] }
>;

export type TestGroup = keyof typeof testGroups;
