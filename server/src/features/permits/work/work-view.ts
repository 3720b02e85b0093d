import type { CheckSeries, WorkPolicy } from '@eptw/domain/template/work-policy';
import { findLimitProblem } from '@eptw/domain/work/check-record';
import { listSeries } from '@eptw/domain/work/combined-policy';
import type { WorkCondition } from '@eptw/domain/work/conditions';
import { findExpiry, listDueChecks } from '@eptw/domain/work/deadlines';
import { hasSignOnCode, maySignOff, maySignOn } from '@eptw/domain/work/decide-sign-on';
import { formatWorkEntry, type EntryTexts } from '@eptw/domain/work/format-entry';
import { findCondition } from '@eptw/domain/work/job';
import { findLiveUntil, findNextCheck, formatCondition } from '@eptw/domain/work/label';
import { findRevalidationDue, isPaused, type OfferedHandover, type RequestedExtension } from '@eptw/domain/work/state';
import type { Person, WorkEntry, WorkEvent } from '@eptw/domain/work/work-log';
import { isCheckOffered, listOfferedActions } from '@eptw/domain/work/offered-during-stop';
import type { OfferedAction } from '@eptw/domain/work/work-table';
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
  handover: OfferedHandover | null;
  extension: RequestedExtension | null;
  nextCheck: NextCheck | null;
  /** The workers on the job. */
  signedOn: { workerId: string; since: Date }[];
  hasSignOnCode: boolean;
  maySignOn: boolean;
  maySignOff: boolean;
  policy: WorkPolicy;
  series: CheckSeries[];
  /** The ids of the workers in the log. */
  loggedWorkers: () => string[];
  /** Oldest first, given the names of those workers. */
  log: (names: ReadonlyMap<string, string>) => LogEntryView[];
  workActions: OfferedAction[];
}

/** A job as the actor sees it. */
export function toWorkView(loggedJob: LoggedJob, actor: Actor): WorkView {
  const { source, job } = loggedJob;
  const { state, policy, permit } = job;
  const condition = findCondition(job) ?? null;
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
    label: formatCondition(job) ?? null,
    holder: state.holder,
    startsAt: permit.start,
    startedAt: state.startedAt,
    finishedAt: state.finishedAt,
    validUntil: condition === 'live' ? (findLiveUntil(job) ?? null) : null,
    expiresAt: state.finishedAt === null ? (findExpiry(permit, state, policy) ?? null) : null,
    expiredAt: state.expiredAt,
    revalidateBy: state.finishedAt === null ? (findRevalidationDue(state, policy) ?? null) : null,
    fireWatchUntil: state.fireWatchUntil,
    suspendedAt: state.suspension?.at ?? null,
    handover: state.handover,
    extension: state.extension,
    nextCheck: next ? { series: next.series, due: next.due, missedAt: next.missedAt } : null,
    signedOn: [...state.signedOn].map(([workerId, { since }]) => ({ workerId, since })),
    hasSignOnCode: hasSignOnCode(job),
    maySignOn: maySignOn(actor, job),
    maySignOff: maySignOff(actor, job),
    policy,
    series: listSeries(policy),
    loggedWorkers: () => [...new Set(listLog(loggedJob).flatMap(listWorkers))],
    log: (names) => {
      const nameWorker = (id: string) => names.get(id) ?? '';
      return listLog(loggedJob).map((entry) =>
        toLogEntryView(entry, { policy, timeZone: source.timeZone, nameWorker }),
      );
    },
    workActions: listOfferedActions(actor, job),
  };
}

/** The whole log, what has fallen due and is not written yet included. */
function listLog({ log, job }: LoggedJob): WorkEntry[] {
  return [...log, ...job.pending];
}

function listWorkers({ details }: WorkEntry): string[] {
  return 'workerId' in details && details.workerId !== undefined ? [details.workerId] : [];
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
  value: number;
  /** The sentence of a value outside its limits. */
  problem: string | null;
}

/** A recorded check as it is sent. */
export interface CheckView {
  at: Date;
  by: string;
  passed: boolean;
  readings: ReadingView[];
  note: string | null;
  instrument: string | null;
  calibratedOn: string | null;
  /** When the device recorded it without a connection; ISO 8601. */
  deviceTime: string | null;
  photo: string | null;
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
}

/** Every series of a job with its records, as the actor sees it. */
export function listSeriesViews(loggedJob: LoggedJob, actor: Actor): SeriesView[] {
  const { job } = loggedJob;
  const records = listLog(loggedJob).flatMap((entry) => (entry.event === 'recordCheck' ? [entry] : []));
  const dueChecks = listDueChecks(job.state, job.policy);
  return listSeries(job.policy).map((series) => {
    const next = dueChecks.find(({ series: { name } }) => name === series.name);
    return {
      series,
      nextDue: next?.due ?? null,
      missedAt: next?.missedAt ?? null,
      mayRecord: isCheckOffered(actor, job, series),
      checks: records
        .filter(({ details }) => details.series === series.name)
        .map(({ at, by, details }) => toCheckView(series, at, by, details))
        .toReversed(),
    };
  });
}

function toCheckView(
  series: CheckSeries,
  at: Date,
  by: Person | null,
  check: Extract<WorkEntry, { event: 'recordCheck' }>['details'],
): CheckView {
  return {
    at,
    by: by?.name ?? '',
    passed: check.result === 'passed',
    readings: series.readings.flatMap((reading) => {
      const value = check.values[reading.name];
      if (value === undefined) return [];
      return [{ name: reading.name, value, problem: findLimitProblem(reading, value) ?? null }];
    }),
    note: check.note ?? null,
    instrument: check.instrument ?? null,
    calibratedOn: check.calibratedOn ?? null,
    deviceTime: check.deviceTime ?? null,
    photo: check.photo ?? null,
  };
}
