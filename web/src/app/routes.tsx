import { crewManagers } from '@eptw/domain/crew/crew-access';
import { certificateVerifiers } from '@eptw/domain/crew/verification';
import { dashboardViewers, permitCreators, rolesWithOwnPermitLists } from '@eptw/domain/user/role-groups';
import { approverRoles } from '@eptw/domain/permit/reviewers';
import { roles as everyRole, type Role } from '@eptw/domain/user/role';
import type { ComponentType } from 'react';
import { adminAreas } from './admin-areas.tsx';

/** A screen for signed-in users: its path, its code and the roles that may open it. */
export interface ProtectedRoute {
  path: string;
  screen: () => Promise<ComponentType>;
  roles: readonly Role[];
  /** Whether permits are opened from it; a permit then links back to it. */
  opensPermits?: boolean;
}

/** A screen for users who are not signed in. */
export interface PublicRoute {
  path: string;
  screen: () => Promise<ComponentType>;
  /**
   * The screen is opened with the code of an emailed link. Signed-in users are led on, and find there what the link is
   * for, or it stays open for them, because it concerns an account that may be another one.
   */
  fromMailedLink?: 'leads on' | 'stays open';
}

/** THE TABLE of screens. A screen's code is loaded when it is first opened. */
export const protectedRoutes: readonly ProtectedRoute[] = [
  {
    path: '/dashboard',
    screen: async () => (await import('../features/dashboard/screens/dashboard.tsx')).Dashboard,
    roles: dashboardViewers,
    opensPermits: true,
  },
  {
    path: '/work',
    screen: async () => (await import('../features/work/screens/live-work.tsx')).LiveWork,
    roles: everyRole,
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
    screen: async () => (await import('../features/permits/screens/list-screens.tsx')).listScreens.mySubmittedPermits,
    roles: rolesWithOwnPermitLists,
    opensPermits: true,
  },
  {
    path: '/my-pending-approval-permits',
    screen: async () => (await import('../features/permits/screens/list-screens.tsx')).listScreens.pendingMyApproval,
    roles: approverRoles,
    opensPermits: true,
  },
  {
    path: '/permits-pending-approval',
    screen: async () => (await import('../features/permits/screens/list-screens.tsx')).listScreens.pendingApproval,
    roles: approverRoles,
    opensPermits: true,
  },
  {
    path: '/permits-for-my-action',
    screen: async () => (await import('../features/permits/screens/list-screens.tsx')).listScreens.forMyAction,
    roles: permitCreators,
    opensPermits: true,
  },
  {
    path: '/permits-pending-close-cancel',
    screen: async () => (await import('../features/permits/screens/list-screens.tsx')).listScreens.pendingCloseCancel,
    roles: rolesWithOwnPermitLists,
    opensPermits: true,
  },
  {
    path: '/permits-i-approved',
    screen: async () => (await import('../features/permits/screens/list-screens.tsx')).listScreens.approvedByMe,
    roles: approverRoles,
    opensPermits: true,
  },
  {
    path: '/permits/:id',
    screen: async () => (await import('./screens/permit-view.tsx')).PermitView,
    roles: everyRole,
  },
  {
    path: '/permits/review/:id',
    screen: async () => (await import('./screens/permit-review.tsx')).PermitReview,
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
    screen: async () => (await import('./screens/permit-view.tsx')).ChildPermitView,
    roles: everyRole,
  },
  {
    path: '/childpermits/review/:id',
    screen: async () => (await import('./screens/permit-review.tsx')).ChildPermitReview,
    roles: everyRole,
  },
  {
    path: '/my-child-permit',
    screen: async () => (await import('../features/permits/screens/list-screens.tsx')).listScreens.myChildPermits,
    roles: rolesWithOwnPermitLists,
    opensPermits: true,
  },
  {
    path: '/my-child-permits-pending-approval',
    screen: async () =>
      (await import('../features/permits/screens/list-screens.tsx')).listScreens.childPermitsPendingMyApproval,
    roles: approverRoles,
    opensPermits: true,
  },
  {
    path: '/lss-tab-permits',
    screen: async () => (await import('../features/permits/screens/life-support-permits.tsx')).LifeSupportPermits,
    roles: approverRoles,
    opensPermits: true,
  },
  {
    path: '/my-draft-permits',
    screen: async () => (await import('../features/permits/screens/draft-list.tsx')).DraftList,
    roles: permitCreators,
    opensPermits: true,
  },
  {
    path: '/draftpermit/:id',
    screen: async () => (await import('../features/permits/screens/draft-view.tsx')).DraftView,
    roles: permitCreators,
  },
  {
    path: '/draftpermit/review/:id',
    screen: async () => (await import('../features/permits/screens/draft-review.tsx')).DraftReview,
    roles: permitCreators,
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
    path: '/crew',
    screen: async () => (await import('../features/crew/screens/worker-list.tsx')).WorkerList,
    roles: everyRole,
  },
  {
    path: '/crew/add-worker',
    screen: async () => (await import('../features/crew/screens/edit-worker.tsx')).EditWorker,
    roles: crewManagers,
  },
  {
    path: '/crew/edit-worker/:id',
    screen: async () => (await import('../features/crew/screens/edit-worker.tsx')).EditWorker,
    roles: crewManagers,
  },
  {
    path: '/crew/to-verify',
    screen: async () => (await import('../features/crew/screens/certificates-to-verify.tsx')).CertificatesToVerify,
    roles: certificateVerifiers,
  },
  {
    path: '/crew/import',
    screen: async () => (await import('../features/crew/screens/import-workers.tsx')).ImportWorkers,
    roles: crewManagers,
  },
  {
    path: '/crew/:id',
    screen: async () => (await import('../features/crew/screens/worker-detail.tsx')).WorkerDetail,
    roles: everyRole,
  },
  {
    path: '/muster',
    screen: async () => (await import('../features/muster/screens/muster-sites.tsx')).MusterSites,
    roles: everyRole,
  },
  {
    path: '/muster/:site',
    screen: async () => (await import('../features/muster/screens/muster-list.tsx')).MusterList,
    roles: everyRole,
  },
  {
    path: '/muster/:site/records',
    screen: async () => (await import('../features/muster/screens/muster-records.tsx')).MusterRecords,
    roles: everyRole,
  },
  {
    path: '/muster/:site/records/:id',
    screen: async () => (await import('../features/muster/screens/muster-record.tsx')).MusterRecordScreen,
    roles: everyRole,
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
  ...adminAreas.flatMap(({ roles, screens }) =>
    Object.entries(screens).map(([path, screen]) => ({ path, screen, roles })),
  ),
];

/** The return address of single sign-on. */
export const ssoPath = '/ssologin';

export const publicRoutes: readonly PublicRoute[] = [
  { path: '/signin', screen: async () => (await import('../features/sessions/screens/sign-in.tsx')).SignIn },
  {
    path: ssoPath,
    screen: async () => (await import('../features/sessions/screens/sso-callback.tsx')).SsoCallback,
  },
  { path: '/signup', screen: async () => (await import('../features/sessions/screens/sign-up.tsx')).SignUp },
  {
    path: '/forgot-password',
    screen: async () => (await import('../features/sessions/screens/forgot-password.tsx')).ForgotPassword,
  },
  {
    path: '/reset-password',
    screen: async () => (await import('../features/sessions/screens/reset-password.tsx')).ResetPassword,
    fromMailedLink: 'leads on',
  },
  {
    path: '/email-verification',
    screen: async () => (await import('../features/sessions/screens/email-verification.tsx')).EmailVerification,
    fromMailedLink: 'leads on',
  },
  {
    path: '/block-email-change',
    screen: async () => (await import('../features/sessions/screens/block-email-change.tsx')).BlockEmailChange,
    fromMailedLink: 'stays open',
  },
];

/** The paths of the screens that permits are opened from. */
export const permitLists: readonly string[] = protectedRoutes.flatMap(({ path, opensPermits }) =>
  opensPermits ? path : [],
);

export const signInPath = '/signin';
