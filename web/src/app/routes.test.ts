import { listMenuCounts } from '@eptw/domain/permit/menu-counts';
import { firstPages } from '@eptw/domain/permit/first-page';
import { roles, type Role } from '@eptw/domain/user/role';
import { expect, test } from 'vitest';
import { protectedRoutes } from './routes.tsx';
import { listMenuGroups } from './side-menu/entries.tsx';

// Listed by role, without the constants that the tables under test use, so that a role added or removed by mistake
// shows.
const everyone: readonly Role[] = roles;
const superAdmin: readonly Role[] = ['SuperAdmin'];
const admins: readonly Role[] = ['SuperAdmin', 'SiteAdmin'];
const crewManagers: readonly Role[] = ['SuperAdmin', 'SiteAdmin', 'ContractorPM', 'ContractorRequestor'];
const withOwnLists: readonly Role[] = ['SuperAdmin', 'SiteAdmin', 'MTGroup'];
const approvers: readonly Role[] = [...withOwnLists, 'ContractorPM', 'MicronSupervisor', 'MicronManager'];
const creators: readonly Role[] = ['SiteAdmin', 'MTGroup', 'ContractorRequestor', 'User'];
const dashboardViewers: readonly Role[] = ['SuperAdmin', 'MTGroup', 'MicronSupervisor', 'MicronManager'];

/** The roles that may open each screen. */
const screens: Record<string, readonly Role[]> = {
  '/dashboard': dashboardViewers,
  '/work': everyone,
  '/permits': everyone,
  '/permits/create-permit': creators,
  '/permits/:id': everyone,
  '/permits/review/:id': everyone,
  '/all-my-permits': withOwnLists,
  '/my-pending-approval-permits': approvers,
  '/permits-pending-approval': approvers,
  '/permits-for-my-action': creators,
  '/permits-pending-close-cancel': withOwnLists,
  '/permits-i-approved': approvers,
  '/childpermits': everyone,
  '/childpermits/create-child-permit': creators,
  '/childpermits/:id': everyone,
  '/childpermits/review/:id': everyone,
  '/my-child-permit': withOwnLists,
  '/my-child-permits-pending-approval': approvers,
  '/lss-tab-permits': approvers,
  '/my-draft-permits': creators,
  '/draftpermit/:id': creators,
  '/draftpermit/review/:id': creators,
  '/setup': superAdmin,
  '/settings': superAdmin,
  '/look-alikes': superAdmin,
  '/sites': superAdmin,
  '/sites/create-site': superAdmin,
  '/sites/edit-site/:id': superAdmin,
  '/maps': superAdmin,
  '/maps/create-map': superAdmin,
  '/maps/edit-map/:id': superAdmin,
  '/disciplines': admins,
  '/disciplines/create-discipline': admins,
  '/disciplines/edit-discipline/:id': admins,
  '/disciplines/:id': admins,
  '/mtgroup': admins,
  '/mtgroup/create-group': admins,
  '/mtgroup/edit-group/:id': admins,
  '/blocked-words': admins,
  '/announcements': superAdmin,
  '/announcements/create-announcement': superAdmin,
  '/announcements/edit-announcement/:id': superAdmin,
  '/crew': everyone,
  '/crew/add-worker': crewManagers,
  '/crew/edit-worker/:id': crewManagers,
  '/crew/import': crewManagers,
  '/crew/to-verify': ['SiteAdmin', 'MTGroup', 'MicronSupervisor'],
  '/crew/:id': everyone,
  '/muster': everyone,
  '/muster/:site': everyone,
  '/muster/:site/records': everyone,
  '/muster/:site/records/:id': everyone,
  '/forms-download': everyone,
  '/initiatives': everyone,
  '/sipp-works': everyone,
  '/changelogs': everyone,
  '/templates': superAdmin,
  '/templates/create-template': superAdmin,
  '/templates/edit-template/:id': superAdmin,
  '/users': admins,
  '/users/create-user': admins,
  '/users/import': admins,
  '/users/edit-user/:id': admins,
  '/users/:id': admins,
  '/my-profile': everyone,
  '/notifications': everyone,
  '/notification-preferences': everyone,
  '/update-profile': everyone,
  '/change-password': everyone,
  '/administration-history': admins,
};

test('opens every screen to its roles only', () => {
  const opened = protectedRoutes.map(({ path, roles: open }) => [path, open.toSorted()]);
  expect(Object.fromEntries(opened)).toEqual(
    Object.fromEntries(Object.entries(screens).map(([path, open]) => [path, open.toSorted()])),
  );
  expect(opened).toHaveLength(Object.keys(screens).length);
});

