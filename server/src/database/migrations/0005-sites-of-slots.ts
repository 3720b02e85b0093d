import { sql, type Kysely } from 'kysely';

/**
 * Every slot knows its permit's site, which never changes. Whoever reviews at the own sites has thousands of slots
 * there; the few elsewhere, which visibility asks for at every list, are found without looking at any of those permits.
 * A trigger writes the site, so that no slot can name another one.
 *
 * The index of lists also holds the submitter: MT group users' lists leave out their own permits, and count the others
 * in the index alone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table reviewer_slot add column site_id uuid references site;
    update reviewer_slot set site_id = permit.site_id from permit where permit.id = reviewer_slot.permit_id;
    alter table reviewer_slot alter column site_id set not null;
    create function name_site_of_slot() returns trigger language plpgsql as $$
      begin
        select site_id into strict new.site_id from permit where id = new.permit_id;
        return new;
      end $$;
    create trigger slot_names_site before insert or update of permit_id, site_id on reviewer_slot
      for each row execute function name_site_of_slot();
    create index reviewer_slot_person_sites on reviewer_slot (person_id, site_id, permit_id) where person_id is not null;
    create index reviewer_slot_group_sites on reviewer_slot (group_id, site_id, permit_id) where group_id is not null;
    drop index reviewer_slot_by_person;
    drop index reviewer_slot_by_group;

    drop index permit_site_status;
    create index permit_site_status on permit (site_id, status, created_at desc, id desc) include (submitter_id)
      where parent_permit_id is null;
  `.execute(db);
}
