import { message } from '@eptw/domain/message';
import { findStopReasonProblem, formatStopCause, mayStopArea } from '@eptw/domain/area-stop/area-stop';
import { findLiftProblem, type StopAsShown } from '@eptw/domain/muster/muster-list';
import type { ActorContext } from '../../app-context.ts';
import { inTransaction } from '../../database/transaction.ts';
import { Refusal } from '../../refusal.ts';
import type { AreaStop } from './area-stop-rows.ts';
import { endMuster, findMusterEnd, listUnseen } from '../muster/service.ts';
import { renewWaitingWork, suspendStoppedWork } from '../work-log/clock.ts';
import { countReach, sendLiftMessages } from './reach.ts';
import { notOwnSite, requireStop, type AreaStopResult } from './service.ts';
import { countRequests, findStop, insertStopNotice, markLifted, waitForSite } from './store.ts';

/** Somebody who was not seen at the assembly point. */
export interface UnseenPerson {
  personId: string;
  name: string;
}

/** What somebody is shown before they lift a stop. */
export interface LiftState {
  stop: AreaStop;
  /** How many requests have made it what it is. */
  version: number;
  /** Who is not seen, each once, by name; empty where lifting the stop ends no muster. */
  notSeen: readonly UnseenPerson[];
}

/** A stop that is not lifted: not for what was shown, or not without a reason. It says what is so now. */
export class LiftRefusal extends Refusal {
  readonly state: LiftState;

  constructor(problem: string, state: LiftState) {
    super('CONFLICT', problem);
    this.state = state;
  }
}

/** What a stop is lifted with. */
export interface LiftStopInput {
  id: string;
  reason?: string | null | undefined;
  /** What the user was shown of it. */
  shown?: StopAsShown | null | undefined;
}

/** What whoever lifts a stop has to know before. */
export async function loadStopToLift(context: ActorContext, id: string): Promise<LiftState> {
  const stop = await requireLiftable(context, id);
  if (stop.liftedAt !== null) throw new Refusal('CONFLICT', liftedAlready(stop));
  return {
    stop,
    version: await countRequests(context.db, stop.id),
    notSeen: (await listUnseen(context, stop)) ?? [],
  };
}

/**
 * Lifts a stop; with people not seen at the assembly point only for a reason, by somebody who was shown their names and
 * the stop as it is. Each job is then resumed on its own.
 */
export async function liftStop(context: ActorContext, input: LiftStopInput): Promise<AreaStopResult> {
  const { db, actor, clock } = context;
  const stop = await requireLiftable(context, input.id);
  const reason = (input.reason ?? '').trim();
  const textProblem = reason === '' ? undefined : findStopReasonProblem('other', reason);
  if (textProblem !== undefined) throw new Refusal('BAD_INPUT', textProblem);
  // What the stop suspends is written before it is lifted: then nothing goes on by itself.
  await suspendStoppedWork(context);
  await renewWaitingWork(context, stop.siteId);
  const reach = await countReach(context, stop);
  const lifted = await inTransaction(db, async (transaction) => {
    await waitForSite(transaction, stop.siteId);
    const at = clock();
    const held = { ...context, db: transaction };
    // Others may have joined it until the site was waited for.
    const current = requireStop(await findStop(transaction, stop.id));
    if (current.liftedAt !== null) throw new Refusal('CONFLICT', liftedAlready(stop));
    const end = await findMusterEnd(held, stop);
    const version = await countRequests(transaction, stop.id);
    const state = { stop: current, version, notSeen: end?.notSeen ?? [] };
    const toLift = { ...state, headline: formatStopCause(current) };
    const problem = findLiftProblem(toLift, input.shown ?? undefined, reason);
    if (problem !== undefined) throw new LiftRefusal(problem, state);
    if (!(await markLifted(transaction, { id: stop.id, personId: actor.id, at, reason })))
      throw new Refusal('CONFLICT', liftedAlready(stop));
    if (end) await endMuster(held, end, at);
    await sendLiftMessages(held, stop, at);
    await insertStopNotice(transaction, { stopId: stop.id, isLift: true, madeBy: actor.id, at });
    await context.events.publish(transaction, 'areaStopsChanged', { siteId: stop.siteId });
    return requireStop(await findStop(transaction, stop.id));
  });
  return { stop: lifted, reach, message: `The stop at ${stop.siteName} is lifted. Resume each job on its own.` };
}

const liftedAlready = ({ siteName }: AreaStop) => `The stop of all work at ${siteName} has been lifted already.`;

/** A stop that the actor may lift. Throws NOT_FOUND for one of a site that is not theirs, FORBIDDEN for another role. */
async function requireLiftable({ db, actor }: ActorContext, id: string): Promise<AreaStop> {
  const stop = await findStop(db, id);
  if (!stop || !(mayStopArea(actor, stop.siteId) || actor.siteIds.includes(stop.siteId)))
    throw new Refusal('NOT_FOUND', message.notFound);
  if (!mayStopArea(actor, stop.siteId)) throw new Refusal('FORBIDDEN', notOwnSite);
  return stop;
}
