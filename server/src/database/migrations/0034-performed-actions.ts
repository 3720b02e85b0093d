import { sql, type Kysely } from 'kysely';

/**
 * Which actions were taken under an idempotency key, so that a repeat of the request answers the first result and does
 * nothing. A key belongs to the person who sent it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table performed_action (
      person_id uuid not null references person,
      key text not null,
      permit_id uuid not null references permit on delete cascade,
      digest text not null,
      message text not null,
      at timestamptz not null,
      primary key (person_id, key)
    );
    create index performed_action_by_time on performed_action (at)`.execute(db);
}
