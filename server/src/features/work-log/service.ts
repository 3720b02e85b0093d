import { createLostApprovalMessage } from '@eptw/domain/notification/crew-message';
import { getStatusRow, isApproved } from '@eptw/domain/permit/status';
import { isContractorRole } from '@eptw/domain/user/role-groups';
import { formatStopCause, toAreaStopKind } from '@eptw/domain/area-stop/area-stop';
import { combinePolicies } from '@eptw/domain/work/log/combined-policy';
import { readJob } from '@eptw/domain/work/requirements/read-job';
import type { Job, WorkPermit } from '@eptw/domain/work/job/job';
import type { ParentJob } from '@eptw/domain/work/job/deadlines';
import { findFirstStandstill, toParentJob } from '@eptw/domain/work/summary/parent-job';
import { findLastGas, nameUnanswered } from '@eptw/domain/work/job/source-job';
import { addEntry } from '@eptw/domain/work/log/steps';
import { isWorkEvent, type SuspensionCause, type WorkEntry, type WorkLog } from '@eptw/domain/work/log/work-log';
import { findStoredCondition, summarizeJob } from '@eptw/domain/work/summary/job-summary';
import type { AppContext } from '../../app-context.ts';
import type { Database } from '../../database/connect.ts';
import { queueTextMessages } from '../sms-queue/service.ts';
import { loadWorkPolicies } from '../templates/service.ts';
import { toStoredWork } from './work-rows.ts';
import { toLastEntry } from '../history/service.ts';
import { storePresence, storeRescuers } from './presence/store.ts';
import {
  addHolder,
  listUnfinishedChildIds,
  listWaitingCopyIds,
  lockPermit,
  storeSummary,
  writeWork,
  type NewPerformedAction,
} from './store.ts';
import { findWorkSource, type LogRow, type RequestKey, type WorkSource } from './source-rows.ts';
import { listSteps, listTextMessages, sealEntries, toEvent, toNotice, type Author } from './written-entries.ts';

/** What writing to a work log needs. */
export type WorkContext = Pick<AppContext, 'db' | 'clock' | 'events' | 'smsGateway'>;

/** A job with what it was read from. */
export interface LoggedJob {
  source: WorkSource;
  job: Job;
  /** The entries that are written, oldest first. */
  log: WorkLog;
}

/** The job of a permit now; undefined if none of its forms has a work policy, or there is no such permit. */
export async function loadJob(db: Database, permitId: string, now: Date): Promise<LoggedJob | undefined> {
  const source = await findWorkSource(db, permitId);
  return source && toJob(db, source, now);
}

/**
 * The same, with the permit locked until the transaction ends, and with what was performed under the key of a request.
 * With `parentStoppedAt`, its parent stood still at that time, even if it goes on by now.
 */
export async function lockJob(
  transaction: Database,
  permitId: string,
  now: Date,
  { parentStoppedAt, request }: { parentStoppedAt?: Date | null; request?: RequestKey } = {},
): Promise<LoggedJob | undefined> {
  await lockPermit(transaction, permitId);
  // Read after the lock is held: read in the same statement, it could predate another change.
  const source = await findWorkSource(transaction, permitId, request);
  return source && toJob(transaction, source, now, parentStoppedAt);
}

async function toJob(
  db: Database,
  source: WorkSource,
  now: Date,
  parentStoppedAt?: Date | null,
): Promise<LoggedJob | undefined> {
  const policies = await loadWorkPolicies({ db }, source.versionIds);
  const policy = combinePolicies([...policies.values()]);
  if (!policy) return undefined;
  const loaded = source.parentId === null ? null : await loadParent(db, source.parentId, now);
  const parent = loaded && parentStoppedAt ? { ...loaded, stoppedAt: parentStoppedAt } : loaded;
  const { copiedFrom, lastGas } = await loadSources(db, source.copiedFromIds, now);
  const gasStoppedAt = findLatest([source.gasStoppedAt, lastGas]);
  const log = source.log.flatMap(toWorkEntry);
  const permit = toWorkPermit(source, { parent, copiedFrom, gasStoppedAt }, now);
  return { source, log, job: readJob(permit, policy, log, now) };
}

/** What the permits that one was copied from have left to it. */
async function loadSources(
  db: Database,
  ids: readonly string[],
  now: Date,
): Promise<{ copiedFrom: string[]; lastGas: Date | null }> {
  const jobs: Job[] = [];
  for (const id of ids) {
    const source = await findWorkSource(db, id);
    // Those that it was copied from itself are among the ids.
    const loggedJob = source && (await toJob(db, { ...source, copiedFromIds: [] }, now));
    if (loggedJob) jobs.push(loggedJob.job);
  }
  return { copiedFrom: jobs.map(nameUnanswered).filter(Boolean), lastGas: findLatest(jobs.map(findLastGas)) };
}

