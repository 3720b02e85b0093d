import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import type { Row } from '../../../database/tables.ts';
import type { ChainedPermit, SealedEntry } from './chain.ts';

/** The columns of an entry, in the order in which `toEntryValues` gives their values. */
export const entryColumns = sql.raw(
  'permit_id, sequence, at, actor_id, actor_name, actor_role, group_name, action, from_status, to_status, reason, ' +
    'changes, previous_hash, hash, lapsed',
);

/** Placeholders for an entry's values, starting at $`first`, with the type casts that a select list needs. */
export function createEntryParameters(first: number): RawBuilder<unknown> {
  const types = [
    'uuid',
    'integer',
    'timestamptz',
    'uuid',
    ...Array<string>(7).fill('text'),
    'jsonb',
    'text',
    'text',
    'jsonb',
  ];
  return sql.raw(types.map((type, index) => `$${first + index}::${type}`).join(', '));
}

export function toEntryValues(entry: SealedEntry): unknown[] {
  return [
    entry.permit_id,
    entry.sequence,
    entry.at,
    entry.actor_id,
    entry.actor_name,
    entry.actor_role,
    entry.group_name,
    entry.action,
    entry.from_status,
    entry.to_status,
    entry.reason,
    JSON.stringify(entry.changes),
    entry.previous_hash,
    entry.hash,
    JSON.stringify(entry.lapsed),
  ];
}

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
