import { sql, type Kysely } from 'kysely';

/**
 * Whether work stands still only because its holder paused it: then a stop of all work at the site stops it too. The
 * clock looks at all work that goes on or stands still once more, because what falls due is counted in another way now.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table permit_work add column is_paused boolean not null default false;
    update permit_work set deadline_at = now() where phase in ('live', 'suspended')`.execute(db);
}
