import { accountAdmins } from '../user/authority.ts';
import type { Role } from '../user/role.ts';

/** Who may use an operation at all. What they may use it on is decided by the rule that stands beside it. */
export interface AccessRule {
  who: 'anyone' | 'signed in' | readonly Role[];
  rule: string;
}

const forAnyone = (rule: string): AccessRule => ({ who: 'anyone', rule });
const forSignedIn = (rule: string): AccessRule => ({ who: 'signed in', rule });
const forRoles = (who: readonly Role[], rule: string): AccessRule => ({ who, rule });

/** Roles that raise permits. */
export const permitCreators: readonly Role[] = ['User', 'ContractorRequestor', 'SiteAdmin', 'MTGroup'];

/** Roles that find their own permits, and those to be finished, in lists of their own. */
export const rolesWithOwnPermitLists: readonly Role[] = ['SuperAdmin', 'SiteAdmin', 'MTGroup'];

/** Who starts with what waits for their approval, as approving is their work; the others start with the permits. */
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

/** Roles that look after the installation as a whole. */
export const installationAdmins: readonly Role[] = ['SuperAdmin'];

/** Roles that keep drafts of permits. */
export const draftAuthors: readonly Role[] = ['User', 'ContractorRequestor', 'MTGroup'];

/** Roles that keep disciplines, MT groups and blocked words. */
export const siteDataAdmins: readonly Role[] = ['SuperAdmin', 'SiteAdmin'];

/** Roles that read the boards. */
export const dashboardViewers: readonly Role[] = ['SuperAdmin', 'MTGroup', 'MicronManager', 'MicronSupervisor'];

/** Roles that find the report of SIPP works in their menu; everybody may open it. */
export const sippReportViewers: readonly Role[] = [
  'SuperAdmin',
  'SiteAdmin',
  'MTGroup',
  'MicronSupervisor',
  'MicronManager',
];

const visiblePermits = 'permits that the person sees';
const lifecycleRule = 'as the lifecycle table says, on permits that the person sees';

const dashboardPermits = 'permits of own sites; SuperAdmins: of all';

const managedAccounts = 'own account; SiteAdmins: people at own sites; SuperAdmins: all';
const accountChangeScope = 'SiteAdmins: people of own sites alone who are no administrators';
const accountCreationScope = 'SiteAdmins: own sites alone, no administrators';

