import type { Database } from '../../../database/connect.ts';
import type { Row } from '../../../database/tables.ts';
import { chainStart, sealed, type ChainedPermit, type HistoryFacts } from './chain.ts';

/** Adds the next entry of a permit, whose row the caller has locked or just made. */
export async function appendHistory(db: Database, entry: Omit<HistoryFacts, 'sequence'>): Promise<void> {
  const last = await lastEntry(db, entry.permit_id);
  const row = sealed({ ...entry, sequence: (last?.sequence ?? 0) + 1 }, last?.hash ?? chainStart);
  await db.insertInto('history_entry').values(row).execute();
}

/** The first entry of a permit that was just made: nothing can precede it. */
export async function beginHistory(db: Database, entry: Omit<HistoryFacts, 'sequence'>): Promise<void> {
  await db
    .insertInto('history_entry')
    .values(sealed({ ...entry, sequence: 1 }, chainStart))
    .execute();
}

/** Who did what last, and when. */
export async function lastEntry(db: Database, permitId: string): Promise<Row<'history_entry'> | undefined> {
  return db
    .selectFrom('history_entry')
    .selectAll()
    .where('permit_id', '=', permitId)
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Permits and child permits in the order of their ids, from the first after `afterId`. */
export async function chainedPermits(db: Database, afterId: string, take: number): Promise<ChainedPermit[]> {
  return db
    .selectFrom('permit')
    .select(['id', 'number', 'status', 'version'])
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(take)
    .execute();
}

/** The histories of several permits, each oldest first. */
export async function historiesOf(db: Database, permitIds: readonly string[]): Promise<Row<'history_entry'>[]> {
  return db
    .selectFrom('history_entry')
    .selectAll()
    .where('permit_id', 'in', permitIds)
    .orderBy('permit_id')
    .orderBy('sequence')
    .execute();
}
