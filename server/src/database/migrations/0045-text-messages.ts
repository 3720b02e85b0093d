import { sql, type Kysely } from 'kysely';

/**
 * Text messages to workers who are signed on to a job, each sent after an entry of the permit's history. The number that one
 * goes to is read from the register when it is sent, so that it can be erased.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table text_message (
      id uuid primary key default gen_random_uuid(),
      permit_id uuid not null references permit on delete cascade,
      worker_id uuid not null references worker,
      sequence integer not null,
      text text not null,
      state text not null default 'waiting',
      uncertain_sends integer not null default 0,
      problem text,
      created_at timestamptz not null,
      taken_at timestamptz,
      settled_at timestamptz
    );
    create index text_message_by_job on text_message (permit_id, worker_id, sequence);
    create index text_message_unsettled on text_message (created_at) where settled_at is null;
    create index text_message_settled on text_message (settled_at) where settled_at is not null`.execute(db);
}
