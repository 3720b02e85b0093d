import type { WorkRelation } from '@eptw/domain/work/summary/my-work';
import { getWorkRelation } from '@eptw/domain/work/summary/next-task';
import { alarmTestSeriesName, type CheckSeries, type WorkPolicy } from '@eptw/domain/work-policy/work-policy';
import { findEdgeValue } from '@eptw/domain/work-policy/reading-range';
import { findReadingProblem } from '@eptw/domain/work/log/check-record';
import { listSeries } from '@eptw/domain/work/log/combined-policy';
import type { WorkCondition } from '@eptw/domain/work/log/conditions';
import { getCauseRow, type CauseKind } from '@eptw/domain/work/log/cause-table';
import { findGasTestSince, findGravest, type AnsweredCause, type Cause } from '@eptw/domain/work/log/causes';
import { describeCause, nameCause } from '@eptw/domain/work/log/cause-words';
import { findExpiry } from '@eptw/domain/work/job/deadlines';
import { listDueChecks } from '@eptw/domain/work/job/due-checks';
import { mayRecordEntries } from '@eptw/domain/work/sign-on/decide-entry';
import { hasSignOnCode, maySignOff, maySignOn } from '@eptw/domain/work/sign-on/decide-sign-on';
import { formatWorkEntry, listWorkersIn, type EntryTexts } from '@eptw/domain/work/records/format-entry';
import { findCondition } from '@eptw/domain/work/requirements/read-job';
import type { Job } from '@eptw/domain/work/job/job';
import {
  findLabelParts,
  findLiveUntil,
  findNextCheck,
  joinLabel,
  type LabelParts,
} from '@eptw/domain/work/summary/label';
import {
  findRevalidationDue,
  isPaused,
  isWatchRunning,
  type OfferedHandover,
  type RequestedExtension,
} from '@eptw/domain/work/log/state';
import { listSeriesRows, type CheckEntry } from '@eptw/domain/work/records/series-rows';
import type { Person, WorkEntry, WorkEvent } from '@eptw/domain/work/log/work-log';
import { isCheckOffered, listOfferedActions } from '@eptw/domain/work/summary/offered-during-stop';
import type { OfferedAction } from '@eptw/domain/work/actions/check-action';
import type { Actor } from '@eptw/domain/user/actor';
import type { LoggedJob } from '../work-log/service.ts';

/** The next check of a job. */
export interface NextCheck {
  series: CheckSeries;
  due: Date;
  missedAt: Date;
}

/** An entry of the work log as it is sent. */
export interface LogEntryView {
  at: Date;
  /** The name; empty for the clock and what another change wrote. */
  by: string;
  event: WorkEvent;
  text: string;
  reason: string | null;
  photo: string | null;
}

/** The series of a job; the gas test after an alarm only once there was one. */
function listShownSeries({ policy, state }: Job): CheckSeries[] {
  return listSeries(policy).filter(
    ({ name }) =>
      name !== alarmTestSeriesName || state.lastChecks.has(name) || findGasTestSince(state.causes) !== undefined,
  );
}

/** A cause as it is sent. */
export interface CauseView {
  id: string;
  kind: CauseKind;
  rank: number;
  background: 'red' | 'orange';
  /** The name; empty for the clock, another change and a worker without an account. */
  by: string;
  at: Date;
  receivedAt: Date;
  /** In a word or a value, without anybody's own words. */
  value: string;
  words: string;
  /** Whether it has ended by itself: the work waits to be resumed all the same. */
  isOver: boolean;
  /** Whether an answer is asked for before the work goes on. */
  asksAnswer: boolean;
  answer: string | null;
  answeredBy: string | null;
  answeredAt: Date | null;
}

function listCauseViews({ state, policy }: Job): CauseView[] {
  const toView = (cause: Cause | AnsweredCause): CauseView => ({
    id: cause.id,
    kind: cause.kind,
    rank: getCauseRow(cause.kind).rank,
    background: getCauseRow(cause.kind).background,
    by: cause.entry.by?.name ?? '',
    at: cause.at,
    receivedAt: cause.receivedAt,
    value: nameCause(cause, policy),
    words: describeCause(cause, policy),
    isOver: cause.isOver,
    asksAnswer: !('answer' in cause) && !cause.isOver && getCauseRow(cause.kind).answeredBy !== null,
    answer: 'answer' in cause ? cause.answer : null,
    answeredBy: 'answer' in cause ? (cause.answeredBy?.name ?? '') : null,
    answeredAt: 'answer' in cause ? cause.answeredAt : null,
  });
  return [...state.causes.map(toView), ...state.answeredCauses.map(toView).toReversed()];
}

