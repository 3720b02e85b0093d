import { sql, type Kysely } from 'kysely';

/** Announcements are edited: a version tells two editors apart, and the list of them has an order that never changes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table announcement
      add version integer not null default 1,
      add created_at timestamptz not null default now();
    create index announcement_created on announcement (created_at desc, id);
  `.execute(db);
}
