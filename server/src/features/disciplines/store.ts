import type { Database } from '../../database/connect.ts';
import { toRowList, type RowList } from '../../database/row-list.ts';
import { isUuid } from '../../database/uuid.ts';
import { matchesSearch } from '../../database/search.ts';
import type { Discipline } from './types.ts';
import { asRead } from '../../database/reading-order.ts';

function selectAvailable(db: Database, searchText: string | null | undefined) {
  return db
    .selectFrom('discipline')
    .where('archived_at', 'is', null)
    .where(({ ref }) => matchesSearch([ref('code'), ref('description')], searchText));
}

/** Disciplines that can be chosen, by code. */
export function listDisciplines(db: Database, searchText: string | null | undefined): RowList<Discipline> {
  return toRowList(
    db,
    selectAvailable(db, searchText).select(['id as _id', 'code', 'description']).orderBy(asRead('code')),
  );
}

/** A discipline that is not archived. `lock` locks it until the transaction ends. */
export async function findDiscipline(db: Database, id: string, lock = false): Promise<Discipline | undefined> {
  if (!isUuid(id)) return undefined;
  return selectAvailable(db, undefined)
    .select(['id as _id', 'code', 'description'])
    .where('id', '=', id)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();
}

export async function insertDiscipline(db: Database, discipline: Omit<Discipline, '_id'>): Promise<string> {
  const { code, description } = discipline;
  const { id } = await db
    .insertInto('discipline')
    .values({ code, description })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateDiscipline(db: Database, id: string, description: string): Promise<void> {
  await db.updateTable('discipline').set({ description }).where('id', '=', id).execute();
}

export async function archiveDiscipline(db: Database, id: string, now: Date): Promise<void> {
  await db.updateTable('discipline').set({ archived_at: now }).where('id', '=', id).execute();
}