/** The work under a permit as an actor sees it now. */
export interface WorkView {
  permitId: string;
  number: string;
  version: number;
  timeZone: string;
  /** The emergency number of the site; empty if unknown. */
  emergencyPhone: string;
  /** Whether it stands still only because the holder paused it. */
  isPaused: boolean;
  /** The server's time, from which the web's clock runs. */
  now: Date;
  condition: WorkCondition | null;
  label: string | null;
  labelParts: LabelParts | null;
  holder: Person;
  startsAt: Date | null;
  startedAt: Date | null;
  finishedAt: Date | null;
  /** Until when it is live if nobody acts. */
  validUntil: Date | null;
  expiresAt: Date | null;
  expiredAt: Date | null;
  revalidateBy: Date | null;
  fireWatchUntil: Date | null;
  suspendedAt: Date | null;
  /** Why it stands still, the gravest first, then what was answered before, the latest first. */
  causes: CauseView[];
  handover: OfferedHandover | null;
  extension: RequestedExtension | null;
  nextCheck: NextCheck | null;
  /** Everything that the view is made from. */
  job: Job;
  mayRecordEntries: boolean;
  hasSignOnCode: boolean;
  maySignOn: boolean;
  maySignOff: boolean;
  policy: WorkPolicy;
  series: CheckSeries[];
  /** The ids of the workers in the log. */
  loggedWorkers: () => string[];
  /** Oldest first, given the names of those workers. */
  log: (names: ReadonlyMap<string, string>) => LogEntryView[];
  relation: WorkRelation;
  workActions: OfferedAction[];
}

/** A job as the actor sees it. */
export function toWorkView(loggedJob: LoggedJob, actor: Actor): WorkView {
  const { source, job } = loggedJob;
  const { state, policy, permit } = job;
  const condition = findCondition(job) ?? null;
  const labelParts = findLabelParts(job) ?? null;
  const next = findNextCheck(job);
  return {
    permitId: source.id,
    number: source.number,
    version: source.version,
    timeZone: source.timeZone,
    emergencyPhone: source.emergencyPhone,
    isPaused: isPaused(state),
    now: job.now,
    condition,
    label: labelParts && joinLabel(labelParts),
    labelParts,
    holder: state.holder,
    startsAt: permit.start,
    startedAt: state.startedAt,
    finishedAt: state.finishedAt,
    validUntil: condition === 'live' ? (findLiveUntil(job) ?? null) : null,
    expiresAt: state.finishedAt === null ? (findExpiry(permit, state, policy) ?? null) : null,
    expiredAt: state.expiredAt,
    revalidateBy: state.finishedAt === null ? (findRevalidationDue(state, policy) ?? null) : null,
    fireWatchUntil: isWatchRunning(state) ? state.fireWatchUntil : null,
    suspendedAt: findGravest(state.causes)?.at ?? null,
    causes: listCauseViews(job),
    handover: state.handover,
    extension: state.extension,
    nextCheck: next ? { series: next.series, due: next.due, missedAt: next.missedAt } : null,
    job,
    mayRecordEntries: mayRecordEntries(actor, job),
    hasSignOnCode: hasSignOnCode(job),
    maySignOn: maySignOn(actor, job),
    maySignOff: maySignOff(actor, job),
    policy,
    series: listShownSeries(job),
    loggedWorkers: () => [...new Set(listLog(loggedJob).flatMap(listWorkersIn))],
    log: (names) => {
      const nameWorker = (id: string) => names.get(id) ?? '';
      return listLog(loggedJob).map((entry) =>
        toLogEntryView(entry, { policy, timeZone: source.timeZone, nameWorker }),
      );
    },
    relation: getWorkRelation(actor, job),
    workActions: listOfferedActions(actor, job),
  };
}

