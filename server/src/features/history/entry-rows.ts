import { sql, type RawBuilder } from 'kysely';
import type { SealedEntry } from './chain.ts';

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
