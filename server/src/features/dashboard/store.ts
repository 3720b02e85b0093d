import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { asRead } from '../../database/reading-order.ts';

/** A site on a board. */
export interface BoardSite {
  _id: string;
  code: string;
  name: string;
  timeZone: string;
}

/** Every site, active ones first, then by code; archived ones still have permits. */
export async function listBoardSites(db: Database): Promise<BoardSite[]> {
  return db
    .selectFrom('site')
    .select(['id as _id', 'code', 'name', 'time_zone as timeZone'])
    .orderBy(sql`archived_at is not null`)
    .orderBy(asRead('code'))
    .execute();
}

/** Codes of disciplines by id, archived ones included. */
export async function findDisciplineCodes(db: Database): Promise<Map<string, string>> {
  const rows = await db.selectFrom('discipline').select(['id', 'code']).execute();
  return new Map(rows.map(({ id, code }) => [id, code]));
}
