import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import type { Site } from './types.ts';

/** Sites that can be chosen, by name. */
export async function listSites(db: Database, take: number, skip: number): Promise<Site[]> {
  return db
    .selectFrom('site')
    .select(['id as _id', 'code', 'name', 'address', 'time_zone as timeZone'])
    .where('archived_at', 'is', null)
    .orderBy('name')
    .orderBy('id')
    .limit(take)
    .offset(skip)
    .execute();
}

export async function countSites(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('site')
    .select(sql<number>`count(*)`.as('count'))
    .where('archived_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}
