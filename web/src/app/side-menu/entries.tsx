import { draftKeepers, permitDesk } from '@eptw/domain/access/access';
import { permitApprovers } from '@eptw/domain/permit/reviewers';
import type { Role } from '@eptw/domain/user/role';
import {
  CircleCheck,
  ClipboardList,
  ClipboardPen,
  FilePen,
  FolderCheck,
  Hourglass,
  Send,
  type LucideIcon,
} from 'lucide-react';
import type { GetMenuCountsQuery } from '../../features/sessions/operations.generated.ts';

/** What an entry of the menu is there for; the groups stand in this order. */
export const menuGroups = ['For my action', 'Permits', 'Reports', 'Administration', 'Help'] as const;

export type MenuCounts = Omit<GetMenuCountsQuery['getMenuCounts'], '__typename'>;

export interface MenuEntry {
  group: (typeof menuGroups)[number];
  path: string;
  icon: LucideIcon;
  /** What the entry is called, for each role that has it. */
  labels: Partial<Record<Role, string>>;
  /** What its badge counts. */
  count?: keyof MenuCounts;
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
    count: 'pendingMyApproval',
    labels: named('Pending My Approval', permitApprovers),
  },
  {
    group: 'For my action',
    path: '/permits-pending-close-cancel',
    icon: FolderCheck,
    count: 'pendingCloseCancel',
    labels: named('Pending Close/Cancel', permitDesk),
    permitClosersOnly: true,
  },
  {
    group: 'Permits',
    path: '/permits',
    icon: ClipboardList,
    count: 'permits',
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
    count: 'myPermits',
    labels: named('My Submitted Permits', permitDesk),
  },
  {
    group: 'Permits',
    path: '/my-draft-permits',
    icon: FilePen,
    count: 'drafts',
    labels: named('My Draft Permits', draftKeepers),
  },
  {
    group: 'Permits',
    path: '/permits-pending-approval',
    icon: Hourglass,
    labels: named('Pending Approval', permitApprovers),
  },
  {
    group: 'Permits',
    path: '/permits-i-approved',
    icon: CircleCheck,
    count: 'approvedByMe',
    labels: named('Permits I Approved', permitApprovers),
  },
];

/** The groups and entries that someone of this role sees. */
export function menuOf(role: Role, permitCloser: boolean) {
  const own = menuEntries.flatMap((entry) => {
    const label = entry.labels[role];
    return label && (permitCloser || !entry.permitClosersOnly) ? [{ ...entry, label }] : [];
  });
  return menuGroups
    .map((group) => ({ group, entries: own.filter((entry) => entry.group === group) }))
    .filter(({ entries }) => entries.length > 0);
}
