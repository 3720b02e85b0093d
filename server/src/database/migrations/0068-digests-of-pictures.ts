import { sql, type Kysely } from 'kysely';

/** The SHA-256 of a stored picture, by which one that is uploaded twice is found. Earlier uploads have none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table stored_file add column digest text;
    create index stored_file_by_digest on stored_file (digest) where digest is not null;`.execute(db);
}