/** The whole log, what has fallen due and is not written yet included. */
function listLog({ log, job }: LoggedJob): WorkEntry[] {
  return [...log, ...job.pending];
}

function toLogEntryView(entry: WorkEntry, texts: EntryTexts): LogEntryView {
  return {
    at: entry.at,
    by: entry.by?.name ?? '',
    event: entry.event,
    text: formatWorkEntry(entry, texts),
    reason: entry.reason,
    photo: 'photo' in entry.details ? (entry.details.photo ?? null) : null,
  };
}

/** A recorded value, with what is wrong with it. */
export interface ReadingView {
  name: string;
  /** Of a reading over range, the most that the instrument shows. */
  value: number;
  overRange: boolean;
  /** The sentence of a value outside its limits, or over range. */
  problem: string | null;
}

/** A recorded check as it is sent. */
export interface CheckView {
  /** When it was recorded, and arrived. */
  at: Date;
  takenAt: Date;
  by: string;
  /** The id of the worker who measured; null where it was who recorded it. */
  measurer: string | null;
  /** The name of who measured. */
  measuredBy: string;
  passed: boolean;
  readings: ReadingView[];
  note: string | null;
  instrument: string | null;
  calibratedOn: string | null;
  /** When the device recorded it without a connection; ISO 8601. */
  deviceTime: string | null;
  photo: string | null;
}

/** A check that was not recorded in time. */
export interface MissedCheckView {
  due: Date;
  missedAt: Date;
}

/** A series with what was recorded, the latest first. */
export interface SeriesView {
  series: CheckSeries;
  nextDue: Date | null;
  /** When the next one counts as missed. */
  missedAt: Date | null;
  /** Whether the actor may record it now. */
  mayRecord: boolean;
  checks: CheckView[];
  missed: MissedCheckView[];
}

/** The ids of the workers who measured checks of a job. */
export function listMeasurers(loggedJob: LoggedJob): string[] {
  const measurers = listLog(loggedJob).flatMap(({ event, details }) =>
    event === 'recordCheck' && details.measuredBy !== undefined ? [details.measuredBy] : [],
  );
  return [...new Set(measurers)];
}

/** Every series of a job with its records, as the actor sees it, given the names of who measured them. */
export function listSeriesViews(loggedJob: LoggedJob, actor: Actor, names: ReadonlyMap<string, string>): SeriesView[] {
  const { job } = loggedJob;
  const log = listLog(loggedJob);
  const dueChecks = listDueChecks(job.state, job.policy);
  return listShownSeries(job).map((series) => {
    const next = dueChecks.find(({ series: { name } }) => name === series.name);
    const rows = listSeriesRows(series.name, log).toReversed();
    return {
      series,
      nextDue: next?.due ?? null,
      missedAt: next?.missedAt ?? null,
      mayRecord: isCheckOffered(actor, job, series),
      checks: rows.flatMap((row) => (row.kind === 'recorded' ? [toCheckView(series, row.at, row.entry, names)] : [])),
      missed: rows.flatMap((row) => (row.kind === 'missed' ? [{ due: row.at, missedAt: row.missedAt }] : [])),
    };
  });
}

function toCheckView(
  series: CheckSeries,
  takenAt: Date,
  { at, by, details: check }: CheckEntry,
  names: ReadonlyMap<string, string>,
): CheckView {
  const recorder = by?.name ?? '';
  return {
    at,
    takenAt,
    by: recorder,
    measurer: check.measuredBy ?? null,
    measuredBy: check.measuredBy === undefined ? recorder : (names.get(check.measuredBy) ?? ''),
    passed: check.result === 'passed',
    readings: series.readings.flatMap((reading) => {
      const overRange = check.overRange?.includes(reading.name) ?? false;
      const value = overRange ? findEdgeValue(reading) : check.values[reading.name];
      if (value === undefined) return [];
      return [{ name: reading.name, value, overRange, problem: findReadingProblem(reading, check) ?? null }];
    }),
    note: check.note ?? null,
    instrument: check.instrument ?? null,
    calibratedOn: check.calibratedOn ?? null,
    deviceTime: check.deviceTime ?? null,
    photo: check.photo ?? null,
  };
}
