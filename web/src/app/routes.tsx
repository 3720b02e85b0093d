import {
  dashboardReaders,
  draftKeepers,
  installationKeepers,
  permitCreators,
  permitDesk,
  placeKeepers,
} from '@eptw/domain/access/access';
import { permitApprovers } from '@eptw/domain/permit/reviewers';
import { accountAdministrators } from '@eptw/domain/user/authority';
import { roles, type Role } from '@eptw/domain/user/role';
import type { ComponentType } from 'react';

/** A screen of signed-in people: where it is, what it is, and who may open it. */
export interface ProtectedRoute {
  path: string;
  screen: () => Promise<ComponentType>;
  roles: readonly Role[];
  /** Whether it leads to permits, which then lead back to it. */
  opensPermits?: boolean;
}

/** A screen of people who are not signed in. */
export interface PublicRoute {
  path: string;
  screen: () => Promise<ComponentType>;
  /** Opened by the code of a mailed link, it does not turn away those who are signed in. */
  byMailedLink?: boolean;
}

/** Open to all eight roles. */
const everyRole = roles;

/** THE TABLE of screens. A screen's code is loaded when it is first opened. */
export const protectedRoutes: readonly ProtectedRoute[] = [
  {
    path: '/dashboard',
    screen: async () => (await import('../features/dashboard/screens/dashboard.tsx')).Dashboard,
    roles: dashboardReaders,
    opensPermits: true,
  },
  {
    path: '/permits',
    screen: async () => (await import('../features/permits/screens/permit-list.tsx')).PermitList,
    roles: everyRole,
    opensPermits: true,
  },
  {
    path: '/permits/create-permit',
    screen: async () => (await import('../features/permits/screens/create-permit.tsx')).CreatePermit,
    roles: permitCreators,
  },
  {
    path: '/all-my-permits',
    screen: async () => (await import('../features/permits/screens/my-submitted-permits.tsx')).MySubmittedPermits,
    roles: permitDesk,
    opensPermits: true,
  },
  {
    path: '/my-pending-approval-permits',
    screen: async () =>
      (await import('../features/permits/screens/permits-pending-my-approval.tsx')).PermitsPendingMyApproval,
    roles: permitApprovers,
    opensPermits: true,
  },
  {
    path: '/permits-pending-approval',
    screen: async () =>
      (await import('../features/permits/screens/permits-pending-approval.tsx')).PermitsPendingApproval,
    roles: permitApprovers,
    opensPermits: true,
  },
  {
    path: '/permits-pending-close-cancel',
    screen: async () =>
      (await import('../features/permits/screens/permits-pending-close-cancel.tsx')).PermitsPendingCloseCancel,
    roles: permitDesk,
    opensPermits: true,
  },
  {
    path: '/permits-i-approved',
    screen: async () => (await import('../features/permits/screens/permits-i-approved.tsx')).PermitsIApproved,
    roles: permitApprovers,
    opensPermits: true,
  },
  {
    path: '/permits/:id',
    screen: async () => (await import('../features/permits/screens/permit-view.tsx')).PermitView,
    roles: everyRole,
  },
  {
    path: '/permits/review/:id',
    screen: async () => (await import('../features/permits/screens/permit-review.tsx')).PermitReview,
    roles: everyRole,
  },
  {
    path: '/childpermits',
    screen: async () => (await import('../features/permits/screens/child-permit-list.tsx')).ChildPermitList,
    roles: everyRole,
    opensPermits: true,
  },
  {
    path: '/childpermits/create-child-permit',
    screen: async () => (await import('../features/permits/screens/create-child-permit.tsx')).CreateChildPermit,
    roles: permitCreators,
  },
  {
    path: '/childpermits/:id',
    screen: async () => (await import('../features/permits/screens/child-permit-view.tsx')).ChildPermitView,
    roles: everyRole,
  },
  {
    path: '/childpermits/review/:id',
    screen: async () => (await import('../features/permits/screens/child-permit-review.tsx')).ChildPermitReview,
    roles: everyRole,
  },
  {
    path: '/my-child-permit',
    screen: async () => (await import('../features/permits/screens/my-child-permits.tsx')).MyChildPermits,
    roles: permitDesk,
    opensPermits: true,
  },
  {
    path: '/my-child-permits-pending-approval',
    screen: async () =>
      (await import('../features/permits/screens/child-permits-pending-my-approval.tsx')).ChildPermitsPendingMyApproval,
    roles: permitApprovers,
    opensPermits: true,
  },
  {
    path: '/lss-tab-permits',
    screen: async () => (await import('../features/permits/screens/life-support-permits.tsx')).LifeSupportPermits,
    roles: permitApprovers,
    opensPermits: true,
  },
  {
    path: '/my-draft-permits',
    screen: async () => (await import('../features/permits/screens/draft-list.tsx')).DraftList,
    roles: draftKeepers,
    opensPermits: true,
  },
  {
    path: '/draftpermit/:id',
    screen: async () => (await import('../features/permits/screens/draft-view.tsx')).DraftView,
    roles: draftKeepers,
  },
  {
    path: '/draftpermit/review/:id',
    screen: async () => (await import('../features/permits/screens/draft-review.tsx')).DraftReview,
    roles: draftKeepers,
  },
  {
    path: '/setup',
    screen: async () => (await import('../features/settings/screens/setup.tsx')).Setup,
    roles: installationKeepers,
  },
  {
    path: '/settings',
    screen: async () => (await import('../features/settings/screens/settings.tsx')).Settings,
    roles: installationKeepers,
  },
  {
    path: '/sites',
    screen: async () => (await import('../features/sites/screens/site-list.tsx')).SiteList,
    roles: installationKeepers,
  },
  {
    path: '/sites/create-site',
    screen: async () => (await import('../features/sites/screens/create-site.tsx')).CreateSite,
    roles: installationKeepers,
  },
  {
    path: '/sites/edit-site/:id',
    screen: async () => (await import('../features/sites/screens/edit-site.tsx')).EditSite,
    roles: installationKeepers,
  },
  {
    path: '/maps',
    screen: async () => (await import('../features/maps/screens/map-list.tsx')).MapList,
    roles: installationKeepers,
  },
  {
    path: '/maps/create-map',
    screen: async () => (await import('../features/maps/screens/create-map.tsx')).CreateMap,
    roles: installationKeepers,
  },
  {
    path: '/maps/edit-map/:id',
    screen: async () => (await import('../features/maps/screens/edit-map.tsx')).EditMap,
    roles: installationKeepers,
  },
  {
    path: '/disciplines',
    screen: async () => (await import('../features/disciplines/screens/discipline-list.tsx')).DisciplineList,
    roles: placeKeepers,
  },
  {
    path: '/disciplines/create-discipline',
    screen: async () => (await import('../features/disciplines/screens/create-discipline.tsx')).CreateDiscipline,
    roles: placeKeepers,
  },
  {
    path: '/disciplines/edit-discipline/:id',
    screen: async () => (await import('../features/disciplines/screens/edit-discipline.tsx')).EditDiscipline,
    roles: placeKeepers,
  },
  {
    path: '/disciplines/:id',
    screen: async () => (await import('../features/disciplines/screens/discipline-view.tsx')).DisciplineView,
    roles: placeKeepers,
  },
  {
    path: '/mtgroup',
    screen: async () => (await import('../features/mt-groups/screens/group-list.tsx')).GroupList,
    roles: placeKeepers,
  },
  {
    path: '/mtgroup/create-group',
    screen: async () => (await import('../features/mt-groups/screens/create-group.tsx')).CreateGroup,
    roles: placeKeepers,
  },
  {
    path: '/mtgroup/edit-group/:id',
    screen: async () => (await import('../features/mt-groups/screens/edit-group.tsx')).EditGroup,
    roles: placeKeepers,
  },
  {
    path: '/blocked-words',
    screen: async () => (await import('../features/blocked-words/screens/blocked-word-list.tsx')).BlockedWordList,
    roles: placeKeepers,
  },
  {
    path: '/announcements',
    screen: async () => (await import('../features/announcements/screens/announcement-list.tsx')).AnnouncementList,
    roles: installationKeepers,
  },
  {
    path: '/announcements/create-announcement',
    screen: async () => (await import('../features/announcements/screens/create-announcement.tsx')).CreateAnnouncement,
    roles: installationKeepers,
  },
  {
    path: '/announcements/edit-announcement/:id',
    screen: async () => (await import('../features/announcements/screens/edit-announcement.tsx')).EditAnnouncement,
    roles: installationKeepers,
  },
  {
    path: '/forms-download',
    screen: async () => (await import('../features/forms-download/screens/forms-download.tsx')).FormsDownload,
    roles: everyRole,
  },
  {
    path: '/initiatives',
    screen: async () => (await import('../features/reports/screens/initiatives.tsx')).Initiatives,
    roles: everyRole,
  },
  {
    path: '/sipp-works',
    screen: async () => (await import('../features/reports/screens/sipp-works.tsx')).SippWorks,
    roles: everyRole,
    opensPermits: true,
  },
  {
    path: '/changelogs',
    screen: async () => (await import('../features/change-logs/screens/change-logs.tsx')).ChangeLogs,
    roles: everyRole,
  },
  {
    path: '/templates',
    screen: async () => (await import('../features/templates/screens/template-list.tsx')).TemplateList,
    roles: installationKeepers,
  },
  {
    path: '/templates/create-template',
    screen: async () => (await import('../features/templates/screens/create-template.tsx')).CreateTemplate,
    roles: installationKeepers,
  },
  {
    path: '/templates/edit-template/:id',
    screen: async () => (await import('../features/templates/screens/edit-template.tsx')).EditTemplate,
    roles: installationKeepers,
  },
  {
    path: '/users',
    screen: async () => (await import('../features/users/screens/user-list.tsx')).UserList,
    roles: accountAdministrators,
  },
  {
    path: '/users/create-user',
    screen: async () => (await import('../features/users/screens/create-user.tsx')).CreateUser,
    roles: accountAdministrators,
  },
  {
    path: '/users/import',
    screen: async () => (await import('../features/users/screens/import-users.tsx')).ImportUsers,
    roles: accountAdministrators,
  },
  {
    path: '/users/edit-user/:id',
    screen: async () => (await import('../features/users/screens/edit-user.tsx')).EditUser,
    roles: accountAdministrators,
  },
  {
    path: '/users/:id',
    screen: async () => (await import('../features/users/screens/user-detail.tsx')).UserDetail,
    roles: accountAdministrators,
  },
  {
    path: '/my-profile',
    screen: async () => (await import('../features/profile/screens/my-profile.tsx')).MyProfile,
    roles: everyRole,
  },
  {
    path: '/notifications',
    screen: async () => (await import('../features/notifications/screens/notification-list.tsx')).NotificationList,
    roles: everyRole,
    opensPermits: true,
  },
  {
    path: '/notification-preferences',
    screen: async () =>
      (await import('../features/notifications/screens/notification-preferences.tsx')).NotificationPreferences,
    roles: everyRole,
  },
  {
    path: '/update-profile',
    screen: async () => (await import('../features/profile/screens/update-profile.tsx')).UpdateProfile,
    roles: everyRole,
  },
  {
    path: '/change-password',
    screen: async () => (await import('../features/profile/screens/change-password.tsx')).ChangePassword,
    roles: everyRole,
  },
  {
    path: '/administration-history',
    screen: async () =>
      (await import('../features/administration/screens/administration-history.tsx')).AdministrationHistory,
    roles: installationKeepers,
  },
];

