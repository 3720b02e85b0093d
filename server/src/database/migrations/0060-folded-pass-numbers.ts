import { sql, type Kysely } from 'kysely';

/**
 * Pass numbers are looked up whatever their case, spaces and hyphens: 'a1223' is A-1223. Nothing is written, so that the
 * previous version registers workers as before, and pass numbers that look alike stay.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function folded_pass_number(pass_number text) returns text
      language sql immutable strict parallel safe
      return regexp_replace(lower(normalize(pass_number, nfkc)),
        '[-\\s\\u00ad\\u200b-\\u200f\\u2010-\\u2015\\u2060\\u2212\\ufeff]', '', 'g');
    create index worker_folded_pass_number on worker (folded_pass_number(pass_number), company)
      where erased_at is null;
  `.execute(db);
}
