import type { Database } from '../../database/connect.ts';
import type { Row } from '../../database/tables.ts';
import type { ChainedPermit } from './types.ts';

/** Permits and child permits by id, starting after `afterId`. */
export async function listChainedPermits(db: Database, afterId: string, take: number): Promise<ChainedPermit[]> {
  return db
    .selectFrom('permit')
    .select(['id', 'number', 'status', 'version'])
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(take)
    .execute();
}

/** The histories of several permits, each oldest first. */
export async function listHistories(db: Database, permitIds: readonly string[]): Promise<Row<'history_entry'>[]> {
  return db
    .selectFrom('history_entry')
    .selectAll()
    .where('permit_id', 'in', permitIds)
    .orderBy('permit_id')
    .orderBy('sequence')
    .execute();
}
