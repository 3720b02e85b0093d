import { sql } from 'kysely';
import { readInBatches, type StreamedList } from '../../database/batches.ts';
import type { Database } from '../../database/connect.ts';
import { isUuid } from '../../database/uuid.ts';
import { matchesSearch } from '../../database/search.ts';
import type { Discipline } from './types.ts';

function selectAvailable(db: Database, searchText: string | null | undefined) {
  return db
    .selectFrom('discipline')
    .where('archived_at', 'is', null)
    .where(({ ref }) => matchesSearch([ref('code'), ref('description')], searchText));
}

function selectInOrder(db: Database, searchText: string | null | undefined) {
  return selectAvailable(db, searchText).select(['id as _id', 'code', 'description']).orderBy('code');
}

/** All disciplines that can be chosen, by code. */
export async function streamAvailableDisciplines(
  db: Database,
  searchText: string | null | undefined,
): Promise<StreamedList<Discipline>> {
  return { count: await countDisciplines(db, searchText), batches: readInBatches(db, selectInOrder(db, searchText)) };
}

/** A page of these disciplines. */
export async function listDisciplines(
  db: Database,
  searchText: string | null | undefined,
  take: number,
  skip: number,
): Promise<Discipline[]> {
  return selectInOrder(db, searchText).limit(take).offset(skip).execute();
}

export async function countDisciplines(db: Database, searchText: string | null | undefined): Promise<number> {
  const { count } = await selectAvailable(db, searchText)
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
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
