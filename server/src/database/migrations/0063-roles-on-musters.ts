import { sql, type Kysely } from 'kysely';

/**
 * What somebody on a frozen list does on the job, and since when they are inside a space: as it is during the muster, and
 * as it was afterwards, whatever they do on the permit later. Who signs off says that they have come out; somebody whose
 * presence goes in any other way is still looked for inside; after the work, coming out is leaving. The end of a fire
 * watch is the departure of those who watched.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table muster_entry
      add column roles text[] not null default '{}',
      add column inside_since timestamptz;
    update muster_entry entry set roles = present.roles, inside_since = present.inside_since
      from crew_presence present, muster
      where muster.id = entry.muster_id and muster.ended_at is null
        and present.worker_id = entry.worker_id and present.permit_id = entry.permit_id;
    update muster_entry entry set inside_since = rescuer.inside_since
      from muster_visitor rescuer, muster
      where muster.id = entry.muster_id and muster.ended_at is null and rescuer.id = entry.visitor_id;

    create or replace function put_worker_on_muster(muster uuid, presence crew_presence, came timestamptz) returns void
      language sql as $$
      insert into muster_entry (muster_id, permit_id, worker_id, name, company, trade, phone, place, since, came_at,
          before_by, before_at, roles, inside_since)
        select muster, presence.permit_id, worker.id, worker.name, worker.company, worker.trade, worker.phone,
            permit.work_place, presence.since, came, seer.full_name, presence.seen_at, presence.roles,
            presence.inside_since
          from worker join permit on permit.id = presence.permit_id
          left join person seer on seer.id = presence.seen_by
          where worker.id = presence.worker_id
        on conflict (muster_id, worker_id, permit_id) where worker_id is not null
          do update set left_at = null, left_by = '', left_as = null, roles = excluded.roles,
            inside_since = excluded.inside_since $$;

    create or replace function put_visitor_on_muster(muster uuid, visitor muster_visitor, came timestamptz) returns void
      language sql as $$
      insert into muster_entry (muster_id, permit_id, visitor_id, name, company, place, since, came_at, added_by,
          before_by, before_at, inside_since)
        select muster, visitor.permit_id, visitor.id, visitor.name, visitor.company, visitor.place, visitor.since, came,
            adder.full_name, seer.full_name, visitor.seen_at, visitor.inside_since
          from person adder left join person seer on seer.id = visitor.seen_by where adder.id = visitor.added_by
        on conflict (muster_id, visitor_id) where visitor_id is not null do nothing $$;

    create or replace function keep_presence_on_muster() returns trigger language plpgsql as $$
      declare
        muster uuid := find_muster(coalesce(new.site_id, old.site_id));
        departure record;
      begin
        if muster is null then return null; end if;
        if tg_op = 'INSERT' then
          perform put_worker_on_muster(muster, new, new.since);
        else
          -- The sign-off is written before the presence goes; without an actor, the workers sign off themselves.
          select entry.at, entry.action, coalesce(case when entry.action = 'endFireWatch' then ''
              when entry.actor_id is null then worker.name else entry.actor_name end, '') actor
            into departure
            from worker left join lateral (
              select log.at, log.action, log.actor_id, log.actor_name from history_entry log
                where log.permit_id = old.permit_id
                  and log.action in ('signOff', 'finishWork', 'endFireWatch', 'recordEntry')
                order by log.sequence desc limit 1) entry on true
            where worker.id = old.worker_id;
          update muster_entry set left_as = 'signOff', left_at = coalesce(departure.at, now()),
              left_by = departure.actor,
              inside_since = case when departure.action in ('signOff', 'recordEntry') then null else inside_since end
            where muster_id = muster and worker_id = old.worker_id and permit_id = old.permit_id;
        end if;
        return null;
      end $$;

    -- A rescuer whose coming out was a mistake has not left.
    create or replace function keep_visitor_on_muster() returns trigger language plpgsql as $$
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
        elsif new.removed_at is null and old.removed_at is not null then
          update muster_entry set left_as = null, left_at = null, left_by = ''
            where muster_id = muster and visitor_id = new.id;
        end if;
        return null;
      end $$;

    create function keep_part_on_muster() returns trigger language plpgsql as $$
      begin
        update muster_entry set roles = new.roles, inside_since = new.inside_since
          where muster_id = find_muster(new.site_id) and worker_id = new.worker_id and permit_id = new.permit_id;
        return null;
      end $$;
    create trigger part_is_kept_on_muster after update of roles, inside_since on crew_presence
      for each row when ((old.roles, old.inside_since) is distinct from (new.roles, new.inside_since))
      execute function keep_part_on_muster();

    create function keep_rescuer_on_muster() returns trigger language plpgsql as $$
      begin
        update muster_entry set inside_since = new.inside_since
          where muster_id = find_muster(new.site_id) and visitor_id = new.id;
        return null;
      end $$;
    create trigger rescuer_is_kept_on_muster after update of inside_since on muster_visitor
      for each row when (old.inside_since is distinct from new.inside_since)
      execute function keep_rescuer_on_muster();`.execute(db);
}
