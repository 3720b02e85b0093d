import { formatDay, formatDayAndTime } from '../time/format-date.ts';
import type { Period } from '../template/period.ts';
import { isSamePeriod, type PeriodLimits } from '../template/period-problems.ts';

/** The period of one form of a permit: as it is saved, where the permit has the form already, and as an edit leaves it. */
export interface EditedPeriod {
  before: Period | undefined;
  after: Period;
}

interface PeriodEdit {
  now: Date;
  timeZone: string;
  /** The period of the permit that a child permit is raised on. */
  parent?: Period | undefined;
  isResubmitted: boolean;
}

/** Before every period: what did not move is not asked again whether it has passed. */
const beforeAnyPeriod = new Date(0);

/**
 * What the period of a form is held against when its permit is edited; nothing where the edit leaves it alone. A form
 * that is attached to the permit is looked at as well when the permit's own period moves, since it has to lie within it.
 */
export function findPeriodLimits(form: EditedPeriod, own: EditedPeriod, edit: PeriodEdit): PeriodLimits | undefined {
  const { now, timeZone, parent, isResubmitted } = edit;
  const hasMoved = ({ before, after }: EditedPeriod) => isResubmitted || !before || !isSamePeriod(before, after);
  const isOwn = form === own;
  if (!hasMoved(form) && !hasMoved(own)) return undefined;
  return { now: hasMoved(form) ? now : beforeAnyPeriod, timeZone, permit: isOwn ? parent : own.after };
}

/** When the work of one permit runs. */
export interface PermitPeriod extends Period {
  number: string;
}

/**
 * Why the period of a permit cannot become this one: child permits would run outside it. Undefined where none would. A
 * child permit that names days alone may name the first and the last day of its permit, as when it is raised.
 */
export function checkChildPeriods(
  childPermits: readonly PermitPeriod[],
  { start, end }: Period,
  timeZone: string,
): string | undefined {
  const isSameDay = (one: Date, other: Date) => formatDay(one, timeZone) === formatDay(other, timeZone);
  const startsADay = (at: Date) => !isSameDay(at, new Date(at.getTime() - 1));
  const endsADay = (at: Date) => !isSameDay(at, new Date(at.getTime() + 1));
  const startsBefore = (at: Date, limit: Date) => at < limit && !(startsADay(at) && isSameDay(at, limit));
  const endsAfter = (at: Date, limit: Date) => at > limit && !(endsADay(at) && isSameDay(at, limit));
  const outside = childPermits.filter(
    (child) =>
      (child.start && start && startsBefore(child.start, start)) || (child.end && end && endsAfter(child.end, end)),
  );
  if (outside.length === 0) return undefined;
  const inWords = (at: Date | null) => (at ? formatDayAndTime(at, timeZone) : 'no set time');
  const named = outside.map((child) => `${child.number} (${inWords(child.start)} to ${inWords(child.end)})`).join(', ');
  const [permits, them] = outside.length === 1 ? ['Child permit', 'it'] : ['Child permits', 'them'];
  return `${permits} ${named} would fall outside this period. Change ${them} first, or choose a period that covers ${them}.`;
}
