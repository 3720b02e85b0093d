import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import type { ChainEnd } from '../../database/hash-chain.ts';
import { toRowList, type RowList } from '../../database/row-list.ts';
import { matchesSearch } from '../../database/search.ts';
import type { Row } from '../../database/tables.ts';
import type { SealedAuditEntry } from './chain.ts';

/** The filters of a list of entries; absent or empty ones have no effect. */
export interface EntryFilter {
  /** Searches the names of actors and subjects. */
  searchText?: string | null | undefined;
  kinds?: readonly string[];
  /** Ids of actors. */
  actors?: readonly string[];
  /** Id of the actor whose entries alone are listed. */
  onlyBy?: string | undefined;
  /** Id of the subject. */
  subject?: string | null | undefined;
  from?: Date | null | undefined;
  /** Exclusive. */
  to?: Date | null | undefined;
}

function selectEntries(db: Database, filter: EntryFilter) {
  const { searchText, kinds, actors, onlyBy, subject, from, to } = filter;
  return db
    .selectFrom('administration_entry')
    .where(({ ref }) => matchesSearch([ref('actor_name'), ref('subject_name')], searchText))
    .$if(Boolean(kinds?.length), (query) => query.where('subject_kind', '=', sql<never>`any(${kinds}::text[])`))
    .$if(Boolean(actors?.length), (query) => query.where('actor_id', '=', sql<string>`any(${actors}::uuid[])`))
    .$if(onlyBy !== undefined, (query) => query.where('actor_id', '=', onlyBy ?? ''))
    .$if(Boolean(subject), (query) => query.where('subject_id', '=', subject ?? ''))
    .$if(Boolean(from), (query) => query.where('at', '>=', from ?? new Date(0)))
    .$if(Boolean(to), (query) => query.where('at', '<', to ?? new Date(0)));
}

/** The audit log, newest first. */
export function listEntries(db: Database, filter: EntryFilter): RowList<Row<'administration_entry'>> {
  return toRowList(db, selectEntries(db, filter).selectAll().orderBy('sequence', 'desc'));
}

/** The end of the chain, locked so that no other transaction can extend it until this one ends. */
export async function lockChainEnd(db: Database): Promise<ChainEnd | undefined> {
  await sql`select pg_advisory_xact_lock(hashtext('history of administration'))`.execute(db);
  return db
    .selectFrom('administration_entry')
    .select(['sequence', 'hash'])
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function insertAuditEntries(db: Database, entries: readonly SealedAuditEntry[]): Promise<void> {
  await db
    .insertInto('administration_entry')
    .values(entries.map((entry) => ({ ...entry, changes: JSON.stringify(entry.changes) })))
    .execute();
}

/** Entries after this one, in order. */
export async function listEntriesAfter(
  db: Database,
  sequence: number,
  limit: number,
): Promise<Row<'administration_entry'>[]> {
  return db
    .selectFrom('administration_entry')
    .selectAll()
    .where('sequence', '>', sequence)
    .orderBy('sequence')
    .limit(limit)
    .execute();
}
