import { sql, type Kysely } from 'kysely';

/**
 * Whether a worker has to be at a permit all the time, so that they sign on to no other; since when a rescuer is inside a
 * space; how many people are signed on and inside, for lists; and the end of a fire watch as the departure of those who
 * watched.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table crew_presence add column all_the_time boolean not null default false;
    alter table muster_visitor add column inside_since timestamptz;
    alter table permit_work
      add column signed_on integer not null default 0,
      add column inside integer not null default 0;
    create index permit_work_with_people_inside on permit_work (holder_id) where inside > 0;
    update permit_work set signed_on = present.count from (
      select permit_id, count(*)::integer as count from crew_presence group by permit_id) present
      where present.permit_id = permit_work.permit_id;

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
          select entry.at, coalesce(case when entry.action = 'endFireWatch' then ''
              when entry.actor_id is null then worker.name else entry.actor_name end, '') actor
            into departure
            from worker left join lateral (
              select log.at, log.action, log.actor_id, log.actor_name from history_entry log
                where log.permit_id = old.permit_id and log.action in ('signOff', 'finishWork', 'endFireWatch')
                order by log.sequence desc limit 1) entry on true
            where worker.id = old.worker_id;
          update muster_entry set left_as = 'signOff', left_at = coalesce(departure.at, now()), left_by = departure.actor
            where muster_id = muster and worker_id = old.worker_id and permit_id = old.permit_id;
        end if;
        return null;
      end $$;`.execute(db);
}