const approvals = ['/my-pending-approval-permits', '/my-child-permits-pending-approval'];
const approvalLists = ['/permits-pending-approval', '/permits-i-approved'];
const siteData = ['/disciplines', '/mtgroup', '/blocked-words'];
const work = ['/work'];
const help = ['/my-profile', '/forms-download', '/changelogs'];

/** The entries of each role's side menu, from top to bottom. */
const menus: Record<Role, readonly string[]> = {
  SuperAdmin: [
    ...work,
    ...approvals,
    ...[
      '/permits',
      '/all-my-permits',
      ...approvalLists,
      '/childpermits',
      '/my-child-permit',
      '/lss-tab-permits',
      '/crew',
      '/muster',
    ],
    ...['/dashboard', '/initiatives', '/sipp-works'],
    ...['/sites', '/maps', '/users', '/templates', ...siteData],
    ...['/announcements', '/settings', '/administration-history'],
    ...help,
  ],
  SiteAdmin: [
    ...work,
    ...approvals,
    '/permits-for-my-action',
    '/crew/to-verify',
    ...[
      '/permits',
      '/all-my-permits',
      '/my-draft-permits',
      ...approvalLists,
      '/childpermits',
      '/my-child-permit',
      '/lss-tab-permits',
      '/crew',
      '/muster',
    ],
    ...['/initiatives', '/sipp-works'],
    ...['/users', ...siteData, '/administration-history'],
    ...help,
  ],
  MTGroup: [
    ...work,
    ...approvals,
    '/permits-for-my-action',
    ...['/permits', '/all-my-permits', '/my-draft-permits', ...approvalLists],
    ...['/childpermits', '/my-child-permit', '/lss-tab-permits', '/crew', '/muster'],
    ...['/dashboard', '/initiatives', '/sipp-works'],
    ...help,
  ],
  ContractorPM: [
    ...work,
    ...approvals,
    ...['/permits', ...approvalLists, '/childpermits', '/lss-tab-permits', '/crew', '/initiatives'],
    ...help,
  ],
  ContractorRequestor: [
    ...work,
    '/permits-for-my-action',
    '/permits',
    '/my-draft-permits',
    '/childpermits',
    '/crew',
    '/initiatives',
    ...help,
  ],
  MicronSupervisor: [
    ...work,
    ...approvals,
    '/crew/to-verify',
    ...['/permits', ...approvalLists, '/childpermits', '/lss-tab-permits', '/crew', '/muster'],
    ...['/dashboard', '/initiatives', '/sipp-works'],
    ...help,
  ],
  MicronManager: [
    ...work,
    ...approvals,
    ...['/permits', ...approvalLists, '/childpermits', '/lss-tab-permits', '/crew', '/muster'],
    ...['/dashboard', '/initiatives', '/sipp-works'],
    ...help,
  ],
  User: [
    ...work,
    '/permits-for-my-action',
    '/permits',
    '/my-draft-permits',
    '/childpermits',
    '/crew',
    '/muster',
    '/initiatives',
    ...help,
  ],
};

function listMenuPaths(role: Role, { permitCloser = false, feedbackUrl = null as string | null } = {}): string[] {
  return listMenuGroups(role, { permitCloser, feedbackUrl }).flatMap(({ entries }) => entries.map(({ path }) => path));
}

test.each(roles)('shows a %s the menu entries of their role only', (role) => {
  expect(listMenuPaths(role)).toEqual(menus[role]);
});

test.each(roles)('links the menu of a %s only to screens they may open', (role) => {
  for (const path of listMenuPaths(role, { permitCloser: true })) expect(screens[path], path).toContain(role);
});

test.each(roles)(
  'shows permits to close and certificates to verify to a %s who is a permit closer, where the role has such a list',
  (role) => {
    const added = listMenuPaths(role, { permitCloser: true }).filter((path) => !menus[role].includes(path));
    const toClose = withOwnLists.includes(role) ? ['/permits-pending-close-cancel'] : [];
    expect(added).toEqual([...toClose, ...(role === 'MTGroup' ? ['/crew/to-verify'] : [])]);
  },
);

test.each(roles)('links the menu of a %s to the feedback form once it has an address', (role) => {
  const feedbackUrl = 'https://feedback.example/form';
  expect(listMenuPaths(role, { feedbackUrl }).filter((path) => !menus[role].includes(path))).toEqual([feedbackUrl]);
});

test.each(roles)('has a menu entry for each count that is sent to a %s', (role) => {
  const groups = listMenuGroups(role, { permitCloser: true, feedbackUrl: null });
  const counts = groups.flatMap(({ entries }) => entries.flatMap(({ counts: counted = [] }) => counted));
  expect(counts.toSorted()).toEqual(listMenuCounts(role).toSorted());
});

test.each(Object.entries(firstPages))('%s is a first page for the roles that may open it', (path, page) => {
  expect(page.roles.toSorted()).toEqual(screens[path]?.toSorted());
});
