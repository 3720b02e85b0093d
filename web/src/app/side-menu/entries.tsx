import {
  dashboardReaders,
  draftKeepers,
  installationKeepers,
  permitDesk,
  placeKeepers,
  sippReportReaders,
} from '@eptw/domain/access/access';
import { permitApprovers } from '@eptw/domain/permit/reviewers';
import { initiativesTitle } from '@eptw/domain/report/initiatives';
import { accountAdministrators } from '@eptw/domain/user/authority';
import { roles as everyRole, type Role } from '@eptw/domain/user/role';
import {
  Ban,
  Building2,
  CalendarClock,
  CircleCheck,
  CircleUser,
  ClipboardList,
  ClipboardPen,
  FileClock,
  FileDown,
  FilePen,
  FolderCheck,
  GitBranch,
  HardHat,
  History,
  Hourglass,
  LayoutDashboard,
  LayoutTemplate,
  Leaf,
  ListTree,
  Map,
  Megaphone,
  MessageSquareText,
  Send,
  Settings,
  Siren,
  SquareCheckBig,
  UsersRound,
  Users,
  type LucideIcon,
} from 'lucide-react';
import type { GetMenuCountsQuery } from '../../features/sessions/operations.generated.ts';

/** What an entry of the menu is there for; the groups stand in this order. */
export const menuGroups = ['For my action', 'Permits', 'Reports', 'Administration', 'Help'] as const;

export type MenuCounts = Omit<GetMenuCountsQuery['getMenuCounts'], '__typename'>;

/** What a person's menu depends on besides their role. */
export interface MenuSettings {
  permitCloser: boolean;
  /** Where people say what they think of the program; null where nobody asks. */
  feedbackUrl: string | null;
}

export interface MenuEntry {
  group: (typeof menuGroups)[number];
  /** The address of a screen, or the setting that holds an address outside the program. */
  path: string | { setting: 'feedbackUrl' };
  icon: LucideIcon;
  /** What the entry is called, for each role that has it. */
  labels: Partial<Record<Role, string>>;
  /** What its badge counts, all together. */
  counts?: readonly (keyof MenuCounts)[];
  /** What that number is of, for an entry whose name does not tell; the viewer is waited for. */
  awaits?: string;
  /** Only for members of a group that closes permits. */
  permitClosersOnly?: boolean;
}

/** The same name for each of these roles. */
function named(label: string, roles: readonly Role[]): Partial<Record<Role, string>> {
  return Object.fromEntries(roles.map((role) => [role, label]));
}

