import { sql, type Kysely } from 'kysely';

/**
 * Every request to stop all work, also those that joined a stop in force, with the key that makes a repeat harmless; who
 * is still to be notified of a stop; when a stop was raised; and which stop a notification is about. A stop of the previous version has no
 * request of its own: its key and reason are in its row.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table area_stop_request (
      id uuid primary key default gen_random_uuid(),
      area_stop_id uuid not null references area_stop,
      kind text not null,
      reason text not null,
      is_muster boolean not null,
      made_by uuid not null references person,
      made_at timestamptz not null,
      idempotency_key text,
      digest text not null,
      unique (made_by, idempotency_key)
    );
    create index area_stop_request_by_stop on area_stop_request (area_stop_id, made_at);

    create table area_stop_notice (
      id uuid primary key default gen_random_uuid(),
      area_stop_id uuid not null references area_stop,
      is_lift boolean not null,
      made_by uuid not null references person,
      at timestamptz not null
    );

    alter table area_stop add column raised_at timestamptz;
    alter table notification add column area_stop_id uuid references area_stop;
    create index notification_of_stop on notification (area_stop_id) where area_stop_id is not null`.execute(db);
}
