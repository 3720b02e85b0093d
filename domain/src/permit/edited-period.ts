import { formatDay, formatDayAndTime } from '../time/format-date.ts';
import type { Period } from '../template/period/period.ts';
import { isSamePeriod, type PeriodLimits } from '../template/period/period-problems.ts';

/** The period of one form of a permit: as saved, if the permit already has the form, and after the edit. */
export interface EditedPeriod {
  before: Period | undefined;
  after: Period;
}

interface PeriodEdit {
  now: Date;
  timeZone: string;
  /** The period of the parent permit. */
  parent?: Period | undefined;
  isResubmitted: boolean;
}

/** Earlier than every period, so that a period that did not move may be in the past. */
const beforeAnyPeriod = new Date(0);

/**
 * The limits for the period of a form when its permit is edited; undefined when the edit does not affect it. An
 * attached form is also checked when the permit's own period moves, because it has to lie within it.
 */
export function findPeriodLimits(form: EditedPeriod, own: EditedPeriod, edit: PeriodEdit): PeriodLimits | undefined {
  const { now, timeZone, parent, isResubmitted } = edit;
  const hasMoved = ({ before, after }: EditedPeriod) => isResubmitted || !before || !isSamePeriod(before, after);
  const isOwn = form === own;
  if (!hasMoved(form) && !hasMoved(own)) return undefined;
  return { now: hasMoved(form) ? now : beforeAnyPeriod, timeZone, permit: isOwn ? parent : own.after };
}

/** The number and period of a permit. */
export interface PermitPeriod extends Period {
  number: string;
}

/**
 * Returns why a permit's period cannot change to this one, because child permits would run outside it; undefined when
 * none would. A child permit with dates only may use the first and last day of its parent, as when it is raised.
 */
export function checkChildPeriods(
  childPermits: readonly PermitPeriod[],
  { start, end }: Period,
  timeZone: string,
): string | undefined {
  const isSameDay = (one: Date, other: Date) => formatDay(one, timeZone) === formatDay(other, timeZone);
  const isStartOfDay = (at: Date) => !isSameDay(at, new Date(at.getTime() - 1));
  const isEndOfDay = (at: Date) => !isSameDay(at, new Date(at.getTime() + 1));
  const isStartBefore = (at: Date, limit: Date) => at < limit && !(isStartOfDay(at) && isSameDay(at, limit));
  const isEndAfter = (at: Date, limit: Date) => at > limit && !(isEndOfDay(at) && isSameDay(at, limit));
  const outside = childPermits.filter(
    (child) =>
      (child.start && start && isStartBefore(child.start, start)) || (child.end && end && isEndAfter(child.end, end)),
  );
  if (outside.length === 0) return undefined;
  const formatTime = (at: Date | null) => (at ? formatDayAndTime(at, timeZone) : 'no set time');
  const named = outside
    .map((child) => `${child.number} (${formatTime(child.start)} to ${formatTime(child.end)})`)
    .join(', ');
  const [permits, them] = outside.length === 1 ? ['Child permit', 'it'] : ['Child permits', 'them'];
  return `${permits} ${named} would fall outside this period. Change ${them} first, or choose a period that covers ${them}.`;
}
