import { sql, type Kysely } from 'kysely';

/** What a permit's forms require to be proven before the start, and nobody has answered; null for the forms so far, which
 * ask for nothing of the kind. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table permit add column unproven text[]`.execute(db);
}
