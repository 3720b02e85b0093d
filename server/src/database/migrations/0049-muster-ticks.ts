import { sql, type Kysely } from 'kysely';

/**
 * Every tick of a muster list, and every undoing, as the devices made them: entries are only ever added. The presence
 * keeps what they come to, and from when ticks count: the end of the last muster.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table muster_tick (
      id uuid primary key default gen_random_uuid(),
      site_id uuid not null references site,
      permit_id uuid not null references permit,
      worker_id uuid not null references worker,
      is_seen boolean not null,
      made_by uuid not null references person,
      made_at timestamptz not null,
      device_time timestamptz,
      received_at timestamptz not null
    );
    create index muster_tick_of_presence on muster_tick (worker_id, permit_id);
    create unique index muster_tick_sent_twice on muster_tick (permit_id, worker_id, made_by, device_time, is_seen)
      where device_time is not null;
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
