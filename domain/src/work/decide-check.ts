import { fireWatchSeriesName, isolationSeriesName, type CheckKind, type CheckSeries } from '../template/work-policy.ts';
import type { Actor } from '../user/actor.ts';
import { findIncompleteReading, listLimitProblems, type GivenCheck } from './check-record.ts';
import { findSeries } from './combined-policy.ts';
import { conditionTable, type WorkCondition } from './conditions.ts';
import { maximumWorkText, type WorkDecision } from './decide.ts';
import { findDeviceTimeProblem } from './device-time.ts';
import { findCondition, type Job } from './job.ts';
import { workRules, type WorkRuleName } from './rules.ts';
import { addEntry } from './state.ts';
import type { WorkEntry } from './work-log.ts';
import type { WorkCheck } from './work-table.ts';

const day = 86_400_000;

/** Who records a check of each kind. */
const recordedBy: Record<CheckKind, WorkRuleName> = {
  gasTest: 'the permit holder or the issuing side',
  fireWatchRound: 'the permit holder or the issuing side',
  attendant: 'the permit holder or the issuing side',
  inspection: 'the permit holder or the issuing side',
  other: 'the permit holder or the issuing side',
};

/** Whether checks are recorded in a condition, and whether those are the rounds of the fire watch. */
const recordedIn: Record<WorkCondition, 'checks of the work' | 'rounds of the fire watch' | 'nothing'> = {
  planned: 'nothing',
  notReady: 'checks of the work',
  ready: 'checks of the work',
  live: 'checks of the work',
  suspended: 'checks of the work',
  expired: 'checks of the work',
  fireWatch: 'rounds of the fire watch',
  finished: 'nothing',
};

/** A check as it is sent. The result is what was seen; values outside their limits fail it whatever it says. */
export type SentCheck = Omit<GivenCheck, 'result'> & { passed: boolean };

/** Checks whether this user may record a check of this series now, or returns the refusal as a sentence. */
export function checkRecording(actor: Actor, job: Job, { name, kind, title }: CheckSeries): WorkCheck {
  const rule = name === isolationSeriesName ? 'the issuing side' : recordedBy[kind];
  if (!workRules[rule](actor, job))
    return { allowed: false, kind: 'person', problem: `Only ${rule} can record this check.` };
  const condition = findCondition(job);
  // By the name: a template can ask for rounds of a fire watcher during the work, too.
  const wanted = name === fireWatchSeriesName ? 'rounds of the fire watch' : 'checks of the work';
  if (condition !== undefined && recordedIn[condition] === wanted) return { allowed: true };
  const problem =
    condition === undefined
      ? 'There is no work under this permit now: it is not approved.'
      : `This work is ${conditionTable[condition].name}. ${title} is not recorded now.`;
  return { allowed: false, kind: 'condition', problem };
}

/**
 * Decides whether a check is recorded. A value outside its limits is recorded, never refused: it suspends the work.
 * Nobody confirms their own isolations: that takes the issuing side.
 */
export function decideCheck(actor: Actor, job: Job, { passed, ...check }: SentCheck): WorkDecision {
  const { policy, now } = job;
  const series = findSeries(policy, check.series);
  if (!series) return refuse(`This permit has no check '${check.series.slice(0, 40)}'.`);
  const recording = checkRecording(actor, job, series);
  if (!recording.allowed) return recording;
  const problem =
    findIncompleteReading(series, check.values) ??
    findInstrumentProblem(check, series.calibrationDays, now) ??
    findTextProblem(check) ??
    findDeviceTimeProblem(check.deviceTime, now, 'record the check again');
  if (problem !== undefined) return refuse(problem);
  const isPassed = passed && listLimitProblems(series, check.values).length === 0;
  const entry: WorkEntry = {
    event: 'recordCheck',
    at: now,
    by: { id: actor.id, name: actor.fullName },
    reason: null,
    details: { ...check, result: isPassed ? 'passed' : 'failed' },
  };
  return { allowed: true, entry, after: addEntry(job.state, entry, policy) };
}

function refuse(problem: string): WorkDecision {
  return { allowed: false, kind: 'input', problem };
}

/** Why a check cannot be made with this instrument, as a sentence; undefined also where none is needed. */
export function findInstrumentProblem(
  { instrument, calibratedOn }: Pick<SentCheck, 'instrument' | 'calibratedOn'>,
  calibrationDays: number | undefined,
  now: Date,
): string | undefined {
  if (calibrationDays === undefined) return undefined;
  if (!instrument?.trim()) return 'Enter the number of the instrument.';
  const calibrated = Date.parse(`${calibratedOn ?? ''}T00:00:00Z`);
  if (Number.isNaN(calibrated)) return "Enter the instrument's calibration date.";
  // A day of tolerance: the date is local, and some site is always ahead.
  if (calibrated > now.getTime() + day) return "The instrument's calibration date is in the future.";
  return now.getTime() - calibrated > (calibrationDays + 1) * day
    ? `${instrument} was calibrated more than ${calibrationDays} days ago. Take another instrument.`
    : undefined;
}

function findTextProblem({ note = '', instrument = '' }: Omit<SentCheck, 'passed'>): string | undefined {
  if (note.length > maximumWorkText) return `A note has at most ${maximumWorkText} characters.`;
  return instrument.length > 60 ? 'The number of an instrument has at most 60 characters.' : undefined;
}
