import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { contains } from '../../database/search.ts';
import type { Discipline } from './types.ts';

function choosable(db: Database, searchText: string | null | undefined) {
  return db
    .selectFrom('discipline')
    .where('archived_at', 'is', null)
    .where(({ ref }) => contains([ref('code'), ref('description')], searchText));
}

/** Disciplines that can be chosen, by code. */
export async function listDisciplines(
  db: Database,
  searchText: string | null | undefined,
  take: number,
  skip: number,
): Promise<Discipline[]> {
  return choosable(db, searchText)
    .select(['id as _id', 'code', 'description'])
    .orderBy('code')
    .limit(take)
    .offset(skip)
    .execute();
}

export async function countDisciplines(db: Database, searchText: string | null | undefined): Promise<number> {
  const { count } = await choosable(db, searchText)
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
