import { sql, type Kysely } from 'kysely';

/**
 * What a stop of all work is for, and since when everybody is at the assembly point: from then on its muster list is
 * frozen. Null while they are not called there. The previous version knows no stop without a muster, hence the default.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table area_stop
      add column kind text not null default 'other',
      add column mustered_at timestamptz default now(),
      add column lift_reason text not null default '';
    update area_stop set mustered_at = set_at`.execute(db);
}
