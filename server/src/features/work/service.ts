import { createHash } from 'node:crypto';
import { message } from '@eptw/domain/message';
import { isVisibleTo } from '@eptw/domain/permit/visibility';
import { findSignatureProblem } from '@eptw/domain/template/inputs/esign';
import { decideCheck } from '@eptw/domain/work/checks/decide-check';
import { decideWork, type WorkDecision } from '@eptw/domain/work/actions/decide';
import { formatCondition } from '@eptw/domain/work/summary/label';
import { mayHold } from '@eptw/domain/work/table/may-hold';
import type { Requirement } from '@eptw/domain/work/requirements/requirements';
import { listRequirements } from '@eptw/domain/work/requirements/requirements';
import { workRules } from '@eptw/domain/work/table/rules';
import type { WorkEntry } from '@eptw/domain/work/log/work-log';
import type { HandoverCandidate, WorkArgument, WorkArguments } from '@eptw/domain/work/table/work-asks';
import { getWorkRow, ignoresVersion, isAlarm, type WorkAction } from '@eptw/domain/work/table/work-table';
import type { ActorContext } from '../../app-context.ts';
import type { Database } from '../../database/connect.ts';
import { inTransaction } from '../../database/transaction.ts';
import { omitMissing } from '../../graphql/omit-missing.ts';
import { refuseDuplicate } from '../../graphql/refusals.ts';
import { Refusal } from '../../refusal.ts';
import { loadSeenNames } from '../crew/seen-workers.ts';
import { formatLastChange } from '../permits/actions/messages.ts';
import { findVisiblePermit } from '../permit-access/service.ts';
import { digestRequest, refuseLongKey, reusedKey, toEarlierResult } from '../performed-actions/service.ts';
import { isPicture } from '../files/content-type.ts';
import { isUsableFile } from '../filled-forms/service.ts';
import { loadApprovedAt, parseCheck, type CheckInput } from './sent-checks/service.ts';
import { loadJob, lockJob, writeEntries, type LoggedJob } from '../work-log/service.ts';
import { attachPhoto, findCandidate, keepSignature, listColleagues, lockEvidence } from './store.ts';
import { listMeasurers, listSeriesViews, type SeriesView } from './work-view.ts';
import { WorkRefusal } from './work-refusal.ts';

/** What every change of the work under a permit shares. */
export interface WorkChangeInput {
  permitId: string;
  /** The version that the actor saw; an outdated one is refused. */
  version?: number | null | undefined;
  /** A repeat of the request with the same key returns the first result and does nothing. */
  idempotencyKey?: string | null | undefined;
}

/** The arguments of an action as they are sent: a signature as a PNG, a person as an ID. */
type SentArguments = Omit<WorkArguments, 'to' | 'answers' | 'readings'> & {
  to: string;
  answers: readonly CauseAnswerInput[];
  readings: readonly ReadingInput[];
};

/** An action on the work with what it asks for. */
export type WorkActionInput = WorkChangeInput & { action: WorkAction } & {
  [Argument in WorkArgument]?: SentArguments[Argument] | null | undefined;
};

/** An answer to a cause as it is sent. */
export interface CauseAnswerInput {
  cause: string;
  answer: string;
  kind?: string | null | undefined;
}

/** A reading as it is sent. */
export interface ReadingInput {
  name: string;
  value: number;
}

/** The result of a change of the work. */
export interface WorkChangeResult {
  permitId: string;
  message: string;
  /** The job as it was written; undefined for the repeat of a request. */
  after?: LoggedJob;
}

