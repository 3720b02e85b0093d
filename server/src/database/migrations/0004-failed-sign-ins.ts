import { sql, type Kysely } from 'kysely';

/** Wrong passwords of late, counted for all server processes together. Losing them in a crash does no harm. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create unlogged table failed_sign_in (
      key bytea primary key,
      failures integer not null,
      forgotten_at timestamptz not null
    );
    create index failed_sign_in_forgotten on failed_sign_in (forgotten_at);
  `.execute(db);
}
