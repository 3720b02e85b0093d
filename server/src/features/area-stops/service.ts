import { message } from '@eptw/domain/message';
import {
  areaStopKinds,
  findStopReasonProblem,
  isAreaStopKind,
  isGraverKind,
  mayStopArea,
  toStopCause,
} from '@eptw/domain/area-stop/area-stop';
import { formatDayAndTime } from '@eptw/domain/time/format-date';
import type { ActorContext } from '../../app-context.ts';
import type { Database } from '../../database/connect.ts';
import { inTransaction } from '../../database/transaction.ts';
import { createEventStream } from '../../events/event-stream.ts';
import type { EventMap } from '../../events/events.ts';
import { Refusal } from '../../refusal.ts';
import type { AreaStop } from './area-stop-rows.ts';
import { restartMuster } from '../muster/service.ts';
import { digestRequest, refuseLongKey } from '../performed-actions/service.ts';
import { suspendStoppedWork } from '../work-log/clock.ts';
import { countReach, formatReach, sendStopMessages, type StopReach } from './reach.ts';
import {
  findLifter,
  findRequestByKey,
  findStop,
  findStopInForce,
  hasSite,
  insertRequest,
  insertStop,
  insertStopNotice,
  listStops,
  raiseStop,
  waitForSite,
  type NewRequest,
} from './store.ts';

/** What all work of a site is stopped with. */
export interface StopAllWorkInput {
  site: string;
  /** Not available yet: a stop concerns the whole site. */
  zones?: readonly string[] | null | undefined;
  kind?: string | null | undefined;
  /** Whether everybody is called to the assembly point; they are if it is not given. */
  muster?: boolean | null | undefined;
  reason?: string | null | undefined;
  idempotencyKey?: string | null | undefined;
}

/** A stop, what it reached, and the message for the user. */
export interface AreaStopResult {
  stop: AreaStop;
  reach: StopReach;
  message: string;
}

/** Why somebody of another role, or at another site, neither stops nor lifts. */
export const notOwnSite = 'Only a supervisor, manager or Site Admin of the site, or a Super Admin, can do this.';

/**
 * Stops all work at a site: no job can start or go on until the stop is lifted. Every live job is suspended when this
 * returns; one that is read before counts as suspended already. A request during a stop in force joins it.
 */
export async function stopAllWork(context: ActorContext, input: StopAllWorkInput): Promise<AreaStopResult> {
  const { db, actor, clock } = context;
  const { kind, isMuster, reason } = await readRequest(context, input);
  const key = input.idempotencyKey || null;
  const digest = digestRequest([input.site, kind, isMuster, reason]);
  const { stop, isJoined } = await inTransaction(db, async (transaction) => {
    await waitForSite(transaction, input.site);
    const earlier = key === null ? undefined : await findEarlierStop(transaction, { key, digest, input, actor });
    if (earlier) return { stop: earlier, isJoined: false };
    const cause = toStopCause(kind, reason);
    const madeAt = clock();
    const request = { ...cause, siteId: input.site, isMuster, madeBy: actor.id, madeAt, key, digest };
    return recordRequest({ ...context, db: transaction }, request);
  });
  await suspendStoppedWork(context);
  const reach = await countReach(context, stop);
  const beginning = isJoined
    ? `All work at ${stop.siteName} was stopped already, by ${stop.setBy}, ${formatDayAndTime(stop.setAt, stop.timeZone)}. What you gave as the reason is recorded and told to everybody.`
    : `All work at ${stop.siteName} is stopped.`;
  return { stop, reach, message: `${beginning} ${formatReach(reach)}` };
}

async function readRequest({ db, actor }: ActorContext, input: StopAllWorkInput) {
  const kind = input.kind ?? 'other';
  const reason = input.reason ?? '';
  refuseLongKey(input.idempotencyKey || null);
  if (!(await hasSite(db, input.site))) throw new Refusal('NOT_FOUND', message.notFound);
  if (!mayStopArea(actor, input.site)) throw new Refusal('FORBIDDEN', notOwnSite);
  if ((input.zones ?? []).length > 0)
    throw new Refusal('BAD_INPUT', 'This site has no zones. Leave them out to stop all work at the site.');
  if (!isAreaStopKind(kind))
    throw new Refusal('BAD_INPUT', `There is no kind of stop '${kind.slice(0, 40)}'. Choose another.`);
  const problem = findStopReasonProblem(kind, reason);
  if (problem !== undefined) throw new Refusal('BAD_INPUT', problem);
  return { kind, isMuster: input.muster ?? true, reason: reason.trim() };
}