/** Takes an action on the work under a permit or child permit. Throws the refusal. */
export async function performWorkAction(context: ActorContext, input: WorkActionInput): Promise<WorkChangeResult> {
  const { action, signature, to } = input;
  const problem = signature ? findSignatureProblem(signature) : undefined;
  if (problem) throw new Refusal(problem.kind === 'tooLarge' ? 'TOO_LARGE' : 'BAD_INPUT', problem.message);
  const digest = signature ? createHash('sha256').update(signature).digest('hex') : undefined;
  const { permitId: _permitId, version: _version, idempotencyKey: _key, signature: _signature, ...request } = input;
  const change = ignoresVersion(action) ? { ...input, version: null } : input;
  const photo = input.photo ? { name: input.photo, isOptional: () => isAlarm(action) } : undefined;
  return changeWork(context, change, [request, digest], photo, async (locked, { job }, usablePhoto) => {
    const candidate = to ? await findCandidate(locked.db, to) : undefined;
    if (to && !candidate) throw new Refusal('NOT_FOUND', 'This person is not available. Choose somebody else.');
    const { answers, readings, ...sent } = omitMissing(request);
    const decision = decideWork(locked.actor, job, action, {
      ...sent,
      answers: answers?.map(({ cause, answer, kind }) => ({ cause, answer, kind: kind ?? undefined })),
      readings: readings && Object.fromEntries(readings.map(({ name, value }) => [name, value])),
      signature: digest,
      photo: usablePhoto,
      to: candidate,
    });
    if (decision.allowed && signature && digest) await keepSignature(locked.db, digest, signature);
    return { decision, missing: listRequirements(job, action).filter(({ met }) => !met) };
  });
}

/** A photo as it comes with a change. Where the entry is worth more than its photo, one that cannot be used is left out. */
interface SentPhoto {
  name: string;
  /** Given the entry, unless it is refused. */
  isOptional: (entry: WorkEntry | undefined) => boolean;
}

/** Why a file is no photo that this person can add to the log of a permit. One picture is evidence for one permit. */
async function findPhotoProblem(
  db: Database,
  photo: string,
  uploaderId: string,
  permitId: string,
): Promise<string | undefined> {
  const evidence = (await isUsableFile(db, photo, uploaderId, permitId)) && (await lockEvidence(db, photo, permitId));
  if (!evidence) return 'This photo is not one of your uploads. Take it again.';
  if (!isPicture(evidence.type)) return 'This file is not a picture. Take a photo, or choose one.';
  return evidence.isOfAnotherPermit
    ? 'This picture belongs to another permit already. Take a new photo for this one.'
    : undefined;
}

/**
 * Records a check. A value outside its limits is recorded and suspends the work: it never depends on a version. Throws
 * the refusal.
 */
export async function recordCheck(
  context: ActorContext,
  input: Omit<WorkChangeInput, 'version'> & { check: CheckInput },
): Promise<WorkChangeResult> {
  const check = parseCheck(input.check);
  // A value outside its limits stops the work, whatever becomes of its photo.
  const isFailed = (entry: WorkEntry | undefined) =>
    entry?.event === 'recordCheck' && entry.details.result === 'failed';
  const photo = check.photo ? { name: check.photo, isOptional: isFailed } : undefined;
  return changeWork(context, input, [check], photo, async ({ db, actor }, { job }, usablePhoto) => {
    const approvedAt = await loadApprovedAt(db, input.permitId, check);
    const { photo: _photo, ...measured } = check;
    const sent = usablePhoto === undefined ? measured : { ...measured, photo: usablePhoto };
    return { decision: decideCheck(actor, job, sent, approvedAt), missing: [] };
  });
}

/** What a change comes to, and the requirements that a refusal names. */
export interface DecidedChange {
  decision: WorkDecision;
  missing: readonly Requirement[];
  /** What is written after it, where the change comes to more than one entry. */
  further?: readonly WorkEntry[];
}

