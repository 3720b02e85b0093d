import { isPermitStatus, type PermitStatus } from './status.ts';
import { isPast } from '../work/records/last-known.ts';
import type { JobSummary } from '../work/summary/job-summary.ts';

/** When a stop of all work covers a permit in a status. */
type StopCover = 'always' | 'unless its work is finished' | 'while its work is under way' | 'never';

/**
 * THE table of what a stop of all work covers. Where no work is followed, nobody knows whether it is finished. A closed or
 * cancelled permit has none under way.
 */
export const stopCovers: Record<PermitStatus, StopCover> = {
  PendingPMApproval: 'while its work is under way',
  PendingApproval: 'while its work is under way',
  Rejected: 'while its work is under way',
  Approved: 'always',
  PendingClosure: 'unless its work is finished',
  PendingCancel: 'unless its work is finished',
  Completed: 'never',
  Cancelled: 'never',
};

/** What decides whether work is under way, or finished. */
export type CoveredWork = Pick<JobSummary, 'phase' | 'hasStarted' | 'fireWatchUntil'>;

/**
 * Whether a stop of all work at its site covers a permit; `work` is null where none is followed. A status that only a
 * newer version has is covered, because work may be under way in it.
 */
export function isCoveredByStop(status: string, work: CoveredWork | null, now: Date): boolean {
  const isFinished = work?.phase === 'finished' && (work.fireWatchUntil === null || isPast(work.fireWatchUntil, now));
  switch (isPermitStatus(status) ? stopCovers[status] : 'always') {
    case 'always':
      return true;
    case 'unless its work is finished':
      return !isFinished;
    case 'while its work is under way':
      return work !== null && work.hasStarted && !isFinished;
    case 'never':
      return false;
  }
}
