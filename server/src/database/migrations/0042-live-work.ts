import { sql, type Kysely } from 'kysely';

/**
 * The work under permits. Its log is part of a permit's history: entries with `work`, whose actor is null where the
 * clock or another change wrote them. `permit_work` summarises it for lists and the clock. A handover makes a permit
 * visible to whoever holds it or is asked to.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table history_entry
      alter column actor_id drop not null,
      alter column actor_role drop not null,
      add column work jsonb;

    create table permit_work (
      permit_id uuid primary key references permit on delete cascade,
      site_id uuid not null references site,
      phase text not null,
      has_started boolean not null,
      holder_id uuid not null references person,
      handover_to uuid references person,
      has_extension_request boolean not null,
      starts_at timestamptz,
      stops_at timestamptz,
      expires_at timestamptz,
      fire_watch_until timestamptz,
      next_check_at timestamptz,
      revalidate_by timestamptz,
      deadline_at timestamptz,
      missing integer not null,
      checks_count_until timestamptz,
      suspension text not null
    );
    create index permit_work_live on permit_work (site_id) where phase = 'live';
    create index permit_work_by_deadline on permit_work (deadline_at) where deadline_at is not null;
    create index permit_work_by_holder on permit_work (holder_id);
    create index permit_work_by_handover on permit_work (handover_to) where handover_to is not null;

    create table work_signature (
      digest text primary key,
      image text not null
    );

    create table permit_holder (
      person_id uuid not null references person,
      permit_id uuid not null references permit on delete cascade,
      primary key (person_id, permit_id)
    );
    create index permit_holder_by_permit on permit_holder (permit_id);

    create table crew_presence (
      permit_id uuid not null references permit on delete cascade,
      worker_id uuid not null references worker,
      site_id uuid not null references site,
      since timestamptz not null,
      seen_by uuid references person,
      seen_at timestamptz,
      primary key (permit_id, worker_id)
    );
    create index crew_presence_by_worker on crew_presence (worker_id);
    create index crew_presence_by_site on crew_presence (site_id, since);

    create table area_stop (
      id uuid primary key default gen_random_uuid(),
      site_id uuid not null references site,
      reason text not null,
      set_by uuid not null references person,
      set_at timestamptz not null,
      lifted_by uuid references person,
      lifted_at timestamptz,
      idempotency_key text,
      unique (set_by, idempotency_key)
    );
    create index area_stop_in_force on area_stop (site_id) where lifted_at is null`.execute(db);
}