function findLatest(times: readonly (Date | null | undefined)[]): Date | null {
  return times.reduce<Date | null>((last, time) => (time && (!last || time > last) ? time : last), null);
}

async function loadParent(db: Database, parentId: string, now: Date): Promise<ParentJob | null> {
  const source = await findWorkSource(db, parentId);
  if (!source) return null;
  const loggedJob = await toJob(db, source, now);
  if (loggedJob) return toParentJob(loggedJob.job, source.statusSince);
  const hasApproval = isApproved(source.status);
  return {
    number: source.number,
    isApproved: hasApproval,
    condition: undefined,
    isPaused: false,
    dangerAt: null,
    stoppedAt: hasApproval ? null : source.statusSince,
    stopsAt: null,
    end: source.endsAt,
    copiedFrom: (await loadSources(db, source.copiedFromIds, now)).copiedFrom,
  };
}

/** The other jobs that one depends on. */
type OtherJobs = Pick<WorkPermit, 'parent' | 'copiedFrom' | 'gasStoppedAt'>;

function toWorkPermit(source: WorkSource, others: OtherJobs, now: Date): WorkPermit {
  const { status, submitterRole } = source;
  const { awaits } = getStatusRow(status);
  return {
    number: source.number,
    siteId: source.siteId,
    timeZone: source.timeZone,
    start: source.startsAt,
    end: source.endsAt,
    isApproved: isApproved(status),
    isOver: awaits === 'nobody' || awaits === 'permit closers',
    submitter: { id: source.submitterId, name: source.submitterName },
    contractor: isContractorRole(submitterRole) ? source.submitterCompany : '',
    countsUnverified: source.countsUnverified,
    ownerId: source.ownerId,
    reviewerIds: source.reviewerIds,
    reviewingGroupIds: source.reviewingGroupIds,
    unapprovedChildren: source.unapprovedChildren,
    unproven: source.unproven ?? [],
    children: source.children
      .filter(({ work, signedOn }) => work !== null || signedOn > 0)
      .map(({ number, work, signedOn }) => ({
        number,
        condition: work && findStoredCondition(toStoredWork(work), now),
        hasStarted: work?.hasStarted ?? false,
        signedOn,
        inside: work?.inside ?? 0,
      })),
    ...others,
    areaStop: source.areaStop && toJobStop(source.areaStop),
    cannotAct: source.cannotAct.map(({ id, since }) => ({ id, since: new Date(since) })),
    appointmentMinutes: source.appointmentMinutes,
  };
}

function toJobStop({
  kind: stored,
  reason,
  since,
  isForGas,
  isMustered,
}: NonNullable<WorkSource['areaStop']>): WorkPermit['areaStop'] {
  const kind = toAreaStopKind(stored);
  return { kind, reason: formatStopCause({ kind, reason }), since: new Date(since), isForGas, isMustered };
}

/** The entry of a stored row; none for an event that only a newer version running beside this one has. */
function toWorkEntry({ action, at, actorId, actorName, reason, work }: LogRow): WorkEntry[] {
  if (!isWorkEvent(action)) return [];
  const by = actorId === null ? null : { id: actorId, name: actorName };
  return [{ event: action, at: new Date(at), by, reason, details: work } as WorkEntry];
}

/**
 * Writes to the log of a locked job: what has fallen due, then these entries. Child permits follow a job that stops.
 * Returns the job as it is then. `toPerformed` makes what an idempotency key recalls of it.
 */
export async function writeEntries(
  context: WorkContext,
  loggedJob: LoggedJob,
  entries: readonly WorkEntry[],
  author?: Author,
  toPerformed?: (after: LoggedJob) => NewPerformedAction,
): Promise<LoggedJob> {
  const { db } = context;
  const { source, job, log } = loggedJob;
  const written: WorkEntry[] = [...job.pending, ...entries];
  const last = written.at(-1);
  if (!last) return loggedJob;
  const sealed = sealEntries(source, job, written, author);
  const end = sealed.at(-1);
  if (!end) return loggedJob;
  const extension = entries.find(({ event }) => event === 'agreeExtension');
  const endsAt = extension?.event === 'agreeExtension' ? new Date(extension.details.until) : undefined;
  const permit = endsAt ? { ...job.permit, end: endsAt } : job.permit;
  const state = entries.reduce((before, entry) => addEntry(before, entry, job.policy), job.state);
  const next: LoggedJob = {
    source: { ...source, version: end.sequence, last: toLastEntry(end), endsAt: permit.end },
    log: [...log, ...written],
    job: { ...job, permit, state, logged: state, pending: [] },
  };
  const steps = listSteps(job, written, sealed);
  const { childIds, copyIds } = await writeWork(db, {
    permit: { id: source.id, version: end.sequence, at: job.now, endsAt: endsAt ?? null },
    entries: sealed,
    notices: steps.flatMap(toNotice),
    siteId: source.siteId,
    summary: summarizeJob(next.job),
    performed: toPerformed?.(next),
  });
  for (const entry of entries)
    if (entry.event === 'handOverWork' || entry.event === 'appointHolder')
      await addHolder(db, source, entry.details.to.id);
  await storePresence(db, source, written, next.job);
  await storeRescuers(db, source, entries, { addedBy: state.holder.id, inside: state.inside });
  await queueTextMessages(context, listTextMessages(steps));
  await context.events.publish(db, 'permitChanged', toEvent(next.source, last, job.now));
  if (source.parentId === null) await followParent(context, childIds, job.now, findFirstStandstill(job, written));
  // Most entries say nothing of a danger.
  if (leavesOther(job, next.job)) await followSource(context, copyIds, job.now);
  return next;
}

