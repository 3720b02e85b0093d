import { sql, type Kysely } from 'kysely';

/**
 * Child permits are listed in the same orders and by the same filters as permits, and each kind apart. Slots say whether
 * their permit is a child permit, so that lists of what waits for somebody look at permits of one kind alone; the
 * trigger that names the site of a slot says this too. Permits say how many of their slots are empty: those that a single
 * approval is missing from are found without looking at the slots of all that are under review.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index child_permit_created on permit (created_at desc, id desc) where parent_permit_id is not null;
    create index child_permit_site_status on permit (site_id, status, created_at desc, id desc) include (submitter_id)
      where parent_permit_id is not null;
    create index child_permit_status on permit (status, created_at desc, id desc) where parent_permit_id is not null;
    create index child_permit_starts on permit (starts_at desc, id desc) where parent_permit_id is not null;
    create index child_permit_ends on permit (ends_at desc, id desc) where parent_permit_id is not null;

    alter table permit add column open_slots smallint;
    update permit set open_slots = (
      select count(*) from reviewer_slot where reviewer_slot.permit_id = permit.id and reviewer_slot.filled_by is null);
    alter table permit alter column open_slots set not null;
    create index permit_last_slot on permit (site_id, created_at desc, id desc) include (parent_permit_id)
      where status = 'PendingApproval' and open_slots = 1;

    alter table reviewer_slot add column of_child boolean;
    update reviewer_slot set of_child = permit.parent_permit_id is not null
      from permit where permit.id = reviewer_slot.permit_id;
    alter table reviewer_slot alter column of_child set not null;
    create or replace function name_site_of_slot() returns trigger language plpgsql as $$
      begin
        select site_id, parent_permit_id is not null into strict new.site_id, new.of_child
          from permit where id = new.permit_id;
        return new;
      end $$;
    drop index reviewer_slot_open_by_person;
    create index reviewer_slot_open_by_person on reviewer_slot (person_id, of_child, permit_id)
      where filled_by is null and person_id is not null;
    drop index reviewer_slot_open_by_group;
    create index reviewer_slot_open_by_group on reviewer_slot (group_id, of_child, permit_id)
      where filled_by is null and group_id is not null;
    drop index reviewer_slot_filled;
    create index reviewer_slot_filled on reviewer_slot (filled_by, of_child, permit_id) where filled_by is not null;
  `.execute(db);
}