/** Decides and writes a change with the permit locked, at most once for an idempotency key. */
export async function changeWork(
  context: ActorContext,
  { permitId, version, idempotencyKey }: WorkChangeInput,
  request: readonly unknown[],
  photo: SentPhoto | undefined,
  decide: (locked: ActorContext, loggedJob: LoggedJob, usablePhoto: string | undefined) => Promise<DecidedChange>,
): Promise<WorkChangeResult> {
  const key = idempotencyKey || null;
  refuseLongKey(key);
  const idempotency = key === null ? undefined : { key, digest: digestRequest([permitId, ...request]) };
  return inTransaction(context.db, async (db) => {
    const locked = { ...context, db };
    const found = await lockJob(db, permitId, context.clock(), { request: { personId: context.actor.id, key } });
    const loggedJob = await requireVisibleJob(locked, permitId, found);
    const { performed } = loggedJob.source;
    if (performed && idempotency) return { permitId, ...toEarlierResult(performed, idempotency) };
    requireVersion(locked, loggedJob, version);
    // Locked until the transaction ends.
    const photoProblem = photo && (await findPhotoProblem(db, photo.name, context.actor.id, permitId));
    const usablePhoto = photoProblem === undefined ? photo?.name : undefined;
    const { decision, missing, further = [] } = await decide(locked, loggedJob, usablePhoto);
    const entry = decision.allowed ? decision.entry : undefined;
    if (photoProblem !== undefined && !photo?.isOptional(entry)) throw new Refusal('BAD_INPUT', photoProblem);
    if (!decision.allowed) throw toRefusal(locked, loggedJob, decision, missing);
    const toPerformed =
      idempotency &&
      ((after: LoggedJob) => ({ ...idempotency, message: formatSuccess(after), personId: context.actor.id }));
    const after = await refuseDuplicate('performed_action_pkey', reusedKey, () =>
      writeEntries(locked, loggedJob, [decision.entry, ...further], context.actor, toPerformed),
    );
    if (usablePhoto) await attachPhoto(db, permitId, usablePhoto);
    return { permitId, message: formatSuccess(after), after };
  });
}

function formatSuccess({ source, job }: LoggedJob): string {
  return `${source.number}: ${formatCondition(job) ?? 'recorded'}`;
}

/** The job of a permit that the actor sees. Throws NOT_FOUND, or a refusal where no work is followed. */
export async function loadVisibleJob(context: ActorContext, permitId: string): Promise<LoggedJob> {
  return requireVisibleJob(context, permitId, await loadJob(context.db, permitId, context.clock()));
}

async function requireVisibleJob(
  { db, actor }: ActorContext,
  permitId: string,
  loggedJob: LoggedJob | undefined,
): Promise<LoggedJob> {
  if (loggedJob && isVisibleTo(actor, loggedJob.source)) return loggedJob;
  if (!loggedJob && (await findVisiblePermit({ db, actor }, permitId))) throw new Refusal('CONFLICT', withoutPolicy);
  throw new Refusal('NOT_FOUND', message.notFound);
}

const withoutPolicy = 'The work under this permit is not followed: none of its forms has a work policy.';

function requireVersion(context: ActorContext, { source }: LoggedJob, version: number | null | undefined): void {
  if (version == null || version === source.version) return;
  throw new Refusal('CONFLICT', `This permit has changed since you opened it. ${describeLast(context, source)}`);
}

function describeLast({ actor }: ActorContext, source: LoggedJob['source']): string {
  return formatLastChange(source.last, actor.id, source.timeZone);
}

/** Whoever was slower is told who was faster, and what holds now. */
function toRefusal(
  context: ActorContext,
  { source }: LoggedJob,
  { kind, problem }: Extract<WorkDecision, { allowed: false }>,
  missing: readonly Requirement[],
): WorkRefusal {
  if (kind === 'person') return new WorkRefusal('FORBIDDEN', problem, missing);
  if (kind === 'input') return new WorkRefusal('BAD_INPUT', problem, missing);
  const sentence = missing.length > 0 ? problem : `${problem} ${describeLast(context, source)}`;
  return new WorkRefusal('CONFLICT', sentence, missing);
}

/** Every series of checks of a permit with what was recorded and missed. Throws the refusal. */
export async function listChecks(context: ActorContext, permitId: string): Promise<SeriesView[]> {
  const loggedJob = await loadVisibleJob(context, permitId);
  return listSeriesViews(loggedJob, context.actor, await loadSeenNames(context, listMeasurers(loggedJob)));
}

/** The colleagues whom the holder may ask to take over, by name. Throws the refusal for anybody else. */
export async function listCandidates(context: ActorContext, permitId: string): Promise<HandoverCandidate[]> {
  const { job } = await loadVisibleJob(context, permitId);
  const { permit, state } = job;
  const { actor } = context;
  const mayName = workRules['the permit holder'](actor, job) || workRules[getWorkRow('appointHolder').by](actor, job);
  if (!mayName)
    throw new Refusal('FORBIDDEN', 'Only the permit holder, or who may appoint another one, sees who may take over.');
  const found = await listColleagues(context.db, permit);
  return found.filter((person) => person.id !== state.holder.id && mayHold(person, permit));
}
