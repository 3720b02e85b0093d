import { decideTick, findSighting } from '@eptw/domain/work/muster';
import type { ActorContext } from '../../../app-context.ts';
import type { Database } from '../../../database/connect.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { isUuid } from '../../../database/uuid.ts';
import { Refusal } from '../../../refusal.ts';
import { insertTick, listTicks, lockTicked, storeSighting, type Ticked } from './store.ts';

/** A worker or visitor who was seen, or was not after all. */
export interface TickInput {
  site: string;
  /** The id of the worker or visitor. */
  worker: string;
  isSeen: boolean;
  /** When the device recorded it; ISO 8601. */
  deviceTime?: string | null | undefined;
}

/** Records a tick at a site whose list the actor reads; the ticks of several devices add up. */
export async function recordTick({ db, actor, clock }: ActorContext, input: TickInput): Promise<void> {
  const { site: siteId, worker: personId, isSeen } = input;
  const deviceTime = input.deviceTime ?? undefined;
  await inTransaction(db, async (transaction) => {
    const people = isUuid(personId) ? await lockTicked(transaction, { siteId, personId }) : [];
    if (people.length === 0) throw new Refusal('NOT_FOUND', 'This person is not on the muster list any more.');
    const receivedAt = clock();
    const decision = decideTick({ isSeen, deviceTime, by: actor.id }, receivedAt);
    if (!decision.allowed) throw new Refusal('BAD_INPUT', decision.problem);
    await insertTick(transaction, people, { ...decision.tick, siteId, deviceTime, receivedAt });
    await countTicks(transaction, people);
  });
}

/** Stores who has seen somebody, by all ticks that have arrived. Hardly any worker is on more than one permit. */
async function countTicks(transaction: Database, people: readonly Ticked[]): Promise<void> {
  for (const person of people) {
    const ticks = await listTicks(transaction, person);
    await storeSighting(transaction, person, findSighting(ticks, person.countsFrom));
  }
}
