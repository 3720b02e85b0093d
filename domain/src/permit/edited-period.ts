import type { Period } from './dates.ts';
import { isSamePeriod, type PeriodLimits } from './period-problems.ts';

/** The period of one form of a permit: as it is saved, where the permit has the form already, and as an edit leaves it. */
export interface EditedPeriod {
  before: Period | undefined;
  after: Period;
}

interface Edit {
  now: Date;
  timeZone: string;
  /** The period of the permit that a child permit is raised on. */
  parent?: Period | undefined;
  isResubmitted: boolean;
}

/** Before every period: what did not move is not asked again whether it has passed. */
const longAgo = new Date(0);

/**
 * What the period of a form is held against when its permit is edited; nothing where the edit leaves it alone. A form
 * that is attached to the permit is looked at as well when the permit's own period moves, since it has to lie within it.
 */
export function periodLimitsOfEdit(form: EditedPeriod, own: EditedPeriod, edit: Edit): PeriodLimits | undefined {
  const { now, timeZone, parent, isResubmitted } = edit;
  const hasMoved = ({ before, after }: EditedPeriod) => isResubmitted || !before || !isSamePeriod(before, after);
  const isOwn = form === own;
  if (!hasMoved(form) && !hasMoved(own)) return undefined;
  return { now: hasMoved(form) ? now : longAgo, timeZone, permit: isOwn ? parent : own.after };
}
