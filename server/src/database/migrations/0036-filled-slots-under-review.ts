import { sql, type Kysely } from 'kysely';

/**
 * Finds the permits under review that somebody has approved already, all at once: their other slots are not theirs to
 * fill. Before, each empty slot was looked up.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index reviewer_slot_filled_under_review on reviewer_slot (filled_by, permit_id)
      where filled_by is not null and under_review`.execute(db);
}
