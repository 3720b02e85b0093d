import { sql, type Kysely } from 'kysely';

/** Words that are no manager's name; a word is kept once, whatever its case. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table blocked_word (
      id uuid primary key default gen_random_uuid(),
      word text not null
    );
    create unique index blocked_word_once on blocked_word (lower(word));
  `.execute(db);
}
