import type { Role } from '@eptw/domain/user/role';
import { ClipboardList, type LucideIcon } from 'lucide-react';
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

/** THE TABLE of the side menu: a screen that is not named here is reached from another one. */
export const menuEntries: readonly MenuEntry[] = [
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
