import { sql, type Kysely } from 'kysely';

/**
 * People who are on a muster list without being signed on, until the muster is over. Every tick of the list, and every
 * undoing, as the devices made them: entries are only ever added, and name nobody who was not signed on. Presences and
 * visitors keep what the ticks come to, and presences from when they count: the end of the last muster.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table muster_visitor (
      id uuid primary key,
      site_id uuid not null references site,
      name text not null,
      company text not null,
      place text not null,
      added_by uuid not null references person,
      since timestamptz not null,
      added_at timestamptz not null,
      removed_by uuid references person,
      removed_at timestamptz,
      seen_by uuid references person,
      seen_at timestamptz,
      undone_by uuid references person,
      undone_at timestamptz
    );
    create index muster_visitor_by_site on muster_visitor (site_id);
    create index muster_visitor_by_time on muster_visitor (added_at);

    create table muster_tick (
      id uuid primary key default gen_random_uuid(),
      site_id uuid not null references site,
      permit_id uuid references permit,
      worker_id uuid references worker,
      visitor_id uuid,
      is_seen boolean not null,
      made_by uuid not null references person,
      made_at timestamptz not null,
      device_time timestamptz,
      received_at timestamptz not null,
      check (case when visitor_id is null then worker_id is not null and permit_id is not null
        else worker_id is null and permit_id is null end)
    );
    create index muster_tick_of_worker on muster_tick (worker_id, made_at);
    create unique index muster_tick_sent_twice on muster_tick (permit_id, worker_id, made_by, device_time, is_seen)
      where device_time is not null and visitor_id is null;
    create unique index muster_tick_of_visitor_sent_twice on muster_tick (visitor_id, made_by, device_time, is_seen)
      where device_time is not null and visitor_id is not null;
    create index muster_tick_of_visitor on muster_tick (visitor_id) where visitor_id is not null;
    create index muster_tick_by_site on muster_tick (site_id, received_at desc);
    create function refuse_muster_tick_change() returns trigger language plpgsql as $$
      begin
        raise exception 'ticks of a muster list are append-only';
      end $$;
    create trigger muster_tick_is_append_only before update or delete on muster_tick
      for each row execute function refuse_muster_tick_change();
    create trigger muster_tick_is_never_emptied before truncate on muster_tick
      for each statement execute function refuse_muster_tick_change();

    alter table crew_presence
      add column undone_by uuid references person,
      add column undone_at timestamptz,
      add column ticks_from timestamptz`.execute(db);
}
