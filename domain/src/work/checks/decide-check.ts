import {
  fireWatchSeriesName,
  isolationSeriesName,
  type CheckKind,
  type CheckSeries,
  isCheckKind,
} from '../../work-policy/work-policy.ts';
import { cutText } from '../../text/cut.ts';
import { toStoredLine, toStoredText } from '../../text/stored-text.ts';
import { isCalendarDate } from '../../time/calendar.ts';
import { toDay } from '../../time/day-range.ts';
import type { Actor } from '../../user/actor.ts';
import { findInstrumentProblem, maximumInstrument } from './check-instrument.ts';
import { findMeasurerProblem, makesChecks } from './check-measurer.ts';
import type { CheckProblem } from '../log/check-problem.ts';
import { findInvalidReading, findMissingReading, listLimitProblems, type GivenCheck } from '../log/check-record.ts';
import { findCheckTimeProblem } from './check-time.ts';
import { findSeries, listSeries } from '../log/combined-policy.ts';
import type { WorkCondition } from '../log/conditions.ts';
import { refuse, type KeyedRefusal, type SignOnDecision } from '../sign-on/decide-sign-on.ts';
import { findCondition } from '../requirements/read-job.ts';
import type { Job } from '../job/job.ts';
import { workRules, type WorkRuleName } from '../table/rules.ts';
import type { SignedOn } from '../log/state.ts';
import { addEntry } from '../log/steps.ts';
import type { Person, WorkEntry } from '../log/work-log.ts';
import { maximumWorkText } from '../../text/work-text.ts';

/** Who records a check of each kind. */
const recordedBy: Record<CheckKind, WorkRuleName> = {
  gasTest: 'the permit holder or the issuing authority',
  fireWatchRound: 'the permit holder or the issuing authority',
  attendant: 'the permit holder or the issuing authority',
  inspection: 'the permit holder or the issuing authority',
  other: 'the permit holder or the issuing authority',
};

function findRecorder(kind: string): WorkRuleName {
  // A newer version may have other kinds.
  return recordedBy[isCheckKind(kind) ? kind : 'other'];
}

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

/** Whether a check may be recorded now, or the refusal. */
type Recording = { allowed: true } | KeyedRefusal;

/** Checks whether this user may record a check of this series now, or returns the refusal. */
export function checkRecording(actor: Actor, job: Job, { name, kind, title }: CheckSeries): Recording {
  const rule = name === isolationSeriesName ? 'the issuing authority' : findRecorder(kind);
  if (!workRules[rule](actor, job)) return refuse({ key: 'notYourCheck', series: title, rule }, 'person');
  return checkTime(job, { name, title });
}

/** The same for a worker on the job, who records the checks of their role on the sign-on page. */
export function checkRecordingByWorker(workerId: string, job: Job, { name, kind, title }: CheckSeries): Recording {
  if (name === isolationSeriesName || !makesChecks(job, workerId, kind))
    return refuse({ key: 'notYourCheck', series: title, rule: null }, 'person');
  return checkTime(job, { name, title });
}

/** The checks that a worker on the job records on the sign-on page now. */
export function listSeriesRecordedBy(workerId: string, job: Job): CheckSeries[] {
  return listSeries(job.policy).filter((series) => checkRecordingByWorker(workerId, job, series).allowed);
}

/** Whether checks of a series are recorded in the condition of a job. */
function checkTime(job: Job, { name, title }: Pick<CheckSeries, 'name' | 'title'>): Recording {
  const condition = findCondition(job);
  // By the name: a template can ask for rounds of a fire watcher during the work, too.
  const wanted = name === fireWatchSeriesName ? 'rounds of the fire watch' : 'checks of the work';
  if (condition !== undefined && recordedIn[condition] === wanted) return { allowed: true };
  const problem =
    condition === undefined
      ? ({ key: 'notApproved' } as const)
      : ({ key: 'checkNotNow', condition, series: title } as const);
  return refuse(problem, 'condition');
}

/**
 * Decides whether a check is recorded. A value outside its limits is recorded and suspends the work, whatever else is
 * missing: nobody looks for a calibration date, or reads the next gas, where everybody has to leave. It is recorded in
 * every condition once work has begun: what failed before the end is no less true when it comes in after it. Nobody confirms
 * their own isolations: that takes the issuing authority. Without a device's time that counts, it was taken now.
 */
export function decideCheck(actor: Actor, job: Job, sent: SentCheck, approvedAt: Date | null): SignOnDecision {
  const by = { id: actor.id, name: actor.fullName };
  return decideBy(by, job, sent, approvedAt, {
    findRecording: (series) => checkRecording(actor, job, series),
    wasTheirs: () => false,
  });
}

