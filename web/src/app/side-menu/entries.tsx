import { verifiersAsClosers } from '@eptw/domain/crew/verification';
import { menuCountViewers, type MenuCountName } from '@eptw/domain/permit/menu-counts';
import { dashboardViewers, sippReportViewers } from '@eptw/domain/user/role-groups';
import { initiativesTitle } from '@eptw/domain/report/initiatives';
import { roles as everyRole, type Role } from '@eptw/domain/user/role';
import { musterReaders } from '@eptw/domain/muster/muster';
import {
  BadgeCheck,
  CalendarClock,
  CircleCheck,
  CircleUser,
  ClipboardList,
  ClipboardPen,
  FileDown,
  FilePen,
  FolderCheck,
  GitBranch,
  HardHat,
  History,
  Hourglass,
  IdCard,
  LayoutDashboard,
  Leaf,
  ListTodo,
  ListTree,
  MessageSquareText,
  Send,
  Siren,
  SquareCheckBig,
  UserCheck,
  type LucideIcon,
} from 'lucide-react';
import type { GetMenuCountsQuery } from '../../generated/sessions.ts';
import { adminAreas } from '../admin-areas.tsx';

/** The groups of the menu, in their order on screen. */
export const menuGroups = ['For my action', 'Permits', 'Reports', 'Administration', 'Help'] as const;

export type MenuCounts = Pick<GetMenuCountsQuery['getMenuCounts'], MenuCountName>;

/** What a user's menu depends on besides their role. */
export interface MenuSettings {
  permitCloser: boolean;
  /** The address of the feedback form; null when none is set. */
  feedbackUrl: string | null;
}

export interface MenuEntry {
  group: (typeof menuGroups)[number];
  /** The address of a screen, or the setting that holds an external address. */
  path: string | { setting: 'feedbackUrl' };
  icon: LucideIcon;
  /** The entry's label for each role that has it. */
  labels: Partial<Record<Role, string>>;
  /** The counts that its badge adds up. */
  counts?: readonly MenuCountName[];
  /** Describes the badge's number when the label does not; the number counts what awaits the viewer. */
  countLabel?: string;
  /** The roles that see it only as members of a permit-closer group. */
  onlyAsClosers?: readonly Role[];
}

/** Gives each of these roles the same label. */
function labelForRoles(label: string, roles: readonly Role[]): Partial<Record<Role, string>> {
  return Object.fromEntries(roles.map((role) => [role, label]));
}

