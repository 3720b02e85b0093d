import type { MusterTick, Sighting } from '@eptw/domain/muster/muster';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../../database/connect.ts';

/** Whom a tick is about: a worker on a permit, or a visitor or the account of a permit holder. */
export type TickSubject =
  { kind: 'worker'; workerId: string; permitId: string } | { kind: 'visitor'; visitorId: string };

/** Somebody on a frozen list, with since when they are inside a space; null while they are not. */
export type FrozenSubject = TickSubject & { insideSince: Date | null };

/** Somebody on the frozen list of a muster, by the id of the worker, account or visitor. */
export interface PersonOnMuster {
  musterId: string;
  personId: string;
}

const personOfEntry: RawBuilder<string> = sql`coalesce(worker_id, user_id, visitor_id)`;

/** What a frozen list has of somebody, locked until the end of the transaction; a worker can be on several permits. */
export async function lockEntries(
  transaction: Database,
  { musterId, personId }: PersonOnMuster,
): Promise<FrozenSubject[]> {
  const rows = await transaction
    .selectFrom('muster_entry')
    .select(['worker_id as workerId', 'permit_id as permitId', 'user_id as userId', 'visitor_id as visitorId'])
    .select('inside_since as insideSince')
    .where('muster_id', '=', musterId)
    .where(personOfEntry, '=', personId)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(({ workerId, permitId, userId, visitorId, insideSince }) =>
    workerId !== null && permitId !== null
      ? { kind: 'worker', workerId, permitId, insideSince }
      : { kind: 'visitor', visitorId: userId ?? visitorId ?? personId, insideSince },
  );
}

/** The ticks of somebody that were made after the alarm; after the last one where the muster began anew. */
export async function listCountedTicks(db: Database, { musterId, personId }: PersonOnMuster): Promise<MusterTick[]> {
  return db
    .selectFrom('muster_tick')
    .select(['is_seen as isSeen', 'made_at as at', 'made_by as by'])
    .where('muster_id', '=', musterId)
    .where(sql`coalesce(worker_id, visitor_id)`, '=', personId)
    .where('counts', '=', true)
    .where('made_at', '>=', sql<Date>`(select began_at from muster where muster.id = ${musterId}::uuid)`)
    .execute();
}

/** Stores what the ticks of somebody on a frozen list come to. */
export async function storeFrozenSighting(
  db: Database,
  { musterId, personId }: PersonOnMuster,
  { seen, undone }: Sighting,
): Promise<void> {
  await db
    .updateTable('muster_entry')
    .set({
      seen_by: seen?.by ?? null,
      seen_at: seen?.at ?? null,
      undone_by: undone?.by ?? null,
      undone_at: undone?.at ?? null,
    })
    .where('muster_id', '=', musterId)
    .where(personOfEntry, '=', personId)
    .execute();
}

/** Notes a tick from before the alarm, unless a later one is known. */
export async function noteTickBeforeAlarm(
  db: Database,
  { musterId, personId }: PersonOnMuster,
  tick: { by: string; at: Date },
): Promise<void> {
  await db
    .updateTable('muster_entry')
    .set({ before_by: tick.by, before_at: tick.at })
    .where('muster_id', '=', musterId)
    .where(personOfEntry, '=', personId)
    .where(({ or, eb }) => or([eb('before_at', 'is', null), eb('before_at', '<', tick.at)]))
    .execute();
}
