import { decideTick, findSighting } from '@eptw/domain/muster/muster';
import type { ActorContext } from '../../../app-context.ts';
import type { Database } from '../../../database/connect.ts';
import { isUuid } from '../../../database/uuid.ts';
import { Refusal } from '../../../refusal.ts';
import type { MusterUnderWay } from '../musters/store.ts';
import {
  listCountedTicks,
  lockEntries,
  noteTickBeforeAlarm,
  storeFrozenSighting,
  type FrozenSubject,
} from '../entries/store.ts';
import { insertTick, listTicks, lockTicked, storeSighting, type NewTick, type Ticked } from './store.ts';

/** Somebody who was seen, or was not after all. */
export interface TickInput {
  site: string;
  /** The id of the worker, account or visitor. */
  personId: string;
  isSeen: boolean;
  /** When the device recorded it; ISO 8601. */
  deviceTime?: string | null | undefined;
  /** The id of the stop in force that the device showed. */
  alarm?: string | null | undefined;
}

/**
 * Records a tick at a site whose list the actor reads, within a transaction in which no stop begins or ends; the ticks
 * of several devices add up.
 */
export async function recordTick(
  { db, actor, clock }: ActorContext,
  input: TickInput,
  muster: MusterUnderWay | undefined,
): Promise<void> {
  const { site: siteId, personId, isSeen } = input;
  const deviceTime = input.deviceTime ?? undefined;
  const stopId = input.alarm && isUuid(input.alarm) ? input.alarm : undefined;
  if (!isUuid(personId)) throw notOnList();
  const receivedAt = clock();
  const decision = decideTick({ isSeen, deviceTime, stopId, by: actor.id }, receivedAt, muster);
  if (!decision.allowed) throw new Refusal('BAD_INPUT', decision.problem);
  const { tick, counts } = decision;
  const newTick = { ...tick, siteId, deviceTime, receivedAt, counts, stopId };
  if (muster) await tickFrozen(db, { musterId: muster.id, personId, by: actor.fullName }, newTick);
  else await tickPresent(db, personId, { ...newTick, musterId: null });
}

const notOnList = () => new Refusal('NOT_FOUND', 'This person is not on the muster list any more.');

async function tickFrozen(
  transaction: Database,
  { by, ...person }: { musterId: string; personId: string; by: string },
  tick: Omit<NewTick, 'musterId'>,
): Promise<void> {
  const entries = await lockEntries(transaction, person);
  if (entries.length === 0) throw notOnList();
  await insertTick(transaction, entries, { ...tick, musterId: person.musterId });
  if (tick.counts)
    await storeFrozenSighting(
      transaction,
      person,
      findSighting(await listCountedTicks(transaction, person), { enteredAt: findLastEntry(entries) }),
    );
  else if (tick.isSeen) await noteTickBeforeAlarm(transaction, person, { by, at: tick.at });
}

/** Outside a muster only workers and visitors are ticked. Hardly any worker is on more than one permit. */
async function tickPresent(transaction: Database, personId: string, tick: NewTick): Promise<void> {
  const people: Ticked[] = await lockTicked(transaction, { siteId: tick.siteId, personId });
  if (people.length === 0) throw notOnList();
  await insertTick(transaction, people, tick);
  for (const person of people) {
    const ticks = await listTicks(transaction, person);
    const sighting = findSighting(ticks, { since: person.countsFrom, enteredAt: person.insideSince ?? undefined });
    await storeSighting(transaction, person, sighting);
  }
}

/** When somebody who is inside a space went in; on several permits the last time. */
function findLastEntry(entries: readonly FrozenSubject[]): Date | undefined {
  return entries
    .flatMap(({ insideSince }) => insideSince ?? [])
    .toSorted((one, other) => one.getTime() - other.getTime())
    .at(-1);
}
