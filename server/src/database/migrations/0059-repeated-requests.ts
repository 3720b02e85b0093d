import { sql, type Kysely } from 'kysely';

/**
 * By what a permit recognises a repeat of the request that made the last entry of its history: a digest of who sent
 * what, and the sequence of the entry. The previous version leaves both as they are; then a later entry exists.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table permit
      add column request_digest text,
      add column request_sequence integer`.execute(db);
}
