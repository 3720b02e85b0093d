import { message } from '@eptw/domain/message';
import { formatPseudonym } from '@eptw/domain/crew/worker';
import { decideTick, findSighting, mayReadMuster } from '@eptw/domain/work/muster';
import type { ActorContext } from '../../../app-context.ts';
import type { Database } from '../../../database/connect.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { isUuid } from '../../../database/uuid.ts';
import { Refusal } from '../../../refusal.ts';
import {
  clearSightings,
  findAlarm,
  insertTick,
  listMuster,
  listTicks,
  lockPresences,
  storeSighting,
  type AlarmRow,
  type MusterRow,
  type Presence,
} from './store.ts';

/** Somebody on the muster list. */
export type MusterEntry = MusterRow;

/** The muster list of a site. */
export interface Muster {
  entries: MusterEntry[];
  /** The stop of all work for which people gather; null while none is in force. */
  alarm: AlarmRow | null;
  /** When the server read the list: devices correct their clocks by it. */
  readAt: Date;
}

/** Everybody who is signed on at a site. Throws NOT_FOUND for a site that is not the actor's. */
export async function loadMuster({ db, actor, clock }: ActorContext, siteId: string): Promise<Muster> {
  requireReadableSite(actor, siteId);
  const rows = await listMuster(db, siteId);
  const alarm = await findAlarm(db, siteId);
  return {
    entries: rows.map((row) => ({ ...row, name: row.name || formatPseudonym(row.workerId) })),
    alarm: alarm ?? null,
    readAt: clock(),
  };
}

/** A worker who was seen, or was not after all. */
export interface TickInput {
  site: string;
  worker: string;
  isSeen: boolean;
  /** When the device recorded it; ISO 8601. */
  deviceTime?: string | null | undefined;
}

/** Ticks a worker off during a muster, or undoes it; the ticks of several devices add up. */
export async function tickOff(context: ActorContext, input: TickInput): Promise<Muster> {
  const { db, actor, clock } = context;
  const { site: siteId, worker: workerId, isSeen } = input;
  const deviceTime = input.deviceTime ?? undefined;
  requireReadableSite(actor, siteId);
  await inTransaction(db, async (transaction) => {
    const presences = isUuid(workerId) ? await lockPresences(transaction, { siteId, workerId }) : [];
    if (presences.length === 0)
      throw new Refusal('NOT_FOUND', 'This worker is not signed on at the site any more.');
    const receivedAt = clock();
    const decision = decideTick({ isSeen, deviceTime, by: actor.id }, receivedAt);
    if (!decision.allowed) throw new Refusal('BAD_INPUT', decision.problem);
    await insertTick(transaction, presences, { ...decision.tick, siteId, deviceTime, receivedAt });
    await countTicks(transaction, presences);
  });
  return loadMuster(context, siteId);
}

/** Stores who has seen a worker, by all ticks that have arrived. */
async function countTicks(transaction: Database, presences: readonly Presence[]): Promise<void> {
  const [first, ...others] = presences;
  if (!first) return;
  const earliest = others.reduce((time, { countsFrom }) => (countsFrom < time ? countsFrom : time), first.countsFrom);
  const ticks = await listTicks(transaction, first.workerId, earliest);
  for (const presence of presences) {
    const own = ticks.filter(({ permitId }) => permitId === presence.permitId);
    await storeSighting(transaction, presence, findSighting(own, presence.countsFrom));
  }
}

/** Ends the muster of a site when the last stop there is lifted: the next one begins anew. */
export async function endMuster(transaction: Database, siteId: string, endedAt: Date): Promise<void> {
  if (await findAlarm(transaction, siteId)) return;
  await clearSightings(transaction, siteId, endedAt);
}

function requireReadableSite(actor: ActorContext['actor'], siteId: string): void {
  if (!isUuid(siteId) || !mayReadMuster(actor, siteId)) throw new Refusal('NOT_FOUND', message.notFound);
}
