import { isSubjectKind } from '@eptw/domain/administration/act';
import { eachBatch, type WholeList } from '../../../database/batches.ts';
import { isIdentifier } from '../../../database/identifier.ts';
import type { Row } from '../../../database/tables.ts';
import type { Page } from '../../../graphql/answers.ts';
import type { Services } from '../../../graphql/context.ts';
import { badInput } from '../../../graphql/errors.ts';
import { pageOf, type PageArguments } from '../../../graphql/paging.ts';
import { verifyAdministration } from '../history/verify.ts';
import { countEntries, listEntries, wholeHistory, type EntryFilter } from './store.ts';
import type { AdministrationEntry, Verification } from './types.ts';

type Sent<Value> = Value | null | undefined;

/** What the history is asked for. */
export interface HistorySearch extends PageArguments {
  searchText?: Sent<string>;
  kinds?: Sent<readonly string[]>;
  actors?: Sent<readonly string[]>;
  subject?: Sent<string>;
  from?: Sent<Date>;
  to?: Sent<Date>;
}

function entryOf(row: Row<'administration_entry'>): AdministrationEntry {
  return {
    _id: String(row.sequence),
    at: row.at,
    actorId: row.actor_id,
    actorName: row.actor_name,
    actorRole: row.actor_role,
    action: row.action,
    kind: row.subject_kind,
    subjectId: row.subject_id,
    subjectName: row.subject_name,
    changes: row.changes,
  };
}

function filterOf({ searchText, kinds, actors, subject, from, to }: HistorySearch): EntryFilter {
  const unknown = kinds?.find((kind) => !isSubjectKind(kind));
  if (unknown !== undefined) throw badInput(`There is no kind '${unknown.slice(0, 40)}'.`);
  if (actors?.some((id) => !isIdentifier(id))) throw badInput('Name those who acted by their ids.');
  return { searchText, kinds: kinds ?? [], actors: actors ?? [], subject, from, to };
}

/** What administrators did, the newest first. */
export async function getAdministrationHistory(
  { db }: Services,
  search: HistorySearch,
): Promise<Page<AdministrationEntry>> {
  const filter = filterOf(search);
  const { take, skip } = pageOf(search);
  const [count, rows] = await Promise.all([countEntries(db, filter), listEntries(db, filter, take, skip)]);
  return { count, items: rows.map(entryOf) };
}

/** The same entries, all of them. */
export async function everyAdministrationEntry(
  { db }: Services,
  search: HistorySearch,
): Promise<WholeList<AdministrationEntry>> {
  return eachBatch(await wholeHistory(db, filterOf(search)), (rows) => rows.map(entryOf));
}

/** Walks the whole chain of entries. */
export async function verifyAdministrationHistory({ db }: Services): Promise<Verification> {
  const { entries, broken } = await verifyAdministration(db);
  return { entries, broken };
}
