import { sql, type Kysely } from 'kysely';

/** People may choose which page they see first; null is the list of permits. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table person add column first_page text`.execute(db);
}
