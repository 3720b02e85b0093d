import { roles, type Role } from '@eptw/domain/user/role';
import { expect, it } from 'vitest';
import { protectedRoutes } from '../routes.tsx';
import { listMenuGroups } from './entries.tsx';

const readers: readonly Role[] = ['SuperAdmin', 'MTGroup', 'MicronManager', 'MicronSupervisor'];

const siteManagers: readonly Role[] = ['SuperAdmin', 'SiteAdmin'];

/** Who finds a screen in the menu, and who may open it. */
function listRolesOf(path: string): { find: Role[]; open: Role[] } {
  const entriesOf = (role: Role) =>
    listMenuGroups(role, { permitCloser: false, feedbackUrl: null }).flatMap((group) => group.entries);
  return {
    find: roles.filter((role) => entriesOf(role).some((entry) => entry.path === path)),
    open: roles.filter((role) => protectedRoutes.some((route) => route.path === path && route.roles.includes(role))),
  };
}

it.each<[path: string, found: readonly Role[], opened: readonly Role[]]>([
  ['/dashboard', readers, readers],
  ['/initiatives', roles, roles],
  ['/disciplines', siteManagers, siteManagers],
  ['/blocked-words', siteManagers, siteManagers],
  ['/sipp-works', [...readers, 'SiteAdmin'], roles],
])('%s is found and opened by the roles that it is for, and by no other', (path, found, opened) => {
  const { find, open } = listRolesOf(path);
  expect(find.toSorted()).toEqual(found.toSorted());
  expect(open.toSorted()).toEqual(opened.toSorted());
});
