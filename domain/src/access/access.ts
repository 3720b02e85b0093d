import { accountAdmins } from '../user/authority.ts';
import type { Role } from '../user/role.ts';

/** Which roles may use an operation at all. The rule beside the operation decides on which objects. */
export interface AccessRule {
  who: 'anyone' | 'signed in' | readonly Role[];
  rule: string;
}

const forAnyone = (rule: string): AccessRule => ({ who: 'anyone', rule });
const forSignedIn = (rule: string): AccessRule => ({ who: 'signed in', rule });
const forRoles = (who: readonly Role[], rule: string): AccessRule => ({ who, rule });

/** Roles that raise permits. */
export const permitCreators: readonly Role[] = ['User', 'ContractorRequestor', 'SiteAdmin', 'MTGroup'];

/** Roles with separate lists for their own permits and for the permits they have to finish. */
export const rolesWithOwnPermitLists: readonly Role[] = ['SuperAdmin', 'SiteAdmin', 'MTGroup'];

/** Roles whose start page is the approval list, because approving is their job; the others start on the permit list. */
export const landsOnApprovals: Record<Role, boolean> = {
  User: false,
  ContractorRequestor: false,
  ContractorPM: true,
  MTGroup: true,
  MicronSupervisor: true,
  MicronManager: true,
  SiteAdmin: false,
  SuperAdmin: false,
};

/** Roles that administer the installation as a whole. */
export const installationAdmins: readonly Role[] = ['SuperAdmin'];

/** Roles that can save drafts of permits. */
export const draftAuthors: readonly Role[] = ['User', 'ContractorRequestor', 'MTGroup'];

/** Roles that manage disciplines, MT groups and blocked words. */
export const siteDataAdmins: readonly Role[] = ['SuperAdmin', 'SiteAdmin'];

/** Roles that can see the boards. */
export const dashboardViewers: readonly Role[] = ['SuperAdmin', 'MTGroup', 'MicronManager', 'MicronSupervisor'];

/** Roles that have the SIPP works report in their menu; every role may open it. */
export const sippReportViewers: readonly Role[] = [
  'SuperAdmin',
  'SiteAdmin',
  'MTGroup',
  'MicronSupervisor',
  'MicronManager',
];

const visiblePermits = 'permits visible to the user';
const lifecycleRule = 'as the lifecycle table says, on permits visible to the user';

const dashboardPermits = 'permits of own sites; SuperAdmins: all';

