import { sql, type Kysely } from 'kysely';

/**
 * Who requested the closure or cancellation of a permit, or resubmitted it for a submitter who can no longer act: they
 * do not decide it. Null where only the submitter has, as the previous version lets nobody else.
 *
 * By what a permit recognises a repeat of the request that made the last entry of its history: a digest of who sent
 * what, and the sequence of the entry. The previous version leaves both as they are; then a later entry exists.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table permit
      add column requested_by uuid references person,
      add column request_digest text,
      add column request_sequence integer`.execute(db);
}
