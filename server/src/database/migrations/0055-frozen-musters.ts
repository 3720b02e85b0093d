import { sql, type Kysely } from 'kysely';

/**
 * A muster lasts from the first call to the assembly point until the last stop with such a call is lifted. Whoever is on
 * the list of its site then, or comes on to it, has an entry: with the names of that moment, and whatever becomes of the
 * presence, the job, the visitor or the account. Triggers write the entries, so that no change of these tables loses
 * anybody, whichever version makes it. Entries are the record of the muster once it has ended; then phone numbers and
 * the names of erased workers go.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table muster (
      id uuid primary key default gen_random_uuid(),
      site_id uuid not null references site,
      stop_id uuid not null references area_stop,
      began_at timestamptz not null,
      ended_at timestamptz,
      ended_by uuid references person,
      end_reason text not null default ''
    );
    create unique index muster_in_force on muster (site_id) where ended_at is null;
    create index muster_by_site on muster (site_id, began_at desc);
    create index area_stop_of_muster on area_stop (site_id, mustered_at) where mustered_at is not null;

    create table muster_entry (
      id uuid primary key default gen_random_uuid(),
      muster_id uuid not null references muster,
      permit_id uuid references permit on delete set null,
      worker_id uuid references worker,
      user_id uuid references person,
      visitor_id uuid,
      name text not null,
      company text not null,
      trade text not null default '',
      phone text not null default '',
      place text not null,
      since timestamptz not null,
      came_at timestamptz not null,
      added_by text,
      left_at timestamptz,
      left_by text not null default '',
      left_as text,
      before_by text,
      before_at timestamptz,
      seen_by uuid references person,
      seen_at timestamptz,
      undone_by uuid references person,
      undone_at timestamptz,
      check (num_nonnulls(worker_id, user_id, visitor_id) = 1)
    );
    create unique index muster_entry_of_worker on muster_entry (muster_id, worker_id, permit_id)
      where worker_id is not null;
    create unique index muster_entry_of_user on muster_entry (muster_id, user_id) where user_id is not null;
    create unique index muster_entry_of_visitor on muster_entry (muster_id, visitor_id) where visitor_id is not null;
    create index muster_entry_by_muster on muster_entry (muster_id);
    create index muster_entry_by_worker on muster_entry (worker_id) where worker_id is not null;
    create index muster_entry_by_visitor on muster_entry (visitor_id) where visitor_id is not null;
    create index muster_entry_by_permit on muster_entry (permit_id) where permit_id is not null;

    create index permit_work_under_fire_watch on permit_work (site_id) where fire_watch_until is not null;
    alter table muster_visitor add column permit_id uuid references permit on delete set null;
    create index muster_visitor_by_adder on muster_visitor (added_by, added_at);
    alter table muster_tick
      add column muster_id uuid references muster,
      add column counts boolean not null default true,
      add column stop_id uuid;
    create index muster_tick_of_muster on muster_tick (muster_id, coalesce(worker_id, visitor_id))
      where muster_id is not null;`.execute(db);
  await createEntryTriggers(db);
  await createMusterTriggers(db);
  // Stops in force freeze their lists now: nobody leaves one because of an update.
  await sql`update area_stop set mustered_at = mustered_at where lifted_at is null and mustered_at is not null`.execute(
    db,
  );
}

/** What puts somebody on a frozen list, and what is noted of those who would have left it. */
async function createEntryTriggers(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function find_muster(site uuid) returns uuid language sql stable as $$
      select id from muster where site_id = site and ended_at is null $$;

    -- The phases in which the holder of a job is on site.
    create function is_holder_on_site(work permit_work) returns boolean language sql immutable as $$
      select work.phase in ('live', 'suspended', 'expired')
        or (work.phase = 'finished' and work.fire_watch_until is not null) $$;

    create function find_last_change(permit uuid, out at timestamptz, out actor text) language sql stable as $$
      select entry.at, entry.actor_name from history_entry entry
        where entry.permit_id = permit order by entry.sequence desc limit 1 $$;

    create function put_worker_on_muster(muster uuid, presence crew_presence, came timestamptz) returns void
      language sql as $$
      insert into muster_entry (muster_id, permit_id, worker_id, name, company, trade, phone, place, since, came_at,
          before_by, before_at)
        select muster, presence.permit_id, worker.id, worker.name, worker.company, worker.trade, worker.phone,
            permit.work_place, presence.since, came, seer.full_name, presence.seen_at
          from worker join permit on permit.id = presence.permit_id
          left join person seer on seer.id = presence.seen_by
          where worker.id = presence.worker_id
        on conflict (muster_id, worker_id, permit_id) where worker_id is not null
          do update set left_at = null, left_by = '', left_as = null $$;

    create function put_holder_on_muster(muster uuid, work permit_work, came timestamptz) returns void
      language sql as $$
      insert into muster_entry (muster_id, permit_id, user_id, name, company, phone, place, since, came_at)
        select muster, permit.id, holder.id, holder.full_name, holder.company, holder.phone, permit.work_place, came, came
          from permit join person holder on holder.id = work.holder_id where permit.id = work.permit_id
        on conflict (muster_id, user_id) where user_id is not null
          do update set left_at = null, left_by = '', left_as = null $$;

    create function put_visitor_on_muster(muster uuid, visitor muster_visitor, came timestamptz) returns void
      language sql as $$
      insert into muster_entry (muster_id, permit_id, visitor_id, name, company, place, since, came_at, added_by,
          before_by, before_at)
        select muster, visitor.permit_id, visitor.id, visitor.name, visitor.company, visitor.place, visitor.since, came,
            adder.full_name, seer.full_name, visitor.seen_at
          from person adder left join person seer on seer.id = visitor.seen_by where adder.id = visitor.added_by
        on conflict (muster_id, visitor_id) where visitor_id is not null do nothing $$;

    create function keep_presence_on_muster() returns trigger language plpgsql as $$
      declare
        muster uuid := find_muster(coalesce(new.site_id, old.site_id));
        departure record;
      begin
        if muster is null then return null; end if;
        if tg_op = 'INSERT' then
          perform put_worker_on_muster(muster, new, new.since);
        else
          -- The sign-off is written before the presence goes; without an actor, the workers sign off themselves.
          select entry.at, coalesce(case when entry.actor_id is null then worker.name else entry.actor_name end, '') actor
            into departure
            from worker left join lateral (
              select log.at, log.actor_id, log.actor_name from history_entry log
                where log.permit_id = old.permit_id and log.action in ('signOff', 'finishWork')
                order by log.sequence desc limit 1) entry on true
            where worker.id = old.worker_id;
          update muster_entry set left_as = 'signOff', left_at = coalesce(departure.at, now()), left_by = departure.actor
            where muster_id = muster and worker_id = old.worker_id and permit_id = old.permit_id;
        end if;
        return null;
      end $$;
    create trigger presence_is_kept_on_muster after insert or delete on crew_presence
      for each row execute function keep_presence_on_muster();

    create function keep_holder_on_muster() returns trigger language plpgsql as $$
      declare
        muster uuid := find_muster(coalesce(new.site_id, old.site_id));
        change record;
      begin
        if muster is null then return null; end if;
        select * into change from find_last_change(coalesce(new.permit_id, old.permit_id));
        if tg_op <> 'INSERT' and is_holder_on_site(old) then
          update muster_entry set left_as = 'holder', left_at = coalesce(change.at, now()),
              left_by = coalesce(change.actor, '')
            where muster_id = muster and user_id = old.holder_id and left_at is null and not exists (
              select from permit_work other where other.site_id = old.site_id and other.holder_id = old.holder_id
                and is_holder_on_site(other));
        end if;
        if tg_op <> 'DELETE' and is_holder_on_site(new) then
          perform put_holder_on_muster(muster, new, coalesce(change.at, now()));
        end if;
        return null;
      end $$;
    create trigger holder_is_put_on_muster after insert or delete on permit_work
      for each row execute function keep_holder_on_muster();
    create trigger holder_is_kept_on_muster after update on permit_work
      for each row when ((old.phase, old.holder_id, old.fire_watch_until)
        is distinct from (new.phase, new.holder_id, new.fire_watch_until))
      execute function keep_holder_on_muster();

    create function keep_visitor_on_muster() returns trigger language plpgsql as $$
      declare
        muster uuid := find_muster(new.site_id);
      begin
        if muster is null then return null; end if;
        if tg_op = 'INSERT' then
          perform put_visitor_on_muster(muster, new, new.added_at);
        elsif new.removed_at is not null and old.removed_at is null then
          update muster_entry set left_as = 'removal', left_at = new.removed_at,
              left_by = coalesce((select full_name from person where id = new.removed_by), '')
            where muster_id = muster and visitor_id = new.id;
        end if;
        return null;
      end $$;
    create trigger visitor_is_kept_on_muster after insert or update of removed_at on muster_visitor
      for each row execute function keep_visitor_on_muster();`.execute(db);
}

/** When a muster begins and ends, and what goes with it. */
async function createMusterTriggers(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function begin_or_end_muster() returns trigger language plpgsql as $$
      declare
        begun uuid;
        ended uuid;
      begin
        if new.lifted_at is null and new.mustered_at is not null then
          insert into muster (site_id, stop_id, began_at) values (new.site_id, new.id, new.mustered_at)
            on conflict (site_id) where ended_at is null do nothing returning id into begun;
          if begun is not null then
            perform put_worker_on_muster(begun, presence, new.mustered_at) from crew_presence presence
              where presence.site_id = new.site_id;
            perform put_holder_on_muster(begun, work, new.mustered_at) from permit_work work
              where work.site_id = new.site_id and is_holder_on_site(work)
              order by work.phase = 'live' desc, work.starts_at desc nulls last, work.permit_id;
            perform put_visitor_on_muster(begun, visitor, new.mustered_at) from muster_visitor visitor
              where visitor.site_id = new.site_id and visitor.removed_at is null;
          end if;
        elsif not exists (select from area_stop other where other.site_id = new.site_id
            and other.lifted_at is null and other.mustered_at is not null) then
          update muster set ended_at = new.lifted_at, ended_by = new.lifted_by, end_reason = new.lift_reason
            where site_id = new.site_id and ended_at is null returning id into ended;
          update muster_entry set phone = '' where muster_id = ended;
          update muster_entry set name = '' from worker
            where muster_id = ended and worker.id = worker_id and worker.erased_at is not null;
        end if;
        return null;
      end $$;
    create trigger muster_follows_stop after insert or update on area_stop
      for each row execute function begin_or_end_muster();

    create function forget_name_on_musters() returns trigger language plpgsql as $$
      begin
        update muster_entry set name = '', phone = '' from muster
          where worker_id = new.id and muster.id = muster_id and muster.ended_at is not null;
        return null;
      end $$;
    create trigger erased_name_is_forgotten_on_musters after update of erased_at on worker
      for each row when (new.erased_at is not null) execute function forget_name_on_musters();`.execute(db);
}