/** Where a single sign-on comes back to. */
export const signOnPath = '/ssologin';

export const publicRoutes: readonly PublicRoute[] = [
  { path: '/signin', screen: async () => (await import('../features/sessions/screens/sign-in.tsx')).SignIn },
  {
    path: signOnPath,
    screen: async () => (await import('../features/sessions/screens/single-sign-on.tsx')).SingleSignOn,
  },
  { path: '/signup', screen: async () => (await import('../features/sessions/screens/sign-up.tsx')).SignUp },
  {
    path: '/forgot-password',
    screen: async () => (await import('../features/sessions/screens/forgot-password.tsx')).ForgotPassword,
  },
  {
    path: '/reset-password',
    screen: async () => (await import('../features/sessions/screens/reset-password.tsx')).ResetPassword,
    byMailedLink: true,
  },
  {
    path: '/email-verification',
    screen: async () => (await import('../features/sessions/screens/email-verification.tsx')).EmailVerification,
    byMailedLink: true,
  },
  {
    path: '/block-email-change',
    screen: async () => (await import('../features/sessions/screens/block-email-change.tsx')).BlockEmailChange,
    byMailedLink: true,
  },
];

/** The screens that permits are opened from. */
export const permitLists: readonly string[] = protectedRoutes.flatMap(({ path, opensPermits }) =>
  opensPermits ? path : [],
);

export const signInPath = '/signin';