/**
 * Child permits stop when their parent does, and what they need for a start may have changed with it. Returns their jobs
 * as they were before.
 */
async function followParent(
  context: WorkContext,
  childIds: readonly string[],
  now: Date,
  stoppedAt: Date | null,
): Promise<LoggedJob[]> {
  const children: LoggedJob[] = [];
  for (const childId of childIds) {
    const child = await lockJob(context.db, childId, now, { parentStoppedAt: stoppedAt });
    if (!child) continue;
    await writeOrRefresh(context, child, []);
    children.push(child);
  }
  return children;
}

/** Whether a job leaves something else to its copies than before. */
function leavesOther(before: Job, after: Job): boolean {
  const [gasBefore, gasAfter] = [findLastGas(before), findLastGas(after)];
  return nameUnanswered(before) !== nameUnanswered(after) || gasBefore?.getTime() !== gasAfter?.getTime();
}

/** What the copies of a permit need for a start changes with what is unanswered there. */
async function followSource(context: WorkContext, copyIds: readonly string[], now: Date): Promise<void> {
  for (const copyId of copyIds) {
    const copy = await lockJob(context.db, copyId, now);
    if (copy) await writeOrRefresh(context, copy, []);
  }
}

/** Writes what fell due and these entries, or only stores what lists need when there is nothing to write. */
export async function writeOrRefresh(
  context: WorkContext,
  loggedJob: LoggedJob,
  entries: readonly WorkEntry[],
): Promise<void> {
  const { source, job } = loggedJob;
  if (entries.length > 0 || job.pending.length > 0) await writeEntries(context, loggedJob, entries);
  else await storeSummary(context.db, source, summarizeJob(job));
}

/**
 * Follows a change of a permit within the transaction that has locked it: suspends work that may not go on, notifies the
 * crew of work that may not start, and stores what lists need. It starts nothing, so that no stop of the site has to
 * wait for it.
 * `cause` is why work has to stop, or may not start any more; undefined for a change that leaves it alone.
 */
export async function followPermitChange(
  context: WorkContext,
  permitId: string,
  cause: SuspensionCause | undefined,
): Promise<void> {
  const now = context.clock();
  const loggedJob = await loadJob(context.db, permitId, now);
  if (loggedJob) {
    const { startedAt, finishedAt } = loggedJob.job.state;
    const mustStop = cause !== undefined && startedAt !== null && finishedAt === null;
    await writeOrRefresh(context, loggedJob, mustStop ? [createSuspension(cause, now)] : []);
    if (cause !== undefined) await notifyWaitingCrew(context, loggedJob, cause);
    await followSource(context, await listWaitingCopyIds(context.db, permitId), now);
    if (loggedJob.source.parentId !== null) return;
  }
  const children = await followParent(context, await listUnfinishedChildIds(context.db, permitId), now, null);
  if (cause === undefined) return;
  for (const child of children) if (child.job.permit.isApproved) await notifyWaitingCrew(context, child, 'parent');
}

/** Notifies those who are signed on to work that has not started that it is not allowed any more. */
async function notifyWaitingCrew(
  context: WorkContext,
  { source, job }: LoggedJob,
  cause: SuspensionCause,
): Promise<void> {
  const { workerIds, text } = createLostApprovalMessage(job, cause) ?? { workerIds: [], text: '' };
  const { id: permitId, version: sequence } = source;
  await queueTextMessages(
    context,
    workerIds.map((workerId) => ({ permitId, workerId, sequence, text })),
  );
}

function createSuspension(cause: SuspensionCause, at: Date): WorkEntry {
  return { event: 'suspendWork', at, by: null, reason: null, details: { cause } };
}
