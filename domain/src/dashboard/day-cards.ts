import type { WorkCondition } from '../work/log/conditions.ts';
import { listStatuses, unfinishedStatuses, workStatuses, type PermitStatus } from '../permit/status.ts';

/** The periods, relative to now, to which a list of permits can be limited. */
export const listPeriods = ['live', 'suspended', 'expired', 'today', 'overdue'] as const;

export type ListPeriod = (typeof listPeriods)[number];

export function isListPeriod(text: string): text is ListPeriod {
  return (listPeriods as readonly string[]).includes(text);
}

/**
 * live: approved and now within its period, and its work is live, where it is followed. suspended, expired:
 * unfinished, and its work is in this condition. today: it starts today at its site, unless it was rejected or ended
 * earlier. overdue: approved with its end in the past; it has to be closed.
 */
export const statusesByPeriod: Readonly<Record<ListPeriod, readonly PermitStatus[]>> = {
  live: workStatuses,
  suspended: unfinishedStatuses,
  expired: unfinishedStatuses,
  today: listStatuses(({ mayStart }) => mayStart),
  overdue: workStatuses,
};

/** The condition of the work that a period asks for; null for one that its dates say. Live is both: see above. */
export const conditionByPeriod: Readonly<Record<ListPeriod, WorkCondition | null>> = {
  live: null,
  suspended: 'suspended',
  expired: 'expired',
  today: null,
  overdue: null,
};

/** The cards on today's board, in order, with the period that each card's list is limited to. */
export const dayCards = [
  { key: 'liveNow', title: 'Live now', period: 'live' },
  { key: 'suspended', title: 'Suspended', period: 'suspended' },
  { key: 'expired', title: 'Expired', period: 'expired' },
  { key: 'startsToday', title: 'Starts today', period: 'today' },
  { key: 'overdue', title: 'Overdue for closure', period: 'overdue' },
] as const satisfies readonly { key: string; title: string; period: ListPeriod }[];

export type DayCard = (typeof dayCards)[number]['key'];