/** THE TABLE of the side menu: a screen that is missing here is reached from another screen. */
export const menuEntries: readonly MenuEntry[] = [
  {
    group: 'For my action',
    path: '/work',
    icon: HardHat,
    labels: labelForRoles('Live work', everyRole),
  },
  {
    group: 'For my action',
    path: '/my-pending-approval-permits',
    icon: ClipboardPen,
    counts: ['pendingMyApproval'],
    labels: labelForRoles('Pending My Approval', menuCountViewers.pendingMyApproval),
  },
  {
    group: 'For my action',
    path: '/my-child-permits-pending-approval',
    icon: SquareCheckBig,
    counts: ['childPermitsPendingMyApproval'],
    labels: labelForRoles('Child Pending My Approval', menuCountViewers.childPermitsPendingMyApproval),
  },
  {
    group: 'For my action',
    path: '/permits-for-my-action',
    icon: ListTodo,
    counts: ['forMyAction'],
    labels: labelForRoles('To Correct or Close', menuCountViewers.forMyAction),
  },
  {
    group: 'For my action',
    path: '/permits-pending-close-cancel',
    icon: FolderCheck,
    counts: ['pendingCloseCancel'],
    labels: labelForRoles('Pending Close/Cancel', menuCountViewers.pendingCloseCancel),
    onlyAsClosers: menuCountViewers.pendingCloseCancel,
  },
  {
    group: 'For my action',
    path: '/crew/to-verify',
    icon: BadgeCheck,
    counts: ['certificatesToVerify'],
    labels: labelForRoles('Certificates to Verify', menuCountViewers.certificatesToVerify),
    onlyAsClosers: verifiersAsClosers,
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
    labels: labelForRoles('My Submitted Permits', menuCountViewers.myPermits),
  },
  {
    group: 'Permits',
    path: '/my-draft-permits',
    icon: FilePen,
    counts: ['drafts'],
    labels: labelForRoles('My Draft Permits', menuCountViewers.drafts),
  },
  {
    group: 'Permits',
    path: '/permits-pending-approval',
    icon: Hourglass,
    counts: ['pendingApproval'],
    labels: labelForRoles('Pending Approval', menuCountViewers.pendingApproval),
  },
  {
    group: 'Permits',
    path: '/permits-i-approved',
    icon: CircleCheck,
    counts: ['approvedByMe'],
    labels: labelForRoles('Permits I Approved', menuCountViewers.approvedByMe),
  },
  {
    group: 'Permits',
    path: '/childpermits',
    icon: ListTree,
    counts: ['childPermits'],
    labels: labelForRoles('Child Permits', menuCountViewers.childPermits),
  },
  {
    group: 'Permits',
    path: '/my-child-permit',
    icon: GitBranch,
    counts: ['myChildPermits'],
    labels: labelForRoles('My Child Permits', menuCountViewers.myChildPermits),
  },
  {
    group: 'Permits',
    path: '/lss-tab-permits',
    icon: Siren,
    counts: ['lifeSupport', 'lifeSupportChildPermits'],
    labels: labelForRoles('LSS Final Approval', menuCountViewers.lifeSupport),
  },
  {
    group: 'Permits',
    path: '/crew',
    icon: IdCard,
    labels: labelForRoles('Crew', everyRole),
  },
  {
    group: 'Permits',
    path: '/muster',
    icon: UserCheck,
    labels: labelForRoles('Muster list', musterReaders),
  },
  {
    group: 'Reports',
    path: '/dashboard',
    icon: LayoutDashboard,
    labels: labelForRoles('Dashboard', dashboardViewers),
  },
  {
    group: 'Reports',
    path: '/initiatives',
    icon: Leaf,
    labels: labelForRoles(initiativesTitle, everyRole),
  },
  {
    group: 'Reports',
    path: '/sipp-works',
    icon: CalendarClock,
    labels: labelForRoles('SIPP Daily Reports', sippReportViewers),
  },
  ...adminAreas.map(({ menu: { label, ...entry }, roles }) => ({
    ...entry,
    group: 'Administration' as const,
    labels: labelForRoles(label, roles),
  })),
  { group: 'Help', path: '/my-profile', icon: CircleUser, labels: labelForRoles('Account', everyRole) },
  { group: 'Help', path: '/forms-download', icon: FileDown, labels: labelForRoles('Forms Download', everyRole) },
  {
    group: 'Help',
    path: { setting: 'feedbackUrl' },
    icon: MessageSquareText,
    labels: labelForRoles('Feedback Form', everyRole),
  },
  { group: 'Help', path: '/changelogs', icon: History, labels: labelForRoles('Change Logs', everyRole) },
];

/**
 * Lists the groups and entries that a role sees. An entry that leads to an external address is shown once its setting
 * has a value.
 */
export function listMenuGroups(role: Role, settings: MenuSettings) {
  const visible = menuEntries.flatMap((entry) => {
    const label = entry.labels[role];
    const isExternal = typeof entry.path !== 'string';
    const path = typeof entry.path === 'string' ? entry.path : settings[entry.path.setting];
    if (!label || !path || (entry.onlyAsClosers?.includes(role) && !settings.permitCloser)) return [];
    return [{ ...entry, label, path, outside: isExternal }];
  });
  return menuGroups
    .map((group) => ({ group, entries: visible.filter((entry) => entry.group === group) }))
    .filter(({ entries }) => entries.length > 0);
}

/** Returns the number of an entry's badge; undefined until the counts have loaded. */
export function sumCounts(
  { counts: countNames = [] }: Pick<MenuEntry, 'counts'>,
  counts: MenuCounts | undefined,
): number {
  return countNames.reduce((sum, name) => sum + (counts?.[name] ?? 0), 0);
}
