import type { MenuCountName } from '@eptw/domain/permit/menu-counts';
import { accountAdmins } from '@eptw/domain/user/authority';
import type { Role } from '@eptw/domain/user/role';
import { installationAdmins, siteDataAdmins } from '@eptw/domain/user/role-groups';
import {
  Ban,
  Building2,
  FileClock,
  HardHat,
  LayoutTemplate,
  Map,
  Megaphone,
  Settings,
  Users,
  UsersRound,
  type LucideIcon,
} from 'lucide-react';
import type { ComponentType } from 'react';

/** What administrators manage together: an entry of the side menu and its screens, for the same roles. */
interface AdminArea {
  menu: { path: string; label: string; icon: LucideIcon; counts?: readonly MenuCountName[]; countLabel?: string };
  roles: readonly Role[];
  /** Path → screen. */
  screens: Readonly<Record<string, () => Promise<ComponentType>>>;
}

/** The screens of administrators, in the order of the menu. */
export const adminAreas: readonly AdminArea[] = [
  {
    menu: { path: '/sites', label: 'Sites', icon: Building2 },
    roles: installationAdmins,
    screens: {
      '/sites': async () => (await import('../features/sites/screens/site-list.tsx')).SiteList,
      '/sites/create-site': async () => (await import('../features/sites/screens/edit-site.tsx')).EditSite,
      '/sites/edit-site/:id': async () => (await import('../features/sites/screens/edit-site.tsx')).EditSite,
    },
  },
  {
    menu: { path: '/maps', label: 'Maps', icon: Map },
    roles: installationAdmins,
    screens: {
      '/maps': async () => (await import('../features/maps/screens/map-list.tsx')).MapList,
      '/maps/create-map': async () => (await import('../features/maps/screens/edit-map.tsx')).EditMap,
      '/maps/edit-map/:id': async () => (await import('../features/maps/screens/edit-map.tsx')).EditMap,
    },
  },
  {
    menu: {
      path: '/users',
      label: 'Users',
      icon: Users,
      counts: ['accountsToApprove'],
      countLabel: 'waiting for approval',
    },
    roles: accountAdmins,
    screens: {
      '/users': async () => (await import('../features/users/screens/user-list.tsx')).UserList,
      '/users/create-user': async () => (await import('../features/users/screens/edit-user.tsx')).CreateUser,
      '/users/import': async () => (await import('../features/users/screens/import-users.tsx')).ImportUsers,
      '/users/edit-user/:id': async () => (await import('../features/users/screens/edit-user.tsx')).EditUser,
      '/users/:id': async () => (await import('../features/users/screens/user-detail.tsx')).UserDetail,
    },
  },
  {
    menu: { path: '/templates', label: 'Templates', icon: LayoutTemplate },
    roles: installationAdmins,
    screens: {
      '/templates': async () => (await import('../features/templates/screens/template-list.tsx')).TemplateList,
      '/templates/create-template': async () =>
        (await import('../features/templates/screens/create-template.tsx')).CreateTemplate,
      '/templates/edit-template/:id': async () =>
        (await import('../features/templates/screens/edit-template.tsx')).EditTemplate,
    },
  },
  {
    menu: { path: '/disciplines', label: 'Disciplines', icon: HardHat },
    roles: siteDataAdmins,
    screens: {
      '/disciplines': async () => (await import('../features/disciplines/screens/discipline-list.tsx')).DisciplineList,
      '/disciplines/create-discipline': async () =>
        (await import('../features/disciplines/screens/edit-discipline.tsx')).EditDiscipline,
      '/disciplines/edit-discipline/:id': async () =>
        (await import('../features/disciplines/screens/edit-discipline.tsx')).EditDiscipline,
      '/disciplines/:id': async () =>
        (await import('../features/disciplines/screens/discipline-view.tsx')).DisciplineView,
    },
  },
  {
    menu: { path: '/mtgroup', label: 'MT Groups', icon: UsersRound },
    roles: siteDataAdmins,
    screens: {
      '/mtgroup': async () => (await import('../features/mt-groups/screens/group-list.tsx')).GroupList,
      '/mtgroup/create-group': async () => (await import('../features/mt-groups/screens/edit-group.tsx')).EditGroup,
      '/mtgroup/edit-group/:id': async () => (await import('../features/mt-groups/screens/edit-group.tsx')).EditGroup,
    },
  },
  {
    menu: { path: '/blocked-words', label: 'Blocked Words', icon: Ban },
    roles: siteDataAdmins,
    screens: {
      '/blocked-words': async () =>
        (await import('../features/blocked-words/screens/blocked-word-list.tsx')).BlockedWordList,
    },
  },
  {
    menu: { path: '/announcements', label: 'Announcements', icon: Megaphone },
    roles: installationAdmins,
    screens: {
      '/announcements': async () =>
        (await import('../features/announcements/screens/announcement-list.tsx')).AnnouncementList,
      '/announcements/create-announcement': async () =>
        (await import('../features/announcements/screens/edit-announcement.tsx')).EditAnnouncement,
      '/announcements/edit-announcement/:id': async () =>
        (await import('../features/announcements/screens/edit-announcement.tsx')).EditAnnouncement,
    },
  },
  {
    menu: { path: '/settings', label: 'Settings', icon: Settings },
    roles: installationAdmins,
    screens: {
      '/setup': async () => (await import('../features/settings/screens/setup.tsx')).Setup,
      '/look-alikes': async () => (await import('../features/companies/screens/look-alikes.tsx')).LookAlikes,
      '/settings': async () => (await import('../features/settings/screens/settings.tsx')).Settings,
    },
  },
  {
    menu: { path: '/administration-history', label: 'Administration History', icon: FileClock },
    roles: siteDataAdmins,
    screens: {
      '/administration-history': async () => (await import('../features/audit-log/screens/audit-log.tsx')).AuditLog,
    },
  },
];
