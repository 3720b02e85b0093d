import { sql, type Kysely } from 'kysely';

/** What a request under an idempotency key said, so that a repeat can be told from another request. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table permit add column idempotency_digest text`.execute(db);
}