/** THE TABLE of the side menu: a screen that is not named here is reached from another one. */
export const menuEntries: readonly MenuEntry[] = [
  {
    group: 'For my action',
    path: '/my-pending-approval-permits',
    icon: ClipboardPen,
    counts: ['pendingMyApproval'],
    labels: named('Pending My Approval', permitApprovers),
  },
  {
    group: 'For my action',
    path: '/my-child-permits-pending-approval',
    icon: SquareCheckBig,
    counts: ['childPermitsPendingMyApproval'],
    labels: named('Child Pending My Approval', permitApprovers),
  },
  {
    group: 'For my action',
    path: '/permits-pending-close-cancel',
    icon: FolderCheck,
    counts: ['pendingCloseCancel'],
    labels: named('Pending Close/Cancel', permitDesk),
    permitClosersOnly: true,
  },
  {
    group: 'Permits',
    path: '/permits',
    icon: ClipboardList,
    counts: ['permits'],
    labels: {
      SuperAdmin: 'All Permits',
      SiteAdmin: 'All Permits',
      MTGroup: 'Other Permits',
      ContractorPM: 'All Permits',
      ContractorRequestor: 'My Permits',
      MicronSupervisor: 'All Permits',
      MicronManager: 'All Permits',
      User: 'My Permits',
    },
  },
  {
    group: 'Permits',
    path: '/all-my-permits',
    icon: Send,
    counts: ['myPermits'],
    labels: named('My Submitted Permits', permitDesk),
  },
  {
    group: 'Permits',
    path: '/my-draft-permits',
    icon: FilePen,
    counts: ['drafts'],
    labels: named('My Draft Permits', draftKeepers),
  },
  {
    group: 'Permits',
    path: '/permits-pending-approval',
    icon: Hourglass,
    counts: ['pendingApproval'],
    labels: named('Pending Approval', permitApprovers),
  },
  {
    group: 'Permits',
    path: '/permits-i-approved',
    icon: CircleCheck,
    counts: ['approvedByMe'],
    labels: named('Permits I Approved', permitApprovers),
  },
  {
    group: 'Permits',
    path: '/childpermits',
    icon: ListTree,
    counts: ['childPermits'],
    labels: named('Child Permits', everyRole),
  },
  {
    group: 'Permits',
    path: '/my-child-permit',
    icon: GitBranch,
    counts: ['myChildPermits'],
    labels: named('My Child Permits', permitDesk),
  },
  {
    group: 'Permits',
    path: '/lss-tab-permits',
    icon: Siren,
    counts: ['lifeSupport', 'lifeSupportChildPermits'],
    labels: named('LSS Final Approval', permitApprovers),
  },
  {
    group: 'Reports',
    path: '/dashboard',
    icon: LayoutDashboard,
    labels: named('Dashboard', dashboardReaders),
  },
  {
    group: 'Reports',
    path: '/initiatives',
    icon: Leaf,
    labels: named(initiativesTitle, everyRole),
  },
  {
    group: 'Reports',
    path: '/sipp-works',
    icon: CalendarClock,
    labels: named('SIPP Daily Reports', sippReportReaders),
  },
  {
    group: 'Administration',
    path: '/sites',
    icon: Building2,
    labels: named('Sites', installationKeepers),
  },
  {
    group: 'Administration',
    path: '/maps',
    icon: Map,
    labels: named('Maps', installationKeepers),
  },
  {
    group: 'Administration',
    path: '/users',
    icon: Users,
    counts: ['accountsToApprove'],
    awaits: 'waiting for approval',
    labels: named('Users', accountAdministrators),
  },
  {
    group: 'Administration',
    path: '/templates',
    icon: LayoutTemplate,
    labels: named('Templates', installationKeepers),
  },
  {
    group: 'Administration',
    path: '/disciplines',
    icon: HardHat,
    labels: named('Disciplines', placeKeepers),
  },
  {
    group: 'Administration',
    path: '/mtgroup',
    icon: UsersRound,
    labels: named('MT Groups', placeKeepers),
  },
  {
    group: 'Administration',
    path: '/blocked-words',
    icon: Ban,
    labels: named('Blocked Words', placeKeepers),
  },
  {
    group: 'Administration',
    path: '/announcements',
    icon: Megaphone,
    labels: named('Announcements', installationKeepers),
  },
  {
    group: 'Administration',
    path: '/settings',
    icon: Settings,
    labels: named('Settings', installationKeepers),
  },
  { group: 'Help', path: '/my-profile', icon: CircleUser, labels: named('Account', everyRole) },
  {
    group: 'Administration',
    path: '/administration-history',
    icon: FileClock,
    labels: named('Administration History', installationKeepers),
  },
  { group: 'Help', path: '/forms-download', icon: FileDown, labels: named('Forms Download', everyRole) },
  {
    group: 'Help',
    path: { setting: 'feedbackUrl' },
    icon: MessageSquareText,
    labels: named('Feedback Form', everyRole),
  },
  { group: 'Help', path: '/changelogs', icon: History, labels: named('Change Logs', everyRole) },
];

/** The groups and entries that someone of this role sees. An entry that leads outside is there once its setting is. */
export function menuOf(role: Role, settings: MenuSettings) {
  const own = menuEntries.flatMap((entry) => {
    const label = entry.labels[role];
    const outside = typeof entry.path !== 'string';
    const path = typeof entry.path === 'string' ? entry.path : settings[entry.path.setting];
    if (!label || !path || (entry.permitClosersOnly && !settings.permitCloser)) return [];
    return [{ ...entry, label, path, outside }];
  });
  return menuGroups
    .map((group) => ({ group, entries: own.filter((entry) => entry.group === group) }))
    .filter(({ entries }) => entries.length > 0);
}

/** What an entry's badge says: nothing before the counts are known. */
export function badgeOf({ counts: counted = [] }: Pick<MenuEntry, 'counts'>, counts: MenuCounts | undefined): number {
  return counted.reduce((sum, name) => sum + (counts?.[name] ?? 0), 0);
}
