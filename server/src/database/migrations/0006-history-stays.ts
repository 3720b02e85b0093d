import { sql, type Kysely } from 'kysely';

/** History cannot be emptied either: triggers on rows do not see a truncation, also not one that cascades. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create trigger history_is_never_emptied before truncate on history_entry
      for each statement execute function refuse_history_change();
  `.execute(db);
}
