import { sql, type Kysely } from 'kysely';

/**
 * Lists by condition find their permits in `permit_work`, by index and latest first: a row says of its permit what lists
 * ask of it. Triggers write that, so that it cannot differ; a permit's submitter never changes. Only unfinished permits
 * are listed by condition, so that those of earlier years are not in these indexes. The columns may be null, because a
 * server of the version before does not know that it has to write them. `issuer_ids` are the owner, the reviewers and
 * the reviewing groups, to find the work that waits for them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table permit_work
      add column of_child boolean,
      add column permit_created_at timestamptz,
      add column permit_status text,
      add column submitter_id uuid,
      add column submitter_role text,
      add column submitter_company text,
      add column issuer_ids uuid[] not null default '{}';
    update permit_work set of_child = permit.parent_permit_id is not null, permit_created_at = permit.created_at,
        permit_status = permit.status, submitter_id = permit.submitter_id, submitter_role = permit.submitter_role,
        submitter_company = permit.submitter_company,
        issuer_ids = permit.owner_id || array(select coalesce(slot.person_id, slot.group_id) from reviewer_slot slot
          where slot.permit_id = permit.id)
      from permit where permit.id = permit_work.permit_id;

    create function tell_work_of_permit() returns trigger language plpgsql as $$
      begin
        select parent_permit_id is not null, created_at, status, submitter_id, submitter_role, submitter_company
          into strict new.of_child, new.permit_created_at, new.permit_status, new.submitter_id, new.submitter_role,
            new.submitter_company
          from permit where id = new.permit_id;
        return new;
      end $$;
    create trigger work_is_told before insert or update of permit_id on permit_work
      for each row execute function tell_work_of_permit();
    create function tell_work_of_status() returns trigger language plpgsql as $$
      begin
        update permit_work set permit_status = new.status where permit_id = new.id;
        return null;
      end $$;
    create trigger status_is_told_to_work after update of status on permit
      for each row when (new.status is distinct from old.status) execute function tell_work_of_status();

    create index permit_work_of_site on permit_work (site_id, of_child, phase, permit_created_at desc, permit_id desc)
      where permit_status in ('PendingPMApproval', 'PendingApproval', 'Approved', 'Rejected', 'PendingClosure', 'PendingCancel');
    create index permit_work_of_company
      on permit_work (submitter_company, site_id, of_child, phase, permit_created_at desc, permit_id desc)
      where permit_status in ('PendingPMApproval', 'PendingApproval', 'Approved', 'Rejected', 'PendingClosure', 'PendingCancel');
    create index permit_work_of_submitter
      on permit_work (submitter_id, of_child, phase, permit_created_at desc, permit_id desc)
      where permit_status in ('PendingPMApproval', 'PendingApproval', 'Approved', 'Rejected', 'PendingClosure', 'PendingCancel');
    drop index permit_work_live;
    drop index permit_work_by_issuer_turn;
    create index permit_work_by_issuer_turn on permit_work (issuer_turn_at) include (site_id, issuer_ids)
      where issuer_turn_at is not null`.execute(db);
}
