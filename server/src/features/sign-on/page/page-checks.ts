import type { CheckReading, CheckSeries } from '@eptw/domain/work-policy/work-policy';
import { withRange } from '@eptw/domain/work-policy/reading-range';
import { listSeriesRecordedBy } from '@eptw/domain/work/checks/decide-check';
import { findDueSince, listDueChecks } from '@eptw/domain/work/job/due-checks';
import type { Job } from '@eptw/domain/work/job/job';

/** A check, with what a worker needs to record it. */
export interface PageCheck {
  series: string;
  title: string;
  readings: CheckReading[];
  needsInstrument: boolean;
  /** When the last one was made, and how it ended; null before the first. */
  takenAt: Date | null;
  passed: boolean | null;
  /** When the next one is due; null where none is. */
  dueAt: Date | null;
}

/** The checks that a worker on the job records now. */
export function listPageChecks(job: Job, workerId: string): PageCheck[] {
  return listSeriesRecordedBy(workerId, job).map((series) => toPageCheck(job, series));
}

/** The gas tests of a job, on which going into its space depends. */
export function listGasTests(job: Job): PageCheck[] {
  const { entryLog, checks } = job.policy;
  const tests = entryLog ? checks.filter(({ kind }) => kind === 'gasTest') : [];
  return tests.map((series) => toPageCheck(job, series));
}

function toPageCheck({ state, policy }: Job, series: CheckSeries): PageCheck {
  const { name, title, readings, calibrationDays } = series;
  const last = state.lastChecks.get(name);
  const due = listDueChecks(state, policy).find((one) => one.series.name === name);
  return {
    series: name,
    title,
    readings: readings.map(withRange),
    needsInstrument: calibrationDays !== undefined,
    takenAt: last?.takenAt ?? null,
    passed: last ? last.check.result === 'passed' : null,
    dueAt: due?.due ?? findDueSince(state, series) ?? null,
  };
}
