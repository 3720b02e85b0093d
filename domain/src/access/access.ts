import { accountAdministrators } from '../user/authority.ts';
import type { Role } from '../user/role.ts';

/** Who may use an operation at all. What they may use it on is decided by the rule that stands beside it. */
export interface Access {
  who: 'anyone' | 'signed in' | readonly Role[];
  rule: string;
}

const anyone = (rule: string): Access => ({ who: 'anyone', rule });
const signedIn = (rule: string): Access => ({ who: 'signed in', rule });
const only = (who: readonly Role[], rule: string): Access => ({ who, rule });

/** Roles that raise permits. */
export const permitCreators: readonly Role[] = ['User', 'ContractorRequestor', 'SiteAdmin', 'MTGroup'];

/** Roles that find their own permits, and those to be finished, in lists of their own. */
export const permitDesk: readonly Role[] = ['SuperAdmin', 'SiteAdmin', 'MTGroup'];

/** Who starts with what waits for their approval, as approving is their work; the others start with the permits. */
export const startsWithApprovals: Record<Role, boolean> = {
  User: false,
  ContractorRequestor: false,
  ContractorPM: true,
  MTGroup: true,
  MicronSupervisor: true,
  MicronManager: true,
  SiteAdmin: false,
  SuperAdmin: false,
};

/** Roles that look after the installation as a whole. */
export const installationKeepers: readonly Role[] = ['SuperAdmin'];

/** Roles that keep drafts of permits. */
export const draftKeepers: readonly Role[] = ['User', 'ContractorRequestor', 'MTGroup'];

/** Roles that keep disciplines, MT groups and blocked words. */
export const placeKeepers: readonly Role[] = ['SuperAdmin', 'SiteAdmin'];

/** Roles that read the boards. */
export const dashboardReaders: readonly Role[] = ['SuperAdmin', 'MTGroup', 'MicronManager', 'MicronSupervisor'];

/** Roles that find the report of SIPP works in their menu; everybody may open it. */
export const sippReportReaders: readonly Role[] = [
  'SuperAdmin',
  'SiteAdmin',
  'MTGroup',
  'MicronSupervisor',
  'MicronManager',
];

const visible = 'permits that the person sees';
const lifecycleRule = 'as the lifecycle table says, on permits that the person sees';

const boards = 'permits of own sites; SuperAdmins: of all';

const administered = 'own account; SiteAdmins: people at own sites; SuperAdmins: all';
const toAct = 'SiteAdmins: people of own sites alone who are no administrators';
const toGive = 'SiteAdmins: own sites alone, no administrators';

