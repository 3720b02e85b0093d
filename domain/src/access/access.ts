import type { AuditSubject } from '../administration/audit-entry.ts';
import { administeredNouns } from '../administration/nouns.ts';
import { forAnyone, forRoles, forSignedIn, type AccessRule } from '../user/access-rule.ts';
import { dashboardViewers, installationAdmins, permitCreators, siteDataAdmins } from '../user/role-groups.ts';
import type { Role } from '../user/role.ts';
import { areaStoppers } from '../area-stop/area-stop.ts';
import { musterReaders } from '../muster/muster.ts';

const visiblePermits = 'permits visible to the user';
const workRule = 'as the work table says, on permits visible to the user';
const lifecycleRule = 'as the lifecycle table says, on permits visible to the user';

const dashboardPermits = 'permits of own sites; SuperAdmins: all';

type AdministeredOperation = {
  [Noun in AuditSubject]: keyof (typeof administeredNouns)[Noun]['operations'];
}[AuditSubject];

/** The rows of everything that administrators manage. */
const administeredOperations = Object.fromEntries(
  Object.values(administeredNouns).flatMap(({ operations }) => Object.entries<AccessRule>(operations)),
) as Record<AdministeredOperation, AccessRule>;

/** THE OTHER TABLE: every operation of the API and who may use it. A test fails for any operation missing here. */
export const accessTable = {
  login: forAnyone('approved users with a verified e-mail'),
  ssoLogin: forAnyone('users returning from the identity provider'),
  getSignInOptions: forAnyone('ways to sign in; for the sign-in and sign-up pages'),
  logout: forSignedIn('ends own session'),
  getSession: forSignedIn('own account and the settings of the web application'),
  getMySessions: forSignedIn('active sessions of own account'),
  endMySessions: forSignedIn('other sessions of own account; requires the password'),
  getMenuCounts: forSignedIn('badges of own side menu'),
  register: forAnyone('creates an account pending approval by an administrator'),
  verifyEmail: forAnyone('holder of the code sent by e-mail'),
  userGetVerificationLink: forAnyone('same response for every address'),
  forgetPassword: forAnyone('same response for every address'),
  resetPassword: forAnyone('holder of the code sent by e-mail'),
  blockEmailChange: forAnyone('holder of the code sent to the former address'),
  updateProfile: forSignedIn('own name, phone number and e-mail address'),
  changePassword: forSignedIn('own password; requires the old one'),
  countUnClosedPermit: forSignedIn('own quota'),
  getNotifications: forSignedIn('own notifications of permits visible to the user'),
  getUnseenNotificationCount: forSignedIn('own notifications of permits visible to the user'),
  markNotificationsSeen: forSignedIn('own notifications'),
  getNotificationPreferences: forSignedIn('own preferences'),
  updateNotificationPreferences: forSignedIn('own preferences'),
  notificationsChanged: forSignedIn('own notifications of permits visible to the user'),
  getAllChangeLogs: forSignedIn('all release notes'),
  getChangeLogs: forSignedIn('newest release notes'),

  createPermit: forRoles(permitCreators, 'unless blocked by the quota; at own sites; from a parent template'),
  performPermitAction: forSignedIn(lifecycleRule),
  updatePermitStatus: forSignedIn(lifecycleRule),
  remindPermitClosers: forSignedIn('once a day for each own permit pending closure or cancellation'),
  updatePermit: forSignedIn(lifecycleRule),
  updatesOnApprovedPermit: forSignedIn(lifecycleRule),
  updatePermitReviewers: forSignedIn(lifecycleRule),
  updateRemoveIndividualReviewer: forSignedIn(lifecycleRule),
  updateRemoveMTGroupReviewer: forSignedIn(lifecycleRule),
  approvePermitWhenLastReviewerIsRemoved: forSignedIn(lifecycleRule),
  permits: forSignedIn('of the lists whose own operation the role may use, as that one'),
  getPermits: forSignedIn(visiblePermits),
  getMyPermits: forSignedIn('permits submitted by the user'),
  getPendingPermits: forSignedIn(visiblePermits),
  getMyPendingApprovalPermits: forSignedIn('permits pending own approval'),
  getPermitsForMyAction: forSignedIn("permits and child permits submitted by the user that are for the user's action"),
  getPermitsIApproved: forSignedIn('visible permits approved by the user'),
  getPermitsIApprovedCount: forSignedIn('visible permits approved by the user'),
  getFinalPendingApprovalLSSPermits: forSignedIn(visiblePermits),
  getPermit: forSignedIn(visiblePermits),
  getPermitCode: forSignedIn(visiblePermits),
  getPermitToGenerate: forSignedIn(visiblePermits),
  getPdfLogs: forSignedIn('PDFs exported from permits visible to the user'),
  permitChanged: forSignedIn(visiblePermits),
  workChanged: forSignedIn(visiblePermits),

  startWork: forSignedIn(workRule),
  pauseWork: forSignedIn(workRule),
  resumeWork: forSignedIn(workRule),
  revalidateWork: forSignedIn(workRule),
  handOverWork: forSignedIn(workRule),
  appointHolder: forSignedIn(workRule),
  stayHolder: forSignedIn(workRule),
  acceptHandover: forSignedIn(workRule),
  declineHandover: forSignedIn(workRule),
  withdrawHandover: forSignedIn(workRule),
  requestExtension: forSignedIn(workRule),
  answerExtension: forSignedIn(workRule),
  finishWork: forSignedIn(workRule),
  stopWork: forSignedIn(visiblePermits),
  signOnWorker: forSignedIn('the permit holder, on permits visible to the user; workers visible to the user'),
  signOffWorker: forSignedIn('the permit holder and the issuing authority, on permits visible to the user'),
  changeRole: forSignedIn('the permit holder, on permits visible to the user; workers visible to the user'),
  recordEntry: forSignedIn('the permit holder and the issuing authority, on permits visible to the user'),
  getSignOnCandidates: forSignedIn('the permit holder, on permits visible to the user; workers visible to the user'),
  getRoleChoices: forSignedIn('the permit holder, on permits visible to the user; workers visible to the user'),
  getSignOnPage: forAnyone('the work that the printed or shown code belongs to'),
  signOnHere: forAnyone("a worker who proves their PIN, on the code's permit"),
  signOffHere: forAnyone("a worker who proves their PIN, or on the device that signed them on, on the code's permit"),
  recordEntryHere: forAnyone("a worker signed on to the code's permit, by PIN or device; of others, whoever watches"),
  recordCheckHere: forAnyone("a worker signed on to the code's permit in the role that makes it, by PIN or device"),
  stopWorkHere: forAnyone("a worker signed on to the code's permit, by PIN or device"),
  getMuster: forSignedIn('own sites; contractors: the people of their own company; SuperAdmins: all'),
  getMusters: forSignedIn('as getMuster'),
  getMusterRecord: forSignedIn('as getMuster'),
  getMusterTicks: forRoles(musterReaders, 'own sites; SuperAdmins: all'),
  tickOff: forRoles(musterReaders, 'own sites; SuperAdmins: all'),
  addMusterVisitor: forSignedIn(
    'own sites; contractors: in an alarm, the people of an approved permit without a work policy that they submitted or hold; SuperAdmins: all',
  ),
  removeMusterVisitor: forRoles(musterReaders, 'own sites; SuperAdmins: all'),
  stopAllWork: forRoles(areaStoppers, 'own sites; SuperAdmins: all'),
  liftStop: forRoles(areaStoppers, 'own sites; SuperAdmins: all'),
  getStopToLift: forRoles(areaStoppers, 'own sites; SuperAdmins: all'),
  getAreaStops: forSignedIn('stops in force at own sites; SuperAdmins: all'),
  areaStopsChanged: forSignedIn('stops at own sites; SuperAdmins: all'),
  recordCheck: forSignedIn('the permit holder and the issuing authority, on permits visible to the user'),
  getMyWork: forSignedIn('jobs that the user holds, is asked to take over or is part of the issuing authority of'),
  getWork: forSignedIn(visiblePermits),
  getReadiness: forSignedIn(visiblePermits),
  getPlannedReadiness: forRoles(
    permitCreators,
    'forms at own sites, or on a visible parent permit; workers of own company, if visible to the user',
  ),
  getChecks: forSignedIn(visiblePermits),
  getHandoverCandidates: forSignedIn('the holder of a permit'),

  createChildPermit: forRoles(
    permitCreators,
    'on an open parent permit visible to the user, at its site; from a B form',
  ),
  updateChildPermit: forSignedIn(lifecycleRule),
  recallChildPermit: forSignedIn(lifecycleRule),
  updateChildPermitStatus: forSignedIn(lifecycleRule),
  updateChildPermitReviewers: forSignedIn(lifecycleRule),
  updateRemoveChildIndividualReviewer: forSignedIn(lifecycleRule),
  updateRemoveChildMTGroupReviewer: forSignedIn(lifecycleRule),
  saveChildPermit: forSignedIn(lifecycleRule),
  getChildPermits: forSignedIn(visiblePermits),
  getMyChildPermits: forSignedIn('child permits submitted by the user'),
  getMyNextPendingApprovalChildPermits: forSignedIn('child permits pending own approval'),
  getMyNextPendingApprovalChildPermitsCount: forSignedIn('child permits pending own approval'),
  getChildFinalPendingApprovalPermits: forSignedIn(visiblePermits),
  getChildFinalPendingApprovalPermitsCount: forSignedIn(visiblePermits),
  getChildFinalPendingApprovalLSSPermits: forSignedIn(visiblePermits),
  getChildFinalPendingApprovalLSSPermitsCount: forSignedIn(visiblePermits),
  getFinalPendingApprovalLSSPermitsCount: forSignedIn(visiblePermits),
  getChildPermit: forSignedIn(visiblePermits),

  getB1Permits: forSignedIn(visiblePermits),
  getB2Permits: forSignedIn(visiblePermits),
  getB3Permits: forSignedIn(visiblePermits),
  getB4Permits: forSignedIn(visiblePermits),
  getB5Permits: forSignedIn(visiblePermits),
  getB6Permits: forSignedIn(visiblePermits),
  getB7Permits: forSignedIn(visiblePermits),
  getEnvironmentalPermits: forSignedIn(visiblePermits),
  getExcavationPermits: forSignedIn(visiblePermits),
  getHazardousPermits: forSignedIn(visiblePermits),
  getTrafficPermits: forSignedIn(visiblePermits),
  getAllGeneralPermitsDashboard: forSignedIn(visiblePermits),

  getDashboardCardsData: forRoles(
    dashboardViewers,
    `${dashboardPermits}; plus permits that need own approval or closure`,
  ),
  getDashboardTableCollapseData: forRoles(dashboardViewers, dashboardPermits),
  getDashboardData: forRoles(dashboardViewers, dashboardPermits),
  getCriticalActivities: forRoles(dashboardViewers, dashboardPermits),
  getEnhancedDashboardData: forRoles(dashboardViewers, dashboardPermits),
  getEnhancedDashboardData1: forRoles(dashboardViewers, dashboardPermits),
  getEnhancedDashboardLowerData: forRoles(dashboardViewers, dashboardPermits),
  getDisciplineEnhancedDashboardData: forRoles(dashboardViewers, dashboardPermits),
  getDisciplineLowerGraphData: forRoles(dashboardViewers, dashboardPermits),
  getGraphData: forRoles(dashboardViewers, dashboardPermits),
  getPermitChildCountByStatus: forRoles(dashboardViewers, dashboardPermits),
  getChildPermitCountByDateRange: forRoles(dashboardViewers, dashboardPermits),
  generalAndToolInstallPermitCount: forRoles(dashboardViewers, dashboardPermits),
  getDashboard4ByDateRangeSitePermitStatusAndContractor: forRoles(dashboardViewers, dashboardPermits),
  getDashboard4ByDateRangeSitePermitStatusAndDiscipline: forRoles(dashboardViewers, dashboardPermits),
  getDashboard4ByDateRangeSitePermitStatusAndLevel: forRoles(dashboardViewers, dashboardPermits),
  getDashboard4ByDateRangeSitePermitStatusAndChildPermitType: forRoles(dashboardViewers, dashboardPermits),
  getDashboard5Data: forRoles(dashboardViewers, dashboardPermits),
  getEptwInitiativesData: forSignedIn('permit counts of all sites, without other details'),
  permitsRaised: forSignedIn('change signal without details'),
  getSippMonthlyReports: forSignedIn(visiblePermits),

  createDraftPermit: forRoles(permitCreators, 'at own sites; from a parent template'),
  updateDraftPermit: forRoles(permitCreators, 'own drafts; submitting one creates a permit'),
  updateDraftPermitReviewers: forRoles(permitCreators, 'own drafts'),
  saveDraftChildPermit: forRoles(permitCreators, 'own drafts'),
  deleteDraftPermit: forRoles(permitCreators, 'own drafts'),
  duplicatePermit: forRoles(
    permitCreators,
    'permits submitted by the user, and expired ones that they hold; creates a draft',
  ),
  getMyDraftPermits: forRoles(permitCreators, 'own drafts'),
  getDraftPermitById: forRoles(permitCreators, 'own drafts'),
  draftsChanged: forRoles(permitCreators, 'own drafts'),

  getAllMicronUsers: forSignedIn('approved staff of the host'),
  getAllUsers: forSignedIn('approved staff of the host and users of own company; SuperAdmins: all'),

  administrationChanged: forSignedIn('change signal without details, for kinds visible to the role'),
  getAdministrationHistory: forRoles(siteDataAdmins, 'own actions; SuperAdmins: those of all administrators'),
  verifyAdministrationHistory: forRoles(installationAdmins, 'result of the integrity check'),

  singleUpload: forSignedIn('one file of at most 10 MB'),
  deleteFile: forSignedIn('own files that no permit, map or certificate uses yet'),
  generatePresignedUrl: forSignedIn(
    'own files, files of permits and of workers visible to the user, maps of own sites',
  ),

  ...administeredOperations,
} as const satisfies Record<string, AccessRule>;

export type Operation = keyof typeof accessTable;

/** Whether a signed-in role may use an operation at all. */
export function canUse(operation: Operation, role: Role): boolean {
  const { usableBy }: AccessRule = accessTable[operation];
  return typeof usableBy === 'string' || usableBy.includes(role);
}

/** Whether a role is notified when an administrator changes something of this kind. */
export function canSeeChangesOf(kind: AuditSubject, role: Role): boolean {
  return canUse(administeredNouns[kind].readOperation, role);
}
