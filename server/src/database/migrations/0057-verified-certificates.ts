import { sql, type Kysely } from 'kysely';

/**
 * Who has seen a certificate, where and when, and who is asked to. At the sites that exist, certificates that nobody has
 * seen go on counting until the site switches; at sites created from now on they do not, whichever version creates them:
 * nobody works there yet, so that nothing stops. The previous version writes a changed worker's certificates anew, and
 * so takes their verification away: they are seen once more, and none counts that was not.
 * Whoever is on a job when this runs has the number of their certificates since before they signed on.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table site add column counts_unverified boolean not null default true;
    alter table site alter column counts_unverified set default false;

    alter table worker_certificate
      add column entered_by uuid references person,
      add column number_since timestamptz not null default 'epoch',
      add column verified_by uuid references person,
      add column verified_site uuid references site,
      add column verified_at timestamptz,
      add constraint worker_certificate_is_verified check ((verified_at is null) = (verified_by is null)
        and (verified_at is null) = (verified_site is null));
    alter table worker_certificate alter column number_since set default now();
    create index worker_certificate_to_verify on worker_certificate (worker_id) where verified_at is null;
    update worker_certificate set entered_by = coalesce(worker.changed_by, (
        select entry.actor_id from administration_entry entry where entry.subject_id = worker.id::text
          and entry.subject_kind = 'worker' and entry.action in ('create', 'import') order by entry.sequence limit 1))
      from worker where worker.id = worker_certificate.worker_id;

    create table certificate_reminder (
      worker_id uuid not null references worker,
      kind text not null,
      day date not null,
      permit_id uuid not null references permit,
      person_id uuid not null references person,
      reminded_at timestamptz not null,
      primary key (worker_id, kind, day)
    );
    create index certificate_reminder_by_permit on certificate_reminder (permit_id);
  `.execute(db);
}
