import { sql, type Kysely } from 'kysely';

/**
 * Whether a worker has to be at a permit all the time, so that they sign on to no other; since when a rescuer is inside a
 * space; and for lists how many people are signed on and inside, and who held the permit when a cause arose.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table crew_presence add column all_the_time boolean not null default false;
    alter table muster_visitor add column inside_since timestamptz;
    alter table permit_work
      add column signed_on integer not null default 0,
      add column inside integer not null default 0,
      add column held_since_cause_ids uuid[] not null default '{}',
      add column next_check text not null default '',
      add column blocked_actions text[] not null default '{}',
      add column blocked_from timestamptz,
      add column unanswered text not null default '';
    create index muster_visitor_inside on muster_visitor (permit_id) where inside_since is not null;
    create index permit_work_with_people_inside on permit_work (holder_id) where inside > 0;
    update permit_work set signed_on = present.count from (
      select permit_id, count(*)::integer as count from crew_presence group by permit_id) present
      where present.permit_id = permit_work.permit_id;`.execute(db);
}
