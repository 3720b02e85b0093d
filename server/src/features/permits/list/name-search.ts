import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { toLikePattern, type NameMatches } from './filters.ts';

/** The people whose name or e-mail a text is part of, archived ones too, and the companies whose name it is part of. */
export async function findMatchingNames(db: Database, text: string | null | undefined): Promise<NameMatches> {
  const like = toLikePattern(text);
  if (like === undefined) return { personIds: [], companies: [] };
  const { rows } = await sql<NameMatches>`
    select array(select id from person where email ilike ${like} or full_name ilike ${like}) as "personIds",
      array(select name from submitter_company where name ilike ${like}) as companies`.execute(db);
  return rows[0] ?? { personIds: [], companies: [] };
}
