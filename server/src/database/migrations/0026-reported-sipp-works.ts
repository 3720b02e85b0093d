import { sql, type Kysely } from 'kysely';

/**
 * The report of SIPP works reads those of a month that it has, not those that are over: of a month long past, nearly all.
 * Whether a permit's works are reported is written down when its status changes from one that is reported to one that is
 * not, or back.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function is_sipp_reported(status text) returns boolean language sql immutable parallel safe
      return status in ('PendingPMApproval', 'PendingApproval', 'Approved');

    alter table sipp_work add column is_reported boolean not null default true;
    update sipp_work set is_reported = false from permit
      where permit.id = sipp_work.permit_id and not is_sipp_reported(permit.status);

    drop index sipp_work_by_start;
    create index sipp_work_reported on sipp_work (starts_on, permit_id) include (form_id, starts_at) where is_reported;
    create index sipp_work_by_permit on sipp_work (permit_id);

    create or replace function keep_sipp_work() returns trigger language plpgsql as $$
      begin
        if not exists (select from template_version where id = new.template_version_id and code = 'B7') then
          return null;
        end if;
        if new.submission ->> 'startDate' ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' then
          insert into sipp_work (form_id, permit_id, starts_on, starts_at, is_reported)
            select new.id, new.permit_id, new.submission ->> 'startDate', coalesce(new.submission ->> 'startTime', ''),
              is_sipp_reported(permit.status)
            from permit where permit.id = new.permit_id
            on conflict (form_id) do update set starts_on = excluded.starts_on, starts_at = excluded.starts_at;
        else
          delete from sipp_work where form_id = new.id;
        end if;
        return null;
      end $$;

    create function report_sipp_works() returns trigger language plpgsql as $$
      begin
        update sipp_work set is_reported = is_sipp_reported(new.status) where permit_id = new.id;
        return null;
      end $$;
    create trigger sipp_works_are_reported after update of status on permit for each row
      when (is_sipp_reported(old.status) <> is_sipp_reported(new.status)) execute function report_sipp_works();
  `.execute(db);
}
