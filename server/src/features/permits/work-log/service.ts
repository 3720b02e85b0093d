import { formatPseudonym } from '@eptw/domain/crew/worker';
import type { RecordedAction } from '@eptw/domain/permit/actions';
import { createCrewMessage, createLostApprovalMessage } from '@eptw/domain/notification/crew-message';
import { createWorkNotices } from '@eptw/domain/notification/work-notices';
import { getStatusRow, isApproved } from '@eptw/domain/permit/status';
import { isContractorRole } from '@eptw/domain/user/role-groups';
import { formatCheckNews } from '@eptw/domain/work/check-news';
import { formatStopCause, toAreaStopKind } from '@eptw/domain/work/area-stop';
import { combinePolicies } from '@eptw/domain/work/combined-policy';
import { readJob, type Job, type WorkPermit } from '@eptw/domain/work/job';
import type { ParentJob } from '@eptw/domain/work/deadlines';
import { findFirstStandstill, toParentJob } from '@eptw/domain/work/parent-job';
import { addEntry } from '@eptw/domain/work/steps';
import {
  findWorkerWhoActed,
  isWorkEvent,
  type SuspensionCause,
  type WorkEntry,
  type WorkLog,
} from '@eptw/domain/work/work-log';
import { findStoredCondition, summarizeJob } from '@eptw/domain/work/work-summary';
import type { AppContext } from '../../../app-context.ts';
import type { Database } from '../../../database/connect.ts';
import type { PermitEvent } from '../../../events/events.ts';
import { queueTextMessages } from '../../sms-queue/service.ts';
import type { NewTextMessage } from '../../sms-queue/types.ts';
import { loadWorkPolicies } from '../../templates/service.ts';
import { toStoredWork } from '../work-rows.ts';
import { sealNextEntry, toLastEntry, type SealedEntry } from '../history/chain.ts';
import { storePresence, storeRescuers } from '../presence/store.ts';
import {
  addHolder,
  findWorkSource,
  listUnfinishedChildIds,
  lockPermit,
  storeSummary,
  writeWork,
  type LogRow,
  type NewNotice,
  type NewPerformedAction,
  type WorkSource,
} from './store.ts';

/** What writing to a work log needs. */
export type WorkContext = Pick<AppContext, 'db' | 'clock' | 'events' | 'smsGateway'>;

/** A job with what it was read from. */
export interface LoggedJob {
  source: WorkSource;
  job: Job;
  /** The entries that are written, oldest first. */
  log: WorkLog;
}

/** The name in the history of what nobody does, but the clock or another change. */
const applicationName = 'ePTW';

/** The job of a permit now; undefined if none of its forms has a work policy, or there is no such permit. */
export async function loadJob(db: Database, permitId: string, now: Date): Promise<LoggedJob | undefined> {
  const source = await findWorkSource(db, permitId);
  return source && toJob(db, source, now);
}

/**
 * The same, with the permit locked until the transaction ends. With `parentStoppedAt`, its parent stood still at that
 * time, even if it goes on by now.
 */
export async function lockJob(
  transaction: Database,
  permitId: string,
  now: Date,
  parentStoppedAt?: Date | null,
): Promise<LoggedJob | undefined> {
  await lockPermit(transaction, permitId);
  // Read after the lock is held: read in the same statement, it could predate another change.
  const source = await findWorkSource(transaction, permitId);
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
  const log = source.log.flatMap(toWorkEntry);
  return { source, log, job: readJob(toWorkPermit(source, parent, now), policy, log, now) };
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
  };
}

