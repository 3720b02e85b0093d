import { sql, type Kysely } from 'kysely';

/**
 * Lists find their permits without looking at those that they do not show. A slot says what its permit's lists ask of it:
 * when that was raised, by whom, and, while the slot is empty, whether the permit is under review. A permit says which
 * group's approval alone is missing. `permit_form` says which permit codes are on a permit, as its own form or attached to
 * it: one narrow row each, since the forms themselves are wide. Triggers write what slots and `permit_form` say, so that it
 * cannot differ. A small index counts the child permits of a site in a status, of which there are the most.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table reviewer_slot add column permit_created_at timestamptz;
    alter table reviewer_slot add column submitter_id uuid;
    alter table reviewer_slot add column under_review boolean;
    update reviewer_slot set permit_created_at = permit.created_at, submitter_id = permit.submitter_id,
        under_review = permit.status = 'PendingApproval'
      from permit where permit.id = reviewer_slot.permit_id;
    alter table reviewer_slot alter column permit_created_at set not null;
    alter table reviewer_slot alter column submitter_id set not null;
    alter table reviewer_slot alter column under_review set not null;
    drop trigger slot_names_site on reviewer_slot;
    drop function name_site_of_slot();
    create function tell_slot_of_permit() returns trigger language plpgsql as $$
      begin
        select site_id, parent_permit_id is not null, created_at, submitter_id, status = 'PendingApproval'
          into strict new.site_id, new.of_child, new.permit_created_at, new.submitter_id, new.under_review
          from permit where id = new.permit_id;
        return new;
      end $$;
    create trigger slot_is_told before insert or update of permit_id on reviewer_slot
      for each row execute function tell_slot_of_permit();
    create trigger emptied_slot_is_told before update of filled_by on reviewer_slot
      for each row when (new.filled_by is null and old.filled_by is not null) execute function tell_slot_of_permit();
    drop index reviewer_slot_open_by_person;
    drop index reviewer_slot_open_by_group;
    drop index reviewer_slot_filled;
    create index reviewer_slot_asks_person on reviewer_slot (person_id, of_child, permit_created_at, permit_id)
      include (site_id, submitter_id) where filled_by is null and under_review and person_id is not null;
    create index reviewer_slot_asks_group on reviewer_slot (group_id, of_child, permit_created_at, permit_id)
      include (site_id, submitter_id) where filled_by is null and under_review and group_id is not null;
    create index reviewer_slot_filled on reviewer_slot (filled_by, of_child, permit_created_at, permit_id)
      include (site_id) where filled_by is not null;

    alter table permit add column last_group_id uuid references mt_group;
    update permit set last_group_id = (
      select group_id from reviewer_slot where reviewer_slot.permit_id = permit.id and reviewer_slot.filled_by is null)
      where open_slots = 1;
    create index permit_last_group on permit (last_group_id, created_at desc, id desc) include (site_id, parent_permit_id)
      where status = 'PendingApproval' and last_group_id is not null;
    create index child_permit_of_site on permit (site_id, status) where parent_permit_id is not null;

    create table permit_form (
      permit_id uuid not null references permit on delete cascade,
      code text not null,
      site_id uuid not null,
      status text not null,
      created_at timestamptz not null,
      primary key (permit_id, code)
    );
    insert into permit_form
      select distinct permit.id, version.code, permit.site_id, permit.status, permit.created_at
      from filled_form join permit on permit.id = filled_form.permit_id
      join template_version version on version.id = filled_form.template_version_id;
    create index permit_form_by_code on permit_form (code, site_id, status, created_at desc, permit_id desc);
    create function keep_permit_forms() returns trigger language plpgsql as $$
      begin
        insert into permit_form
          select permit.id, version.code, permit.site_id, permit.status, permit.created_at
          from added join permit on permit.id = added.permit_id
          join template_version version on version.id = added.template_version_id
          on conflict do nothing;
        return null;
      end $$;
    create trigger forms_are_kept after insert on filled_form referencing new table as added
      for each statement execute function keep_permit_forms();
    drop index filled_form_by_template;

    create function tell_of_status() returns trigger language plpgsql as $$
      begin
        update permit_form set status = new.status where permit_id = new.id;
        if (new.status = 'PendingApproval') <> (old.status = 'PendingApproval') then
          update reviewer_slot set under_review = new.status = 'PendingApproval'
            where permit_id = new.id and filled_by is null;
        end if;
        return null;
      end $$;
    create trigger status_is_told after update of status on permit
      for each row when (new.status is distinct from old.status) execute function tell_of_status();
  `.execute(db);
}
