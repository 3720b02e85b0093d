import { formatCompactDateTime } from '../time/format-compact-date-time.ts';
import { formatDay, formatDayAndTime, formatTime } from '../time/format-date.ts';
import { findSeries } from './combined-policy.ts';
import type { WorkCondition } from './conditions.ts';
import { findExpiry, listDueChecks, type DueCheck } from './deadlines.ts';
import { findCondition, type Job } from './job.ts';
import { listRequirements } from './requirements.ts';
import { findRevalidationDue, type Suspension } from './state.ts';
import { suspensionCauses } from './work-log.ts';

const minute = 60_000;
const minutesOfHour = 60;
const minutesOfDay = 24 * minutesOfHour;

/** A length of time in minutes and longer: '40 min', '2 h 14 min', '3 days'. Less than a minute is '0 min'. */
export function formatLength(milliseconds: number): string {
  const minutes = Math.max(0, Math.floor(milliseconds / minute));
  if (minutes < minutesOfHour) return `${minutes} min`;
  if (minutes >= 2 * minutesOfDay) return `${Math.floor(minutes / minutesOfDay)} days`;
  const rest = minutes % minutesOfHour;
  const hours = `${Math.floor(minutes / minutesOfHour)} h`;
  return rest === 0 ? hours : `${hours} ${rest} min`;
}

/** A time of the job: '18:00' on the same day, 'Wed 18:00' within a week, with the date beyond. */
export function formatJobTime(at: Date, now: Date, timeZone: string): string {
  if (formatDay(at, timeZone) === formatDay(now, timeZone)) return formatTime(at, timeZone);
  return formatCompactDateTime(at, now, timeZone);
}

/** Until when the job is live if nobody acts: to its end, its validity or its next revalidation. */
export function findLiveUntil({ permit, policy, state }: Job): Date | undefined {
  const [expiry, revalidation] = [findExpiry(permit, state, policy), findRevalidationDue(state, policy)];
  if (!expiry || !revalidation) return expiry ?? revalidation;
  return expiry < revalidation ? expiry : revalidation;
}

/** The next check that falls due; undefined when none does. */
export function findNextCheck({ state, policy }: Job): DueCheck | undefined {
  return listDueChecks(state, policy)[0];
}

/** What the label of a condition is made from. */
export interface LabelFacts {
  startsAt: Date | null;
  hasStarted: boolean;
  /** How many requirements of a start are missing. */
  missing: number;
  liveUntil: Date | null;
  expiresAt: Date | null;
  fireWatchUntil: Date | null;
  /** The whole label while it is suspended. */
  suspension: string;
}

/** What each condition is called with its times, as the head of the permit shows it. */
const labels: Record<WorkCondition, (facts: LabelFacts, now: Date, timeZone: string) => string> = {
  planned: ({ startsAt }, _now, timeZone) => (startsAt ? `Starts ${formatDayAndTime(startsAt, timeZone)}` : 'Planned'),
  notReady: ({ missing }) => `Cannot start: ${missing} ${missing === 1 ? 'requirement' : 'requirements'} missing`,
  ready: () => 'Ready to start',
  live: ({ liveUntil }, now, timeZone) =>
    liveUntil ? `Live until ${formatJobTime(liveUntil, now, timeZone)}` : 'Live',
  suspended: ({ suspension }) => suspension,
  expired: ({ expiresAt, hasStarted }, now) => {
    const ago = formatLength(now.getTime() - (expiresAt ?? now).getTime());
    return `Expired ${ago} ago. ${hasStarted ? 'Stop work.' : 'The work never started.'}`;
  },
  fireWatch: ({ fireWatchUntil }, now, timeZone) =>
    fireWatchUntil ? `Fire watch until ${formatJobTime(fireWatchUntil, now, timeZone)}` : 'Fire watch',
  finished: () => 'Work finished',
};

/** The label of a condition: 'Live until 18:00'. */
export function formatConditionLabel(condition: WorkCondition, facts: LabelFacts, now: Date, timeZone: string): string {
  return labels[condition](facts, now, timeZone);
}

/** The label of a job's condition; undefined while it has none. */
export function formatCondition(job: Job): string | undefined {
  const condition = findCondition(job);
  if (!condition) return undefined;
  const { permit, policy, state, now } = job;
  const facts: LabelFacts = {
    startsAt: permit.start,
    hasStarted: state.startedAt !== null,
    missing: listRequirements(job, 'startWork').filter(({ met }) => !met).length,
    liveUntil: findLiveUntil(job) ?? null,
    expiresAt: state.expiredAt,
    fireWatchUntil: state.fireWatchUntil,
    suspension: state.suspension ? formatSuspension(state.suspension, policy) : '',
  };
  return formatConditionLabel(condition, facts, now, permit.timeZone);
}

/** The label of work that a missed check has suspended, by the title of its series. */
export function formatMissedCheck(title: string): string {
  return `Suspended: ${title.toLowerCase()} missed`;
}

/** The label of work that a missed revalidation has suspended. */
export const revalidationMissedLabel = 'Suspended: revalidation missed';

/** Who or what suspended the work, and why. */
function formatSuspension(suspension: Suspension, policy: Job['policy']): string {
  const getTitle = (series: string) => findSeries(policy, series)?.title ?? series;
  switch (suspension.event) {
    case 'missCheck':
      return formatMissedCheck(getTitle(suspension.details.series));
    case 'recordCheck':
      return `Suspended: ${getTitle(suspension.details.series).toLowerCase()} failed`;
    case 'missRevalidation':
      return revalidationMissedLabel;
    case 'suspendWork': {
      const cause = suspensionCauses[suspension.details.cause];
      return `Suspended: ${suspension.reason ? `${cause}: ${suspension.reason}` : cause}`;
    }
    default:
      return `Suspended by ${suspension.by?.name ?? 'a worker'}: ${suspension.reason ?? ''}`;
  }
}