/** THE OTHER TABLE: every operation of the API and who may use it. A test fails for any operation missing here. */
export const accessTable = {
  login: forAnyone('approved users with a verified e-mail'),
  ssoLogin: forAnyone('whoever has just come back from the identity provider'),
  getSignInOptions: forAnyone('the ways in; sign-in and sign-up need them'),
  logout: forSignedIn('ends the own session'),
  getSession: forSignedIn('the own account, and the settings that the web needs'),
  getMySessions: forSignedIn('sessions of the own account that are good now'),
  endMySessions: forSignedIn('other sessions of the own account, with its password'),
  getMenuCounts: forSignedIn('badges of the own side menu'),
  register: forAnyone('makes an account that waits for an administrator'),
  verifyEmail: forAnyone('whoever holds the code that was mailed'),
  userGetVerificationLink: forAnyone('the same answer for every address'),
  forgetPassword: forAnyone('the same answer for every address'),
  resetPassword: forAnyone('whoever holds the code that was mailed'),
  blockEmailChange: forAnyone('whoever holds the code that was mailed to the former address'),
  updateProfile: forSignedIn('the own name, telephone and e-mail address'),
  changePassword: forSignedIn('the own password, by the old one'),
  countUnClosedPermit: forSignedIn('the own quota'),
  getNotifications: forSignedIn('own notifications of permits that the person sees'),
  getUnseenNotificationCount: forSignedIn('own notifications of permits that the person sees'),
  markNotificationsSeen: forSignedIn('own notifications'),
  getNotificationPreferences: forSignedIn('own preferences'),
  updateNotificationPreferences: forSignedIn('own preferences'),
  notificationsChanged: forSignedIn('own notifications of permits that the person sees'),
  getActiveAnnoucement: forAnyone('announcements that are active now'),
  getAnnouncements: forRoles(installationAdmins, 'every announcement, also planned ones and those that are over'),
  getAnnouncement: forRoles(installationAdmins, 'any announcement'),
  createAnnouncement: forRoles(installationAdmins, 'HTML of few tags alone'),
  updateAnnouncement: forRoles(installationAdmins, 'any announcement; HTML of few tags alone'),
  deleteAnnouncement: forRoles(installationAdmins, 'any announcement'),
  getAllChangeLogs: forSignedIn('what every release brought'),
  getChangeLogs: forSignedIn('what the newest releases brought'),

  createPermit: forRoles(permitCreators, 'unless blocked by the quota; at own sites; from a parent template'),
  performPermitAction: forSignedIn(lifecycleRule),
  updatePermitStatus: forSignedIn(lifecycleRule),
  remindPermitClosers: forSignedIn('once a day for each own permit that waits for closure or cancellation'),
  updatePermit: forSignedIn(lifecycleRule),
  updatesOnApprovedPermit: forSignedIn(lifecycleRule),
  updatePermitReviewers: forSignedIn(lifecycleRule),
  updateRemoveIndividualReviewer: forSignedIn(lifecycleRule),
  updateRemoveMTGroupReviewer: forSignedIn(lifecycleRule),
  approvePermitWhenLastReviewerIsRemoved: forSignedIn(lifecycleRule),
  permits: forSignedIn('of the lists whose own operation the role may use, as that one'),
  getPermits: forSignedIn(visiblePermits),
  getMyPermits: forSignedIn('permits that the person submitted'),
  getPendingPermits: forSignedIn(visiblePermits),
  getMyPendingApprovalPermits: forSignedIn('permits that wait for the own approval'),
  getPermitsIApproved: forSignedIn('permits that the person approved and sees'),
  getPermitsIApprovedCount: forSignedIn('permits that the person approved and sees'),
  getFinalPendingApprovalLSSPermits: forSignedIn(visiblePermits),
  getPermit: forSignedIn(visiblePermits),
  getPermitCode: forSignedIn(visiblePermits),
  getPermitToGenerate: forSignedIn(visiblePermits),
  getPdfLogs: forSignedIn('PDFs that were made of permits that the person sees'),
  permitChanged: forSignedIn(visiblePermits),

  createChildPermit: forRoles(permitCreators, 'on a live parent that the person sees, at its site; from a B form'),
  updateChildPermit: forSignedIn(lifecycleRule),
  recallChildPermit: forSignedIn(lifecycleRule),
  updateChildPermitStatus: forSignedIn(lifecycleRule),
  updateChildPermitReviewers: forSignedIn(lifecycleRule),
  updateRemoveChildIndividualReviewer: forSignedIn(lifecycleRule),
  updateRemoveChildMTGroupReviewer: forSignedIn(lifecycleRule),
  saveChildPermit: forSignedIn(lifecycleRule),
  getChildPermits: forSignedIn(visiblePermits),
  getMyChildPermits: forSignedIn('child permits that the person submitted'),
  getMyNextPendingApprovalChildPermits: forSignedIn('child permits that wait for the own approval'),
  getMyNextPendingApprovalChildPermitsCount: forSignedIn('child permits that wait for the own approval'),
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

  getDashboardCardsData: forRoles(dashboardViewers, `${dashboardPermits}; and what waits for the own decision`),
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
  getEptwInitiativesData: forSignedIn('how many permits each site raised, of all sites, and nothing else of them'),
  permitsRaised: forSignedIn('that a permit was raised at some site, and not which'),
  getSippMonthlyReports: forSignedIn(visiblePermits),

  createDraftPermit: forRoles(draftAuthors, 'at own sites; from a parent template'),
  updateDraftPermit: forRoles(draftAuthors, 'own drafts; submitting one is creating a permit'),
  updateDraftPermitReviewers: forRoles(draftAuthors, 'own drafts'),
  saveDraftChildPermit: forRoles(draftAuthors, 'own drafts'),
  deleteDraftPermit: forRoles(draftAuthors, 'own drafts'),
  duplicatePermit: forRoles(draftAuthors, 'permits that the person submitted; makes a draft'),
  getMyDraftPermits: forRoles(draftAuthors, 'own drafts'),
  getDraftPermitById: forRoles(draftAuthors, 'own drafts'),
  draftsChanged: forRoles(draftAuthors, 'own drafts'),

  getSites: forAnyone('sites that are not archived; sign-up needs them'),
  getAllDisciplines: forSignedIn('disciplines that are not archived'),
  getTemplates: forSignedIn('templates that are not archived'),
  getTemplate: forSignedIn('any template, also an archived one'),
  getSpecialTemplates: forSignedIn('child templates offered when a permit is created'),
  getTemplateVersions: forRoles(installationAdmins, 'any template, also an archived one'),
  createTemplate: forRoles(installationAdmins, 'with a title and a permit code that no other has'),
  updateTemplate: forRoles(
    installationAdmins,
    'publishes a version; the General Permit stays a parent with its permit code',
  ),
  deleteTemplate: forRoles(installationAdmins, 'archives it; any but the General Permit'),
  getAllMTGroups: forSignedIn('groups that are not archived'),
  getUserGroups: forSignedIn('groups that are not archived'),
  getAllMicronUsers: forSignedIn('approved staff of the host'),
  getAllUsers: forSignedIn("approved staff of the host and the own company's people; SuperAdmins all"),

  getSettings: forRoles(installationAdmins, 'of the whole installation'),
  updateSettings: forRoles(installationAdmins, 'of the whole installation'),
  getSetupProgress: forRoles(installationAdmins, 'of the whole installation'),
  loadTemplateCatalogue: forRoles(installationAdmins, 'adds templates that are not there yet'),
  getSite: forRoles(installationAdmins, 'any site that is not archived'),
  createSite: forRoles(installationAdmins, 'under a code of its own'),
  updateSite: forRoles(installationAdmins, 'the code until permits carry it'),
  deleteSite: forRoles(
    installationAdmins,
    'when no unfinished permit needs it or its groups; archives its groups and maps as well',
  ),
  getDiscipline: forRoles(siteDataAdmins, 'any discipline that is not archived'),
  createDiscipline: forRoles(siteDataAdmins, 'under a code of its own'),
  updateDiscipline: forRoles(siteDataAdmins, 'all but the code'),
  deleteDiscipline: forRoles(siteDataAdmins, 'archives it'),
  getMTGroupById: forRoles(siteDataAdmins, 'groups of own sites'),
  getMTGroupUsers: forRoles(siteDataAdmins, 'approved users of role MTGroup at own sites'),
  createGroup: forRoles(siteDataAdmins, 'at own sites'),
  updateGroup: forRoles(siteDataAdmins, 'groups of own sites; the site until permits name the group'),
  deleteGroup: forRoles(siteDataAdmins, 'groups of own sites that no unfinished permit needs; archives it'),
  addUsersToMTGroup: forRoles(siteDataAdmins, 'groups of own sites; approved users of role MTGroup at its site'),
  removeUsersToMTGroup: forRoles(siteDataAdmins, 'groups of own sites'),
  getBlockedWords: forRoles(siteDataAdmins, 'every word'),
  getSingleBlockedWord: forRoles(siteDataAdmins, 'any word'),
  addBlockedWord: forRoles(siteDataAdmins, 'a word that is not blocked yet'),
  updateBlockedWord: forRoles(siteDataAdmins, 'into a word that is not blocked yet'),
  deleteBlockedWord: forRoles(siteDataAdmins, 'any word'),
  getMap: forSignedIn('maps of own sites; SuperAdmins all'),
  getMapToEdit: forRoles(installationAdmins, 'any map that is not archived'),
  createMap: forRoles(installationAdmins, 'from a picture that nothing else holds'),
  updateMap: forRoles(installationAdmins, 'any map that is not archived'),
  deleteMap: forRoles(installationAdmins, 'archives it'),
  getUsers: forRoles(accountAdmins, managedAccounts),
  getUser: forRoles(accountAdmins, managedAccounts),
  accountsChanged: forRoles(accountAdmins, 'that some account changed, and not whose'),
  getCompanies: forRoles(accountAdmins, 'names of companies that somebody belongs to'),
  createUser: forRoles(accountAdmins, `${accountCreationScope}; mails a link to choose a password`),
  updateUser: forRoles(accountAdmins, `${managedAccounts}; to change, ${accountChangeScope}; ${accountCreationScope}`),
  deleteUser: forRoles(accountAdmins, `${accountChangeScope}; neither the own account nor the last Super Admin`),
  resetPasswordByAdmin: forRoles(installationAdmins, 'mails a link to choose a password'),
  importUsers: forRoles(accountAdmins, accountCreationScope),
  administrationChanged: forSignedIn('that something changed, and not what, of kinds that the role reads'),
  getAdministrationHistory: forRoles(installationAdmins, 'what administrators did'),
  verifyAdministrationHistory: forRoles(installationAdmins, 'whether the history of administration is whole'),

  singleUpload: forSignedIn('one file of at most 10 MB'),
  deleteFile: forSignedIn('own files that no permit and no map holds yet'),
  generatePresignedUrl: forSignedIn('own files, files of permits that the person sees, and maps of own sites'),
} as const satisfies Record<string, AccessRule>;

export type Operation = keyof typeof accessTable;

/** Whether a signed-in role may use an operation at all. */
export function canUse(operation: Operation, role: Role): boolean {
  const { who }: AccessRule = accessTable[operation];
  return typeof who === 'string' || who.includes(role);
}
