import { listStatuses, workStatuses, type PermitStatus } from '../permit/status.ts';

/** Which of its permits a list may be narrowed to, as of now. */
export const listPeriods = ['live', 'today', 'overdue'] as const;

export type ListPeriod = (typeof listPeriods)[number];

export function isListPeriod(text: string): text is ListPeriod {
  return (listPeriods as readonly string[]).includes(text);
}

/**
 * live: approved, and now is within its period. today: it starts on this day of its site, unless it was rejected or ended
 * before. overdue: approved, and its end has passed; somebody has to close it.
 */
export const statusesByPeriod: Readonly<Record<ListPeriod, readonly PermitStatus[]>> = {
  live: workStatuses,
  today: listStatuses(({ mayStart }) => mayStart),
  overdue: workStatuses,
};

/** What stands on the board of the day, in this order, and the period that its list is narrowed to. */
export const dayCards = [
  { key: 'liveNow', title: 'Live now', period: 'live' },
  { key: 'startsToday', title: 'Starts today', period: 'today' },
  { key: 'overdue', title: 'Overdue for closure', period: 'overdue' },
] as const satisfies readonly { key: string; title: string; period: ListPeriod }[];

export type DayCard = (typeof dayCards)[number]['key'];
