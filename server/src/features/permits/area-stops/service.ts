import { message } from '@eptw/domain/message';
import { formatSiteStopMessage } from '@eptw/domain/notification/crew-message';
import { toStoredText } from '@eptw/domain/text/stored-text';
import { readAreaStopKind } from '@eptw/domain/work/area-stop-kind';
import { findStopReasonProblem, mayStopArea } from '@eptw/domain/work/area-stop';
import type { ActorContext } from '../../../app-context.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { createEventStream } from '../../../events/event-stream.ts';
import type { EventMap } from '../../../events/events.ts';
import { Refusal } from '../../../refusal.ts';
import { queueTextMessages } from '../../sms-queue/service.ts';
import { refuseLongKey } from '../idempotency-key.ts';
import { endMuster } from '../muster/service.ts';
import { suspendStoppedWork } from '../work-log/service.ts';
import {
  countStoppedJobs,
  findStop,
  findStopByKey,
  hasSite,
  insertStop,
  listStandingWorkers,
  listStops,
  markLifted,
  waitForSite,
  type AreaStopRow,
} from './store.ts';

/** A stop of all work at a site, as it is sent. */
export type AreaStop = AreaStopRow;

/** What a stop is asked for with. */
export interface StopAllWorkInput {
  site: string;
  /** Not available yet: a stop concerns the whole site. */
  zones?: readonly string[] | null | undefined;
  reason: string;
  idempotencyKey?: string | null | undefined;
}

/** A stop, and the message for the user. */
export interface AreaStopResult {
  stop: AreaStopRow;
  message: string;
}

/**
 * Stops all work at a site: no job can start or go on until the stop is lifted. Every live job is suspended when this
 * returns; one that is read before counts as suspended already.
 */
export async function stopAllWork(context: ActorContext, input: StopAllWorkInput): Promise<AreaStopResult> {
  const { db, actor, clock } = context;
  const { site: siteId, reason } = input;
  const key = input.idempotencyKey || null;
  refuseLongKey(key);
  if (!(await hasSite(db, siteId))) throw new Refusal('NOT_FOUND', message.notFound);
  if (!mayStopArea(actor, siteId)) throw new Refusal('FORBIDDEN', notOwnSite);
  if ((input.zones ?? []).length > 0)
    throw new Refusal('BAD_INPUT', 'This site has no zones. Leave them out to stop all work at the site.');
  const problem = findStopReasonProblem(reason);
  if (problem !== undefined) throw new Refusal('BAD_INPUT', problem);
  const stop = await inTransaction(db, async (transaction) => {
    await waitForSite(transaction, siteId);
    const earlier = key === null ? undefined : await findStopByKey(transaction, actor.id, key);
    if (earlier) return earlier;
    const setAt = clock();
    const id = await insertStop(transaction, { siteId, reason: toStoredText(reason), setBy: actor.id, setAt, key });
    const set = requireStop(await findStop(transaction, id));
    const text = formatSiteStopMessage({ ...set, kind: readAreaStopKind(set.kind) });
    const workers = await listStandingWorkers(transaction, siteId);
    await queueTextMessages(
      { ...context, db: transaction },
      workers.map((worker) => ({ ...worker, text })),
    );
    await context.events.publish(transaction, 'areaStopsChanged', { siteId });
    return set;
  });
  await suspendStoppedWork(context);
  const count = await countStoppedJobs(db, siteId, stop.setAt);
  const jobs = count === 1 ? '1 job is' : `${count} jobs are`;
  return { stop, message: `All work at ${stop.siteName} is stopped. ${jobs} suspended.` };
}

const notOwnSite = 'Only a supervisor, manager or Site Admin of the site can do this.';

/** Lifts a stop. Each job is then resumed on its own. */
export async function liftStop(context: ActorContext, id: string): Promise<AreaStopResult> {
  const { db, actor, clock } = context;
  const stop = await findStop(db, id);
  if (!stop || !actor.siteIds.includes(stop.siteId)) throw new Refusal('NOT_FOUND', message.notFound);
  if (!mayStopArea(actor, stop.siteId)) throw new Refusal('FORBIDDEN', notOwnSite);
  // What the stop suspends is written before it is lifted: then nothing goes on by itself.
  await suspendStoppedWork(context);
  const liftedAt = await inTransaction(db, async (transaction) => {
    await waitForSite(transaction, stop.siteId);
    const at = clock();
    if (!(await markLifted(transaction, id, actor.id, at)))
      throw new Refusal('CONFLICT', `The stop of all work at ${stop.siteName} has been lifted already.`);
    await endMuster(transaction, stop.siteId, at);
    await context.events.publish(transaction, 'areaStopsChanged', { siteId: stop.siteId });
    return at;
  });
  return {
    stop: { ...stop, liftedAt },
    message: `The stop at ${stop.siteName} is lifted. Resume each job on its own.`,
  };
}

/** Each stop that is set or lifted at a site of the actor. */
export function subscribeToStops({ actor, events }: ActorContext): AsyncIterableIterator<EventMap['areaStopsChanged']> {
  return createEventStream(events, 'areaStopsChanged', ({ siteId }) => actor.siteIds.includes(siteId));
}

/** The stops in force at the sites of the actor. */
export async function loadStops({ db, actor }: ActorContext): Promise<AreaStopRow[]> {
  return listStops(db, actor.siteIds);
}

function requireStop(stop: AreaStopRow | undefined): AreaStopRow {
  if (!stop) throw new Error('A stop that was just set is not there');
  return stop;
}
