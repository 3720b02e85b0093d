import { sql, type Kysely } from 'kysely';

/** Reminders that submitters sent to permit closers: one a permit and day of its site, whoever asks how often at once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table closure_reminder (
      permit_id uuid not null references permit on delete cascade,
      day date not null,
      person_id uuid not null references person,
      reminded_at timestamptz not null,
      primary key (permit_id, day)
    )`.execute(db);
}
