import { sql, type RawBuilder } from 'kysely';
import { toColumnNames, toColumnTypes } from '../../database/json-rows.ts';
import type { SealedEntry } from './types.ts';

/** The type of each column of an entry. */
const entryTypes = {
  permit_id: 'uuid',
  sequence: 'integer',
  at: 'timestamptz',
  actor_id: 'uuid',
  actor_name: 'text',
  actor_role: 'text',
  group_name: 'text',
  action: 'text',
  from_status: 'text',
  to_status: 'text',
  reason: 'text',
  changes: 'jsonb',
  lapsed: 'jsonb',
  work: 'jsonb',
  previous_hash: 'text',
  hash: 'text',
} as const satisfies Record<keyof SealedEntry, string>;

/** Inserts the entries in a JSON array, once for each row of `from`. */
export function insertEntries(entries: RawBuilder<unknown>, from?: RawBuilder<unknown>): RawBuilder<never> {
  const rows = sql`jsonb_to_recordset(${entries}::jsonb) as entry (${toColumnTypes(entryTypes)})`;
  return sql`
      insert into history_entry (${toColumnNames(entryTypes)})
        select ${toColumnNames(entryTypes)} from ${from ? sql`${from}, ${rows}` : rows}`;
}
