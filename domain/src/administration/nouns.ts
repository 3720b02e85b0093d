import { crewManagers } from '../crew/crew-access.ts';
import { forAnyone, forRoles, forSignedIn, type AccessRule } from '../user/access-rule.ts';
import { accountAdmins } from '../user/authority.ts';
import { installationAdmins, siteDataAdmins } from '../user/role-groups.ts';

/** Something that administrators manage. */
interface AdministeredNoun {
  /** The label of one of them in the audit log. */
  label: string;
  /** Its rows of the access table. */
  operations: Readonly<Record<string, AccessRule>>;
  /** A role that may use this operation is notified of changes. */
  readOperation: string;
  /** Its list, which can be exported. */
  list?: {
    /** The name in the URL and in the file name of the export. */
    name: string;
    /** The operation whose rights, filters and order the export uses. */
    operation: string;
    /** Key → title: all columns of the export in their order, of which the screen shows some. */
    columns: Readonly<Record<string, string>>;
    /** Titles that only the screen has. */
    columnsOnScreen?: Readonly<Record<string, string>>;
  };
}

const managedAccounts = 'own account; SiteAdmins: users at own sites; SuperAdmins: all';
const accountChangeScope = 'SiteAdmins: users of own sites only, no administrators';
const visibleWorkers = 'own company; staff and SiteAdmins: companies with people at own sites; SuperAdmins: all';
const managedWorkers = 'own company; SiteAdmins: companies with people at own sites; SuperAdmins: all';
const verifiableCertificates =
  'SiteAdmins and supervisors at own sites, permit closers at the sites of their groups, where the company works; not of own company, not entered by the user';
const accountCreationScope = 'SiteAdmins: own sites only, no administrators';

/**
 * THE TABLE of what administrators manage. The audit log, the access table, notifications of changes and the lists on
 * screen and in exports follow from it.
 */