/** THE OTHER TABLE: every operation of the API and who may use it. A test fails for any operation missing here. */
export const access = {
  login: anyone('approved users with a verified e-mail'),
  ssoLogin: anyone('whoever has just come back from the identity provider'),
  getSignInOptions: anyone('the ways in; sign-in and sign-up need them'),
  logout: signedIn('ends the own session'),
  getSession: signedIn('the own account, and the settings that the web needs'),
  getMySessions: signedIn('sessions of the own account that are good now'),
  endMySessions: signedIn('other sessions of the own account, with its password'),
  getMenuCounts: signedIn('badges of the own side menu'),
  register: anyone('makes an account that waits for an administrator'),
  verifyEmail: anyone('whoever holds the code that was mailed'),
  userGetVerificationLink: anyone('the same answer for every address'),
  forgetPassword: anyone('the same answer for every address'),
  resetPassword: anyone('whoever holds the code that was mailed'),
  blockEmailChange: anyone('whoever holds the code that was mailed to the former address'),
  updateProfile: signedIn('the own name, telephone and e-mail address'),
  changePassword: signedIn('the own password, by the old one'),
  countUnClosedPermit: signedIn('the own quota'),
  getNotifications: signedIn('own notifications of permits that the person sees'),
  getUnseenNotificationCount: signedIn('own notifications of permits that the person sees'),
  markNotificationsSeen: signedIn('own notifications'),
  getNotificationPreferences: signedIn('own preferences'),
  updateNotificationPreferences: signedIn('own preferences'),
  notificationsChanged: signedIn('own notifications of permits that the person sees'),
  getActiveAnnoucement: anyone('announcements that are active now'),
  getAnnouncements: only(installationKeepers, 'every announcement, also planned ones and those that are over'),
  getAnnouncement: only(installationKeepers, 'any announcement'),
  createAnnouncement: only(installationKeepers, 'HTML of few tags alone'),
  updateAnnouncement: only(installationKeepers, 'any announcement; HTML of few tags alone'),
  deleteAnnouncement: only(installationKeepers, 'any announcement'),
  getAllChangeLogs: signedIn('what every release brought'),
  getChangeLogs: signedIn('what the newest releases brought'),

  createPermit: only(permitCreators, 'unless blocked by the quota; at own sites; from a parent template'),
  updatePermitStatus: signedIn(lifecycleRule),
  remindPermitClosers: signedIn('once a day for each own permit that waits for closure or cancellation'),
  updatePermit: signedIn(lifecycleRule),
  updatesOnApprovedPermit: signedIn(lifecycleRule),
  updatePermitReviewers: signedIn(lifecycleRule),
  updateRemoveIndividualReviewer: signedIn(lifecycleRule),
  updateRemoveMTGroupReviewer: signedIn(lifecycleRule),
  approvePermitWhenLastReviewerIsRemoved: signedIn(lifecycleRule),
  getPermits: signedIn(visible),
  getMyPermits: signedIn('permits that the person submitted'),
  getPendingPermits: signedIn(visible),
  getMyPendingApprovalPermits: signedIn('permits that wait for the own approval'),
  getPermitsIApproved: signedIn('permits that the person approved and sees'),
  getPermitsIApprovedCount: signedIn('permits that the person approved and sees'),
  getFinalPendingApprovalLSSPermits: signedIn(visible),
  getPermit: signedIn(visible),
  getPermitCode: signedIn(visible),
  getPermitToGenerate: signedIn(visible),
  getPdfLogs: signedIn('PDFs that were made of permits that the person sees'),
  permitChanged: signedIn(visible),

  createChildPermit: only(permitCreators, 'on a live parent that the person sees, at its site; from a B form'),
  updateChildPermit: signedIn(lifecycleRule),
  recallChildPermit: signedIn(lifecycleRule),
  updateChildPermitStatus: signedIn(lifecycleRule),
  updateChildPermitReviewers: signedIn(lifecycleRule),
  updateRemoveChildIndividualReviewer: signedIn(lifecycleRule),
  updateRemoveChildMTGroupReviewer: signedIn(lifecycleRule),
  saveChildPermit: signedIn(lifecycleRule),
  getChildPermits: signedIn(visible),
  getMyChildPermits: signedIn('child permits that the person submitted'),
  getMyNextPendingApprovalChildPermits: signedIn('child permits that wait for the own approval'),
  getMyNextPendingApprovalChildPermitsCount: signedIn('child permits that wait for the own approval'),
  getChildFinalPendingApprovalPermits: signedIn(visible),
  getChildFinalPendingApprovalPermitsCount: signedIn(visible),
  getChildFinalPendingApprovalLSSPermits: signedIn(visible),
  getChildFinalPendingApprovalLSSPermitsCount: signedIn(visible),
  getFinalPendingApprovalLSSPermitsCount: signedIn(visible),
  getChildPermit: signedIn(visible),

  getB1Permits: signedIn(visible),
  getB2Permits: signedIn(visible),
  getB3Permits: signedIn(visible),
  getB4Permits: signedIn(visible),
  getB5Permits: signedIn(visible),
  getB6Permits: signedIn(visible),
  getB7Permits: signedIn(visible),
  getEnvironmentalPermits: signedIn(visible),
  getExcavationPermits: signedIn(visible),
  getHazardousPermits: signedIn(visible),
  getTrafficPermits: signedIn(visible),
  getAllGeneralPermitsDashboard: signedIn(visible),

  getDashboardCardsData: only(dashboardReaders, `${boards}; and what waits for the own decision`),
  getDashboardTableCollapseData: only(dashboardReaders, boards),
  getDashboardData: only(dashboardReaders, boards),
  getCriticalActivities: only(dashboardReaders, boards),
  getEnhancedDashboardData: only(dashboardReaders, boards),
  getEnhancedDashboardData1: only(dashboardReaders, boards),
  getEnhancedDashboardLowerData: only(dashboardReaders, boards),
  getDisciplineEnhancedDashboardData: only(dashboardReaders, boards),
  getDisciplineLowerGraphData: only(dashboardReaders, boards),
  getGraphData: only(dashboardReaders, boards),
  getPermitChildCountByStatus: only(dashboardReaders, boards),
  getChildPermitCountByDateRange: only(dashboardReaders, boards),
  generalAndToolInstallPermitCount: only(dashboardReaders, boards),
  getDashboard4ByDateRangeSitePermitStatusAndContractor: only(dashboardReaders, boards),
  getDashboard4ByDateRangeSitePermitStatusAndDiscipline: only(dashboardReaders, boards),
  getDashboard4ByDateRangeSitePermitStatusAndLevel: only(dashboardReaders, boards),
  getDashboard4ByDateRangeSitePermitStatusAndChildPermitType: only(dashboardReaders, boards),
  getDashboard5Data: only(dashboardReaders, boards),
  getEptwInitiativesData: signedIn('how many permits each site raised, of all sites, and nothing else of them'),
  permitsRaised: signedIn('that a permit was raised at some site, and not which'),
  getSippMonthlyReports: signedIn(visible),

  createDraftPermit: only(draftKeepers, 'at own sites; from a parent template'),
  updateDraftPermit: only(draftKeepers, 'own drafts; submitting one is creating a permit'),
  updateDraftPermitReviewers: only(draftKeepers, 'own drafts'),
  saveDraftChildPermit: only(draftKeepers, 'own drafts'),
  deleteDraftPermit: only(draftKeepers, 'own drafts'),
  duplicatePermit: only(draftKeepers, 'permits that the person submitted; makes a draft'),
  getMyDraftPermits: only(draftKeepers, 'own drafts'),
  getDraftPermitById: only(draftKeepers, 'own drafts'),
  draftsChanged: only(draftKeepers, 'own drafts'),

  getSites: anyone('sites that are not archived; sign-up needs them'),
  getAllDisciplines: signedIn('disciplines that are not archived'),
  getTemplates: signedIn('templates that are not archived'),
  getTemplate: signedIn('any template, also an archived one'),
  getSpecialTemplates: signedIn('child templates offered when a permit is created'),
  getTemplateVersions: only(installationKeepers, 'any template, also an archived one'),
  createTemplate: only(installationKeepers, 'with a title and a permit code that no other has'),
  updateTemplate: only(
    installationKeepers,
    'publishes a version; the General Permit stays a parent with its permit code',
  ),
  deleteTemplate: only(installationKeepers, 'archives it; any but the General Permit'),
  getAllMTGroups: signedIn('groups that are not archived'),
  getUserGroups: signedIn('groups that are not archived'),
  getAllMicronUsers: signedIn('approved staff of the host'),
  getAllUsers: signedIn("approved staff of the host and the own company's people; SuperAdmins all"),

  getSettings: only(installationKeepers, 'of the whole installation'),
  updateSettings: only(installationKeepers, 'of the whole installation'),
  getSetupProgress: only(installationKeepers, 'of the whole installation'),
  loadTemplateCatalogue: only(installationKeepers, 'adds templates that are not there yet'),
  getSite: only(installationKeepers, 'any site that is not archived'),
  createSite: only(installationKeepers, 'under a code of its own'),
  updateSite: only(installationKeepers, 'the code until permits carry it'),
  deleteSite: only(
    installationKeepers,
    'when no unfinished permit needs it or its groups; archives its groups and maps as well',
  ),
  getDiscipline: only(placeKeepers, 'any discipline that is not archived'),
  createDiscipline: only(placeKeepers, 'under a code of its own'),
  updateDiscipline: only(placeKeepers, 'all but the code'),
  deleteDiscipline: only(placeKeepers, 'archives it'),
  getMTGroupById: only(placeKeepers, 'groups of own sites'),
  getMTGroupUsers: only(placeKeepers, 'approved users of role MTGroup at own sites'),
  createGroup: only(placeKeepers, 'at own sites'),
  updateGroup: only(placeKeepers, 'groups of own sites; the site until permits name the group'),
  deleteGroup: only(placeKeepers, 'groups of own sites that no unfinished permit needs; archives it'),
  addUsersToMTGroup: only(placeKeepers, 'groups of own sites; approved users of role MTGroup at its site'),
  removeUsersToMTGroup: only(placeKeepers, 'groups of own sites'),
  getBlockedWords: only(placeKeepers, 'every word'),
  getSingleBlockedWord: only(placeKeepers, 'any word'),
  addBlockedWord: only(placeKeepers, 'a word that is not blocked yet'),
  updateBlockedWord: only(placeKeepers, 'into a word that is not blocked yet'),
  deleteBlockedWord: only(placeKeepers, 'any word'),
  getMap: signedIn('maps of own sites; SuperAdmins all'),
  getMapToEdit: only(installationKeepers, 'any map that is not archived'),
  createMap: only(installationKeepers, 'from a picture that nothing else holds'),
  updateMap: only(installationKeepers, 'any map that is not archived'),
  deleteMap: only(installationKeepers, 'archives it'),
  getUsers: only(accountAdministrators, administered),
  getUser: only(accountAdministrators, administered),
  accountsChanged: only(accountAdministrators, 'that some account changed, and not whose'),
  getCompanies: only(accountAdministrators, 'names of companies that somebody belongs to'),
  createUser: only(accountAdministrators, `${toGive}; mails a link to choose a password`),
  updateUser: only(accountAdministrators, `${administered}; to change, ${toAct}; ${toGive}`),
  deleteUser: only(accountAdministrators, `${toAct}; neither the own account nor the last Super Admin`),
  resetPasswordByAdmin: only(installationKeepers, 'mails a link to choose a password'),
  importUsers: only(accountAdministrators, toGive),
  administrationChanged: signedIn('that something changed, and not what, of kinds that the role reads'),
  getAdministrationHistory: only(installationKeepers, 'what administrators did'),
  verifyAdministrationHistory: only(installationKeepers, 'whether the history of administration is whole'),

  singleUpload: signedIn('one file of at most 10 MB'),
  deleteFile: signedIn('own files that no permit and no map holds yet'),
  generatePresignedUrl: signedIn('own files, files of permits that the person sees, and maps of own sites'),
} as const satisfies Record<string, Access>;

export type Operation = keyof typeof access;

/** Whether a signed-in role may use an operation at all. */
export function mayUse(operation: Operation, role: Role): boolean {
  const { who }: Access = access[operation];
  return typeof who === 'string' || who.includes(role);
}
