import { sql, type Kysely } from 'kysely';

/**
 * The report of SIPP works finds those that start in a month without reading what is filled in on any other form. A
 * trigger writes when each SIPP form says that its work starts, so that it cannot differ. Days are texts that sort as the
 * days do: a form may hold one that is none, which must not keep it from being stored.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sipp_work (
      form_id uuid primary key references filled_form on delete cascade,
      permit_id uuid not null,
      starts_on text collate "C" not null,
      starts_at text collate "C" not null
    );
    create index sipp_work_by_start on sipp_work (starts_on, permit_id) include (form_id, starts_at);

    create function keep_sipp_work() returns trigger language plpgsql as $$
      begin
        if not exists (select from template_version where id = new.template_version_id and code = 'B7') then
          return null;
        end if;
        if new.submission ->> 'startDate' ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' then
          insert into sipp_work (form_id, permit_id, starts_on, starts_at)
            values (new.id, new.permit_id, new.submission ->> 'startDate', coalesce(new.submission ->> 'startTime', ''))
            on conflict (form_id) do update set starts_on = excluded.starts_on, starts_at = excluded.starts_at;
        else
          delete from sipp_work where form_id = new.id;
        end if;
        return null;
      end $$;
    create trigger sipp_work_is_kept after insert or update of submission on filled_form
      for each row execute function keep_sipp_work();

    insert into sipp_work (form_id, permit_id, starts_on, starts_at)
      select form.id, form.permit_id, form.submission ->> 'startDate', coalesce(form.submission ->> 'startTime', '')
      from filled_form form join template_version version on version.id = form.template_version_id
      where version.code = 'B7' and form.submission ->> 'startDate' ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$';
  `.execute(db);
}