/** Decides whether a check is recorded by a worker on the job, who measured it. */
export function decideCheckByWorker(
  workerId: string,
  job: Job,
  sent: SentCheck,
  approvedAt: Date | null,
  signedOnThen: ReadonlyMap<string, SignedOn> = job.state.signedOn,
): SignOnDecision {
  const measured = { ...sent, measuredBy: workerId };
  const then = { ...job, state: { ...job.state, signedOn: signedOnThen } };
  return decideBy(null, job, measured, approvedAt, {
    findRecording: (series) => checkRecordingByWorker(workerId, job, series),
    // Whoever has left since still tells of what they measured.
    wasTheirs: ({ kind }) => makesChecks(then, workerId, kind),
  });
}

/** Who may record a check now, and whose check it was when it was made: then a failure is recorded all the same. */
interface CheckRights {
  findRecording: (series: CheckSeries) => Recording;
  wasTheirs: (series: CheckSeries) => boolean;
}

function decideBy(
  by: Person | null,
  job: Job,
  { passed, ...sent }: SentCheck,
  approvedAt: Date | null,
  { findRecording, wasTheirs }: CheckRights,
): SignOnDecision {
  const check = toStoredTexts(sent);
  const { policy, permit, now } = job;
  const series = findSeries(policy, check.series);
  if (!series) return refuse({ key: 'unknownCheck', series: check.series.slice(0, 40) });
  const invalid = findInvalidReading(series, check);
  const isPassed = passed && listLimitProblems(series, check).length === 0;
  const recording = findRecording(series);
  const isFailureOfWork = !isPassed && wasWorkedOn(job);
  const isTheirs = wasTheirs(series);
  if (!recording.allowed && !(isFailureOfWork && (recording.kind === 'condition' || isTheirs))) return recording;
  if (invalid !== undefined) return refuse(invalid);
  const clockProblem = findCheckTimeProblem(check.deviceTime, { now, approvedAt, timeZone: permit.timeZone });
  const measurerProblem = findMeasurerProblem(job, series, check.measuredBy);
  const shortcoming =
    findMissingReading(series, check) ??
    findInstrumentProblem(check, series.calibrationDays, toDay(now, permit.timeZone)) ??
    findTextProblem(check) ??
    measurerProblem ??
    clockProblem;
  if (isPassed && shortcoming !== undefined) return refuse(shortcoming);
  const { deviceTime, measuredBy, ...rest } = check;
  const counted: CheckFacts = {
    ...rest,
    ...(deviceTime !== undefined && clockProblem === undefined && { deviceTime }),
    ...(measuredBy !== undefined && (measurerProblem === undefined || isTheirs) && { measuredBy }),
  };
  const entry: WorkEntry = {
    event: 'recordCheck',
    at: now,
    by,
    reason: null,
    details: { ...(isPassed ? counted : toStorable(counted)), result: isPassed ? 'passed' : 'failed' },
  };
  return { allowed: true, entry, after: addEntry(job.state, entry, policy) };
}

/** Whether there has been work that a failed check can tell of, also one that comes in late. */
const wasWorkedOn = (job: Job) => job.state.startedAt !== null && findCondition(job) !== undefined;

type CheckFacts = Omit<SentCheck, 'passed'>;

function toStoredTexts({ note = '', instrument = '', ...check }: CheckFacts): CheckFacts {
  const [storedNote, storedInstrument] = [toStoredText(note), toStoredLine(instrument)];
  return {
    ...check,
    ...(storedNote !== '' && { note: storedNote }),
    ...(storedInstrument !== '' && { instrument: storedInstrument }),
  };
}

/** What of a failed check can be stored: texts are cut, and what is no date is left out. */
function toStorable({ note, instrument, calibratedOn, ...check }: CheckFacts): CheckFacts {
  return {
    ...check,
    ...(note && { note: cutText(note, maximumWorkText) }),
    ...(instrument && { instrument: cutText(instrument, maximumInstrument) }),
    ...(calibratedOn && isCalendarDate(calibratedOn) && { calibratedOn }),
  };
}

function findTextProblem({ note = '', instrument = '' }: CheckFacts): CheckProblem | undefined {
  if (note.length > maximumWorkText) return { key: 'noteTooLong', most: maximumWorkText };
  return instrument.length > maximumInstrument ? { key: 'instrumentTooLong', most: maximumInstrument } : undefined;
}