export const administeredNouns = {
  user: {
    label: 'User',
    operations: {
      getUsers: forRoles(accountAdmins, managedAccounts),
      getUser: forRoles(accountAdmins, managedAccounts),
      accountsChanged: forRoles(accountAdmins, 'change signal without details'),
      getCompanies: forRoles(accountAdmins, 'company names in use'),
      createUser: forRoles(accountAdmins, `${accountCreationScope}; sends a link to choose a password`),
      updateUser: forRoles(
        accountAdmins,
        `${managedAccounts}; to change, ${accountChangeScope}; ${accountCreationScope}`,
      ),
      deleteUser: forRoles(accountAdmins, `${accountChangeScope}; not own account, not the last Super Admin`),
      resetPasswordByAdmin: forRoles(installationAdmins, 'sends a link to choose a password'),
      importUsers: forRoles(accountAdmins, accountCreationScope),
    },
    readOperation: 'getUsers',
    list: {
      name: 'users',
      operation: 'getUsers',
      columns: {
        position: '#',
        fullname: 'Name',
        email: 'E-mail',
        company: 'Company',
        site: 'Sites',
        role: 'Role',
        groups: 'MT groups',
        status: 'Status',
        createdAt: 'Since',
      },
    },
  },
  company: {
    label: 'Company',
    operations: {
      getLookAlikes: forRoles(installationAdmins, 'of the whole installation'),
      mergeCompanies: forRoles(installationAdmins, 'companies that look alike; with their people, permits and workers'),
    },
    readOperation: 'getLookAlikes',
  },
  site: {
    label: 'Site',
    operations: {
      getSites: forAnyone('sites that are not archived; sign-up needs them'),
      getSite: forRoles(installationAdmins, 'any site that is not archived'),
      createSite: forRoles(installationAdmins, 'with a unique code'),
      updateSite: forRoles(installationAdmins, 'the code only before permits use it'),
      requireVerifiedCertificates: forRoles(siteDataAdmins, 'own sites; SuperAdmins: all'),
      deleteSite: forRoles(
        installationAdmins,
        'when no open permit needs it or its groups; also archives its groups and maps',
      ),
    },
    readOperation: 'getSites',
    list: {
      name: 'sites',
      operation: 'getSites',
      columns: { position: '#', name: 'Name', code: 'Code', address: 'Address', timeZone: 'Time Zone' },
    },
  },
  map: {
    label: 'Map',
    operations: {
      getMap: forSignedIn('maps of own sites; SuperAdmins: all'),
      getMapToEdit: forRoles(installationAdmins, 'any map that is not archived'),
      createMap: forRoles(installationAdmins, 'from an uploaded picture that is not used elsewhere'),
      updateMap: forRoles(installationAdmins, 'any map that is not archived'),
      deleteMap: forRoles(installationAdmins, 'archives it'),
    },
    readOperation: 'getMap',
    list: {
      name: 'maps',
      operation: 'getMap',
      columns: { position: '#', name: 'Name', site: 'Site' },
      columnsOnScreen: { image: 'Map Image' },
    },
  },
  worker: {
    label: 'Worker',
    operations: {
      getWorkers: forSignedIn(visibleWorkers),
      getWorker: forSignedIn(visibleWorkers),
      getCrewCompanies: forSignedIn(`names of the companies whose workers they see: ${visibleWorkers}`),
      createWorker: forRoles(crewManagers, `${managedWorkers}; with a pass number that is unique in the company`),
      updateWorker: forRoles(crewManagers, managedWorkers),
      eraseWorker: forRoles(crewManagers, `${managedWorkers}; leaves a pseudonym`),
      importWorkers: forRoles(crewManagers, managedWorkers),
      getCertificatesToVerify: forSignedIn(`those that the user may verify: ${verifiableCertificates}`),
      getVerificationTasks: forRoles(siteDataAdmins, 'own sites where unverified certificates count; SuperAdmins: all'),
      verifyCertificate: forSignedIn(verifiableCertificates),
      remindCertificateVerifiers: forSignedIn(
        'the permit holder, once a day for each certificate of a worker visible to the user',
      ),
      setWorkerPin: forRoles(crewManagers, `${managedWorkers}; no PIN is ever shown`),
    },
    readOperation: 'getWorkers',
    list: {
      name: 'workers',
      operation: 'getWorkers',
      columns: {
        name: 'Name',
        passNumber: 'Pass number',
        company: 'Company',
        trade: 'Trade',
        languages: 'Languages',
        phone: 'Phone number',
        certificates: 'Certificates',
        pin: 'PIN',
      },
    },
  },
  discipline: {
    label: 'Discipline',
    operations: {
      getAllDisciplines: forSignedIn('disciplines that are not archived'),
      getDiscipline: forRoles(siteDataAdmins, 'any discipline that is not archived'),
      createDiscipline: forRoles(siteDataAdmins, 'with a unique code'),
      updateDiscipline: forRoles(siteDataAdmins, 'everything except the code'),
      deleteDiscipline: forRoles(siteDataAdmins, 'archives it'),
    },
    readOperation: 'getAllDisciplines',
    list: {
      name: 'disciplines',
      operation: 'getAllDisciplines',
      columns: { code: 'Code', description: 'Description' },
    },
  },
  group: {
    label: 'MT group',
    operations: {
      getUserGroups: forSignedIn('groups that are not archived'),
      getAllMTGroups: forSignedIn('groups that are not archived'),
      getMTGroupById: forRoles(siteDataAdmins, 'groups of own sites'),
      getMTGroupUsers: forRoles(siteDataAdmins, 'approved users with the role MTGroup at own sites'),
      createGroup: forRoles(siteDataAdmins, 'at own sites'),
      updateGroup: forRoles(siteDataAdmins, 'groups of own sites; the site only before permits use the group'),
      deleteGroup: forRoles(siteDataAdmins, 'groups of own sites that no open permit needs; archives it'),
      addUsersToMTGroup: forRoles(
        siteDataAdmins,
        'groups of own sites; approved users with the role MTGroup at its site',
      ),
      removeUsersToMTGroup: forRoles(siteDataAdmins, 'groups of own sites'),
    },
    readOperation: 'getUserGroups',
    list: {
      name: 'mt-groups',
      operation: 'getUserGroups',
      columns: { position: '#', name: 'Name', site: 'Site', permitCloser: 'Can close permits?', members: 'Members' },
    },
  },
  blockedWord: {
    label: 'Blocked word',
    operations: {
      getBlockedWords: forRoles(siteDataAdmins, 'every word'),
      getSingleBlockedWord: forRoles(siteDataAdmins, 'any word'),
      addBlockedWord: forRoles(siteDataAdmins, 'a word that is not blocked yet'),
      updateBlockedWord: forRoles(siteDataAdmins, 'to a word that is not blocked yet'),
      deleteBlockedWord: forRoles(siteDataAdmins, 'any word'),
    },
    readOperation: 'getBlockedWords',
    list: {
      name: 'blocked-words',
      operation: 'getBlockedWords',
      columns: { position: '#', word: 'Blocked word' },
    },
  },
  template: {
    label: 'Template',
    operations: {
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
    },
    readOperation: 'getTemplates',
    list: {
      name: 'templates',
      operation: 'getTemplates',
      columns: {
        position: '#',
        title: 'Title',
        purpose: 'Purpose',
        code: 'Permit Code',
        type: 'Permit Type',
        version: 'Version',
        published: 'Published',
        publishedBy: 'Published by',
      },
    },
  },
  announcement: {
    label: 'Announcement',
    operations: {
      getActiveAnnoucement: forAnyone('announcements that are active now'),
      getAnnouncements: forRoles(installationAdmins, 'every announcement, including planned and ended ones'),
      getAnnouncement: forRoles(installationAdmins, 'any announcement'),
      createAnnouncement: forRoles(installationAdmins, 'limited HTML tags only'),
      updateAnnouncement: forRoles(installationAdmins, 'any announcement; limited HTML tags only'),
      deleteAnnouncement: forRoles(installationAdmins, 'any announcement'),
    },
    readOperation: 'getActiveAnnoucement',
    list: {
      name: 'announcements',
      operation: 'getAnnouncements',
      columns: { title: 'Title', message: 'Message', type: 'Type', from: 'From', to: 'To', state: 'State' },
      columnsOnScreen: { title: 'Title and message' },
    },
  },
  settings: {
    label: 'Settings',
    operations: {
      getSettings: forRoles(installationAdmins, 'of the whole installation'),
      updateSettings: forRoles(installationAdmins, 'of the whole installation'),
      getSetupProgress: forRoles(installationAdmins, 'of the whole installation'),
      loadTemplateCatalogue: forRoles(installationAdmins, 'adds missing templates'),
    },
    readOperation: 'getSettings',
  },
} as const satisfies Record<string, AdministeredNoun>;