/** What a repeat is recognised by. */
interface KeyedRequest {
  key: string;
  digest: string;
  input: StopAllWorkInput;
  actor: ActorContext['actor'];
}

/**
 * The stop that the same request set or joined before. Refused where the key was used for another request, and where
 * that stop was lifted since: then nothing is stopped.
 */
async function findEarlierStop(
  transaction: Database,
  { key, digest, input, actor }: KeyedRequest,
): Promise<AreaStop | undefined> {
  const earlier = await findRequestByKey(transaction, actor.id, key);
  const stop = earlier && (await findStop(transaction, earlier.stopId));
  if (!earlier || !stop) return undefined;
  const isSame =
    earlier.digest === null
      ? stop.siteId === input.site && stop.reason === (input.reason ?? '').trim()
      : earlier.digest === digest;
  if (!isSame)
    throw new Refusal('CONFLICT', 'This idempotency key was used for another stop. Send this one with a new key.');
  if (stop.liftedAt === null) return stop;
  const lifter = await findLifter(transaction, stop.id);
  throw new Refusal(
    'CONFLICT',
    `This stop of all work at ${stop.siteName} was lifted by ${lifter}, ${formatDayAndTime(stop.liftedAt, stop.timeZone)}. ` +
      'Nothing is stopped by it any more. Stop all work again if you have to.',
  );
}

/** Sets a stop, or joins the one in force: the graver cause is shown, and a muster that either asks for is held. */
async function recordRequest(
  context: ActorContext,
  request: NewRequest,
): Promise<{ stop: AreaStop; isJoined: boolean }> {
  const { db: transaction, events } = context;
  const { siteId, madeBy, madeAt } = request;
  const joined = await findStopInForce(transaction, siteId);
  const id = joined?.id ?? (await insertStop(transaction, request));
  await insertRequest(transaction, id, request);
  const wasDrill = joined !== undefined && areaStopKinds[joined.kind].isDrill;
  if (joined) {
    const isGraver = isGraverKind(request.kind, joined.kind);
    await raiseStop(transaction, id, {
      cause: isGraver ? { kind: request.kind, reason: request.reason } : undefined,
      raisedAt: isGraver || request.kind === 'gas' ? madeAt : undefined,
      musteredAt: request.isMuster && joined.musteredAt === null ? madeAt : undefined,
    });
    // Nobody counts as safe in an alarm because they came to a drill.
    if (wasDrill && !areaStopKinds[request.kind].isDrill) await restartMuster(transaction, siteId, madeAt);
  }
  const stop = requireStop(await findStop(transaction, id));
  await sendStopMessages(context, stop, { at: madeAt, wasDrill });
  await insertStopNotice(transaction, { stopId: id, isLift: false, madeBy, at: madeAt });
  await events.publish(transaction, 'areaStopsChanged', { siteId });
  return { stop, isJoined: joined !== undefined };
}

const seesEverySite = (actor: ActorContext['actor']) => actor.role === 'SuperAdmin';

/** Each stop that is set, joined or lifted at a site of the actor; for a Super Admin at any site. */
export function subscribeToStops({ actor, events }: ActorContext): AsyncIterableIterator<EventMap['areaStopsChanged']> {
  return createEventStream(
    events,
    'areaStopsChanged',
    ({ siteId }) => seesEverySite(actor) || actor.siteIds.includes(siteId),
  );
}

/** The stops in force at the sites of the actor; for a Super Admin at every site. */
export async function loadStops({ db, actor }: ActorContext): Promise<AreaStop[]> {
  return listStops(db, seesEverySite(actor) ? 'all' : actor.siteIds);
}

/** A stop that was just written. */
export function requireStop(stop: AreaStop | undefined): AreaStop {
  if (!stop) throw new Error('A stop that was just written is not there');
  return stop;
}