function toWorkPermit(source: WorkSource, parent: ParentJob | null, now: Date): WorkPermit {
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
    children: source.children.map(({ number, work, signedOn }) => ({
      number,
      condition: findStoredCondition(toStoredWork(work), now),
      hasStarted: work.hasStarted,
      signedOn,
      inside: work.inside,
    })),
    parent,
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

/** Somebody who writes an entry, as the history names them. */
interface Author {
  id: string;
  fullName: string;
  role: NonNullable<SealedEntry['actor_role']>;
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
  const steps = listSteps(loggedJob, written, sealed);
  const childIds = await writeWork(db, {
    permit: { id: source.id, version: end.sequence, at: job.now, endsAt: endsAt ?? null },
    entries: sealed,
    notices: steps.flatMap(toNotice),
    siteId: source.siteId,
    summary: summarizeJob(next.job),
    performed: toPerformed?.(next),
  });
  for (const entry of entries)
    if (entry.event === 'handOverWork' || entry.event === 'appointHolder')
      await addHolder(db, source.id, entry.details.to.id);
  await storePresence(db, source, written, next.job);
  await storeRescuers(db, source, entries, { addedBy: state.holder.id, inside: state.inside });
  await queueTextMessages(context, listTextMessages(steps));
  await context.events.publish(db, 'permitChanged', toEvent(next.source, last, job.now));
  if (source.parentId === null) await followParent(context, childIds, job.now, findFirstStandstill(job, written));
  return next;
}

/** An entry as it is stored, and the job before it. */
interface Step {
  before: Job;
  entry: WorkEntry;
  permitId: string;
  sequence: number;
}

function listSteps({ job }: LoggedJob, entries: readonly WorkEntry[], sealed: readonly SealedEntry[]): Step[] {
  let state = job.logged;
  return entries.flatMap((entry, index): Step[] => {
    const before = { ...job, state };
    state = addEntry(state, entry, job.policy);
    const { permit_id: permitId, sequence } = sealed[index] ?? {};
    return permitId === undefined || sequence === undefined ? [] : [{ before, entry, permitId, sequence }];
  });
}

function toNotice({ before, entry, permitId, sequence }: Step): NewNotice[] {
  const content = createWorkNotices(before, entry);
  return content ? [{ permitId, sequence, at: before.now, content }] : [];
}

/** The text messages to the crew: of several entries written at once, each worker gets the last one's alone. */
function listTextMessages(steps: readonly Step[]): NewTextMessage[] {
  const byWorker = new Map<string, NewTextMessage>();
  for (const { before, entry, permitId, sequence } of steps) {
    const { workerIds, text } = createCrewMessage(before, entry) ?? { workerIds: [], text: '' };
    for (const workerId of workerIds) byWorker.set(workerId, { permitId, workerId, sequence, text });
  }
  return [...byWorker.values()];
}

function sealEntries(
  source: WorkSource,
  { now, policy }: Job,
  entries: readonly WorkEntry[],
  author?: Author,
): SealedEntry[] {
  const sealed: SealedEntry[] = [];
  for (const entry of entries) {
    const worker = findWorkerWhoActed(entry);
    const isByApplication = entry.by === null && worker === undefined;
    // What fell due has the time when it did, and says when it was written.
    // Notices and mails read what failed or was missed, without the policy.
    const news = formatCheckNews(entry, policy, source.timeZone);
    const work = {
      ...entry.details,
      ...(isByApplication && { writtenAt: now.toISOString() }),
      ...(news !== undefined && { news }),
    };
    const facts = {
      permit_id: source.id,
      at: entry.at,
      actor_id: entry.by?.id ?? null,
      actor_name: entry.by?.name ?? (worker === undefined ? applicationName : formatPseudonym(worker)),
      actor_role: entry.by === null ? null : (author?.role ?? null),
      group_name: null,
      action: entry.event,
      from_status: source.status,
      to_status: source.status,
      reason: entry.reason,
      changes: [],
      work,
    };
    sealed.push(sealNextEntry(facts, sealed.at(-1) ?? source.last));
  }
  return sealed;
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
    const child = await lockJob(context.db, childId, now, stoppedAt);
    if (!child) continue;
    await writeOrRefresh(context, child, []);
    children.push(child);
  }
  return children;
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

function toEvent(source: WorkSource, entry: WorkEntry, now: Date): PermitEvent {
  const action: RecordedAction = entry.event;
  return {
    id: source.id,
    number: source.number,
    parentId: source.parentId,
    status: source.status,
    version: source.version,
    action,
    by: entry.by?.name ?? '',
    at: now.toISOString(),
    submitterId: source.submitterId,
    submitterCompany: source.submitterCompany,
    siteId: source.siteId,
    ownerId: source.ownerId,
    reviewerIds: source.reviewerIds,
    reviewingGroupIds: source.reviewingGroupIds,
    holderIds: source.holderIds,
  };
}