const managedAccounts = 'own account; SiteAdmins: users at own sites; SuperAdmins: all';
const accountChangeScope = 'SiteAdmins: users of own sites only, no administrators';
const accountCreationScope = 'SiteAdmins: own sites only, no administrators';

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
  getActiveAnnoucement: forAnyone('announcements that are active now'),
  getAnnouncements: forRoles(installationAdmins, 'every announcement, including planned and ended ones'),
  getAnnouncement: forRoles(installationAdmins, 'any announcement'),
  createAnnouncement: forRoles(installationAdmins, 'limited HTML tags only'),
  updateAnnouncement: forRoles(installationAdmins, 'any announcement; limited HTML tags only'),
  deleteAnnouncement: forRoles(installationAdmins, 'any announcement'),
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
  getPermitsIApproved: forSignedIn('visible permits approved by the user'),
  getPermitsIApprovedCount: forSignedIn('visible permits approved by the user'),
  getFinalPendingApprovalLSSPermits: forSignedIn(visiblePermits),
  getPermit: forSignedIn(visiblePermits),
  getPermitCode: forSignedIn(visiblePermits),
  getPermitToGenerate: forSignedIn(visiblePermits),
  getPdfLogs: forSignedIn('PDFs exported from permits visible to the user'),
  permitChanged: forSignedIn(visiblePermits),

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

  createDraftPermit: forRoles(draftAuthors, 'at own sites; from a parent template'),
  updateDraftPermit: forRoles(draftAuthors, 'own drafts; submitting one creates a permit'),
  updateDraftPermitReviewers: forRoles(draftAuthors, 'own drafts'),
  saveDraftChildPermit: forRoles(draftAuthors, 'own drafts'),
  deleteDraftPermit: forRoles(draftAuthors, 'own drafts'),
  duplicatePermit: forRoles(draftAuthors, 'permits submitted by the user; creates a draft'),
  getMyDraftPermits: forRoles(draftAuthors, 'own drafts'),
  getDraftPermitById: forRoles(draftAuthors, 'own drafts'),
  draftsChanged: forRoles(draftAuthors, 'own drafts'),

  getSites: forAnyone('sites that are not archived; sign-up needs them'),
  getAllDisciplines: forSignedIn('disciplines that are not archived'),
  getTemplates: forSignedIn('templates that are not archived'),
  getTemplate: forSignedIn('any template, including archived ones'),
  getSpecialTemplates: forSignedIn('child templates offered when a permit is created'),
  getTemplateVersions: forRoles(installationAdmins, 'any template, including archived ones'),
  createTemplate: forRoles(installationAdmins, 'with a unique title and permit code'),
  updateTemplate: forRoles(
    installationAdmins,
    'publishes a version; the General Permit stays a parent permit and its permit code cannot change',
  ),
  deleteTemplate: forRoles(installationAdmins, 'archives it; not the General Permit'),
  getAllMTGroups: forSignedIn('groups that are not archived'),
  getUserGroups: forSignedIn('groups that are not archived'),
  getAllMicronUsers: forSignedIn('approved staff of the host'),
  getAllUsers: forSignedIn('approved staff of the host and users of own company; SuperAdmins: all'),

  getSettings: forRoles(installationAdmins, 'of the whole installation'),
  updateSettings: forRoles(installationAdmins, 'of the whole installation'),
  getSetupProgress: forRoles(installationAdmins, 'of the whole installation'),
  loadTemplateCatalogue: forRoles(installationAdmins, 'adds missing templates'),
  getSite: forRoles(installationAdmins, 'any site that is not archived'),
  createSite: forRoles(installationAdmins, 'with a unique code'),
  updateSite: forRoles(installationAdmins, 'the code only before permits use it'),
  deleteSite: forRoles(
    installationAdmins,
    'when no open permit needs it or its groups; also archives its groups and maps',
  ),
  getDiscipline: forRoles(siteDataAdmins, 'any discipline that is not archived'),
  createDiscipline: forRoles(siteDataAdmins, 'with a unique code'),
  updateDiscipline: forRoles(siteDataAdmins, 'everything except the code'),
  deleteDiscipline: forRoles(siteDataAdmins, 'archives it'),
  getMTGroupById: forRoles(siteDataAdmins, 'groups of own sites'),
  getMTGroupUsers: forRoles(siteDataAdmins, 'approved users with the role MTGroup at own sites'),
  createGroup: forRoles(siteDataAdmins, 'at own sites'),
  updateGroup: forRoles(siteDataAdmins, 'groups of own sites; the site only before permits use the group'),
  deleteGroup: forRoles(siteDataAdmins, 'groups of own sites that no open permit needs; archives it'),
  addUsersToMTGroup: forRoles(siteDataAdmins, 'groups of own sites; approved users with the role MTGroup at its site'),
  removeUsersToMTGroup: forRoles(siteDataAdmins, 'groups of own sites'),
  getBlockedWords: forRoles(siteDataAdmins, 'every word'),
  getSingleBlockedWord: forRoles(siteDataAdmins, 'any word'),
  addBlockedWord: forRoles(siteDataAdmins, 'a word that is not blocked yet'),
  updateBlockedWord: forRoles(siteDataAdmins, 'to a word that is not blocked yet'),
  deleteBlockedWord: forRoles(siteDataAdmins, 'any word'),
  getMap: forSignedIn('maps of own sites; SuperAdmins: all'),
  getMapToEdit: forRoles(installationAdmins, 'any map that is not archived'),
  createMap: forRoles(installationAdmins, 'from an uploaded picture that is not used elsewhere'),
  updateMap: forRoles(installationAdmins, 'any map that is not archived'),
  deleteMap: forRoles(installationAdmins, 'archives it'),
  getUsers: forRoles(accountAdmins, managedAccounts),
  getUser: forRoles(accountAdmins, managedAccounts),
  accountsChanged: forRoles(accountAdmins, 'change signal without details'),
  getCompanies: forRoles(accountAdmins, 'company names in use'),
  createUser: forRoles(accountAdmins, `${accountCreationScope}; sends a link to choose a password`),
  updateUser: forRoles(accountAdmins, `${managedAccounts}; to change, ${accountChangeScope}; ${accountCreationScope}`),
  deleteUser: forRoles(accountAdmins, `${accountChangeScope}; not own account, not the last Super Admin`),
  resetPasswordByAdmin: forRoles(installationAdmins, 'sends a link to choose a password'),
  importUsers: forRoles(accountAdmins, accountCreationScope),
  administrationChanged: forSignedIn('change signal without details, for kinds visible to the role'),
  getAdministrationHistory: forRoles(installationAdmins, 'actions of administrators'),
  verifyAdministrationHistory: forRoles(installationAdmins, 'result of the integrity check'),

  singleUpload: forSignedIn('one file of at most 10 MB'),
  deleteFile: forSignedIn('own files that no permit or map uses yet'),
  generatePresignedUrl: forSignedIn('own files, files of permits visible to the user, maps of own sites'),
} as const satisfies Record<string, AccessRule>;

export type Operation = keyof typeof accessTable;

/** Whether a signed-in role may use an operation at all. */
export function canUse(operation: Operation, role: Role): boolean {
  const { who }: AccessRule = accessTable[operation];
  return typeof who === 'string' || who.includes(role);
}
