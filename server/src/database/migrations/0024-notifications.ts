import { sql, type Kysely } from 'kysely';

/**
 * What people are told. A change of a permit adds one narrow row, `permit_notice`, in its own statement; whoever takes
 * it away writes a notification for each person, in one transaction, so that nothing is lost and nothing told twice. A
 * notification stands for one occasion, which is the permit's version or a day: a second round of the same day finds it
 * there already. What it says is not stored, since history and permit say it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table permit_notice (
      permit_id uuid not null,
      sequence integer not null,
      at timestamptz not null,
      content jsonb not null,
      primary key (permit_id, sequence)
    );

    create table notification (
      id uuid primary key default gen_random_uuid(),
      person_id uuid not null references person,
      kind text not null,
      permit_id uuid not null references permit on delete cascade,
      sequence integer,
      occasion text not null,
      in_app boolean not null,
      created_at timestamptz not null,
      seen_at timestamptz,
      mail_due_at timestamptz
    );
    create unique index notification_once on notification (permit_id, person_id, kind, occasion);
    create index notification_of_person on notification (person_id, created_at desc, id desc) where in_app;
    create index notification_unseen on notification (person_id, created_at desc, id desc)
      include (permit_id) where in_app and seen_at is null;
    create index notification_mail_due on notification (mail_due_at, person_id) where mail_due_at is not null;
    create index notification_mail_waiting on notification (person_id) where mail_due_at is not null;
    create index notification_created on notification (created_at);

    create table notification_preference (
      person_id uuid primary key references person,
      mail text not null,
      kinds jsonb not null
    );
  `.execute(db);
}
