import type { Role } from '@eptw/domain/user/role';
import type { FindableScreen } from '../../features/search/search-result.ts';
import { protectedRoutes } from '../routes.tsx';
import { listMenuGroups, type MenuSettings } from './entries.tsx';

/** What somebody can begin from anywhere, by its address. Who may, the table of routes says. */
const findableActions: readonly FindableScreen[] = [
  { label: 'Create Permit', path: '/permits/create-permit' },
  { label: 'Create Child Permit', path: '/childpermits/create-child-permit' },
  { label: 'Add Worker', path: '/crew/add-worker' },
  { label: 'Import Workers', path: '/crew/import' },
  { label: 'Create User', path: '/users/create-user' },
  { label: 'Create Group', path: '/mtgroup/create-group' },
  { label: 'Create Template', path: '/templates/create-template' },
  { label: 'Create Announcement', path: '/announcements/create-announcement' },
  { label: 'Edit Profile', path: '/update-profile' },
  { label: 'Change Password', path: '/change-password' },
  { label: 'Notification Preferences', path: '/notification-preferences' },
];

/** The screens of the menu and the actions that a role may open. */
export function listFindableScreens(role: Role, settings: MenuSettings) {
  const mayOpen = ({ path }: FindableScreen) =>
    protectedRoutes.some((route) => route.path === path && route.roles.includes(role));
  return {
    screens: listMenuGroups(role, settings).flatMap(({ entries }) =>
      entries.flatMap(({ label, path, outside }) => (outside ? [] : { label, path })),
    ),
    actions: findableActions.filter(mayOpen),
  };
}
