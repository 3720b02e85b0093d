import { sql, type Kysely } from 'kysely';

/**
 * The search of a list also finds permits by their people and companies. `submitter_company` has every company that
 * permits were raised for, once: a few hundred rows, in which a text is found by its trigrams. The indexes by submitter,
 * company and owner then say of each permit what most lists ask, so that what is found is counted without reading the
 * permits themselves.
 *
 * Work queues are sorted by start: a slot says when its permit starts, and two small indexes hold what project managers
 * and permit closers are asked for. `status_since` says since when a permit has been in its status.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table submitter_company (name text primary key);
    insert into submitter_company select distinct submitter_company from permit where submitter_company <> '';
    create index submitter_company_search on submitter_company using gin (name gin_trgm_ops);
    create function keep_submitter_company() returns trigger language plpgsql as $$
      begin
        insert into submitter_company values (new.submitter_company) on conflict do nothing;
        return null;
      end $$;
    create trigger submitter_company_is_kept after insert on permit for each row when (new.submitter_company <> '')
      execute function keep_submitter_company();

    drop index permit_submitter;
    drop index permit_company_site;
    drop index permit_owner;
    create index permit_submitter on permit (submitter_id, created_at desc, id desc)
      include (site_id, status, parent_permit_id, owner_id);
    create index permit_company_site on permit (submitter_company, site_id, created_at desc, id desc)
      include (status, parent_permit_id, submitter_id, owner_id);
    create index permit_owner on permit (owner_id, created_at desc, id desc)
      include (site_id, status, parent_permit_id, submitter_id);

    alter table reviewer_slot add column permit_starts_at timestamptz;
    update reviewer_slot set permit_starts_at = permit.starts_at
      from permit where permit.id = reviewer_slot.permit_id and permit.starts_at is not null;
    create or replace function tell_slot_of_permit() returns trigger language plpgsql as $$
      begin
        select site_id, parent_permit_id is not null, created_at, submitter_id, status = 'PendingApproval', starts_at
          into strict new.site_id, new.of_child, new.permit_created_at, new.submitter_id, new.under_review,
            new.permit_starts_at
          from permit where id = new.permit_id;
        return new;
      end $$;
    create function tell_slots_of_start() returns trigger language plpgsql as $$
      begin
        update reviewer_slot set permit_starts_at = new.starts_at where permit_id = new.id;
        return null;
      end $$;
    create trigger start_is_told after update of starts_at on permit for each row
      when (new.starts_at is distinct from old.starts_at) execute function tell_slots_of_start();
    drop index reviewer_slot_asks_person;
    drop index reviewer_slot_asks_group;
    create index reviewer_slot_asks_person on reviewer_slot (person_id, of_child, permit_created_at, permit_id)
      include (site_id, submitter_id, permit_starts_at) where filled_by is null and under_review and person_id is not null;
    create index reviewer_slot_asks_group on reviewer_slot (group_id, of_child, permit_created_at, permit_id)
      include (site_id, submitter_id, permit_starts_at) where filled_by is null and under_review and group_id is not null;

    create index permit_awaits_manager on permit (site_id, submitter_company, id)
      include (created_at, starts_at, submitter_id, parent_permit_id) where status = 'PendingPMApproval';
    create index permit_to_finish on permit (site_id, starts_at, id)
      include (status, created_at, ends_at, submitter_id, parent_permit_id)
      where status in ('PendingClosure', 'PendingCancel');

    alter table permit add column status_since timestamptz;
    update permit set status_since = coalesce(
        (select max(entry.at) from history_entry entry where entry.permit_id = permit.id
          and entry.to_status = permit.status and entry.from_status is distinct from entry.to_status), permit.updated_at)
      where status in ('PendingPMApproval', 'PendingApproval', 'Approved', 'Rejected', 'PendingClosure', 'PendingCancel');
    create function keep_status_since() returns trigger language plpgsql as $$
      begin
        new.status_since := new.updated_at;
        return new;
      end $$;
    create trigger status_since_is_kept_from_the_first before insert on permit for each row
      execute function keep_status_since();
    create trigger status_since_is_kept before update of status on permit for each row
      when (new.status is distinct from old.status) execute function keep_status_since();
  `.execute(db);
}
