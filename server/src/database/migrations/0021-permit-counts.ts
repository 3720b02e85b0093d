import { sql, type Kysely, type RawBuilder } from 'kysely';

/** The statuses that there are as this is applied. */
const statuses = [
  'PendingPMApproval',
  'PendingApproval',
  'Approved',
  'Rejected',
  'PendingClosure',
  'PendingCancel',
  'Completed',
  'Cancelled',
];

function ofEach(column: (status: string) => string): RawBuilder<unknown> {
  return sql.raw(statuses.map(column).join(', '));
}

/** Adds up rows of changes, under every subject, by day and by month. */
function totalsOf(changes: string): RawBuilder<unknown> {
  return sql`
    select subject, span, site_id, period, value, kind, ${ofEach((status) => `sum("${status}")`)}
    from (
      select part.subject, site_id, day, part.value, part.kind,
        ${ofEach((status) => `coalesce(sum(amount) filter (where status = '${status}'), 0) as "${status}"`)}
      from ${sql.raw(changes)} change cross join lateral subjects_of_count(
        change.kind, root_kind, discipline_id, company, level, forms, sipp) part
      group by part.subject, site_id, day, part.value, part.kind
    ) by_day
    cross join lateral (values ('day', day), ('month', date_trunc('month', day)::date)) spans (span, period)
    group by subject, span, site_id, period, value, kind`;
}

/**
 * Boards count permits by day, site, status and one thing more, and may not read all permits for it. `counted_permit` has
 * one narrow row for each permit, with what it counts as; whatever changes there is added to `permit_count_change`, which
 * nobody waits for. `fold_permit_counts` moves those changes into `permit_count`: totals by day and by month, one column
 * for each status. Totals and changes together are always exact, in whatever moment they are read.
 *
 * A permit's day is the one on which it was raised at its site, and stays, also when the site's time zone is corrected.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // First of all, and in this order: edits lock the permit, write its forms and then the permit, and raising writes the
  // permit and then its forms, both through this lock on their way in. A weaker lock would let an edit of the version
  // before begin with the forms while this waits for them, with the permits in hand that the edit wants next.
  await sql`lock table permit in exclusive mode; lock table filled_form in share row exclusive mode`.execute(db);
  await sql`
    create table counted_permit (
      permit_id uuid primary key references permit on delete cascade,
      site_id uuid not null,
      day date not null,
      kind text not null,
      root_kind text not null,
      status text not null,
      discipline_id uuid not null,
      company text not null,
      level text not null,
      forms text[] not null,
      sipp text[] not null,
      starts_at timestamptz,
      ends_at timestamptz
    ) with (fillfactor = 90);

    create table permit_count_change (
      id bigint generated always as identity primary key,
      amount smallint not null,
      site_id uuid not null,
      day date not null,
      kind text not null,
      root_kind text not null,
      status text not null,
      discipline_id uuid not null,
      company text not null,
      level text not null,
      forms text[] not null,
      sipp text[] not null
    ) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000);

    create table permit_count (
      subject text not null,
      span text not null check (span in ('day', 'month')),
      site_id uuid not null,
      period date not null,
      value text not null,
      kind text not null,
      ${ofEach((status) => `"${status}" integer not null`)},
      primary key (subject, span, site_id, period, value, kind)
    ) with (fillfactor = 90);

    -- The kind of a permit, by its number. The twin of permitKindOf in the domain.
    create function kind_of_permit(number text, is_child boolean) returns text immutable language sql
      return case when is_child then 'Child Permit' when split_part(number, '-', 2) = 'TI' then 'Tool Install'
        else 'General' end;

    -- What each permit counts as. A type of child permit counts once, however many of its sheets are on a permit.
    create view permit_facts as
      select permit.id as permit_id, permit.site_id, (permit.created_at at time zone site.time_zone)::date as day,
        kind_of_permit(permit.number, permit.parent_permit_id is not null) as kind,
        kind_of_permit(coalesce(parent.number, permit.number), false) as root_kind, permit.status, permit.discipline_id,
        left(btrim(permit.submitter_company), 200) as company, coalesce(form.level, '') as level,
        coalesce(form.types, '{}') as forms, coalesce(form.sipp, '{}') as sipp,
        permit.starts_at, permit.ends_at
      from permit join site on site.id = permit.site_id left join permit parent on parent.id = permit.parent_permit_id
        cross join lateral (
          select count(*) as filled,
            max(left(btrim(filled_form.submission ->> 'buildingLevel'), 200)) filter (where position = 0) as level,
            array_agg(distinct case when code ~ '^B1D[0-9][0-9]$' then 'B1' else code end)
              filter (where position > 0 or permit.parent_permit_id is not null) as types,
            array_agg(distinct coalesce(left(btrim(filled_form.submission ->> 'typeOfSIPPWork'), 200), ''))
              filter (where code = 'B7') as sipp
          from filled_form join template_version version on version.id = filled_form.template_version_id
          where filled_form.permit_id = permit.id
        ) form
      where form.filled > 0;

    create function count_permits(ids uuid[]) returns void language plpgsql as $$ begin
      insert into counted_permit as counted
          (permit_id, site_id, day, kind, root_kind, status, discipline_id, company, level, forms, sipp, starts_at, ends_at)
        select permit_id, site_id, day, kind, root_kind, status, discipline_id, company, level, forms, sipp, starts_at, ends_at
        -- A list whose length the planner sees would be planned anew each time, which takes longer than counting.
        from permit_facts where permit_id = any(array(select unnest(ids)))
        -- Status and period come by themselves; a snapshot from before they changed must not undo it.
        on conflict (permit_id) do update set level = excluded.level, forms = excluded.forms, sipp = excluded.sipp
          where (counted.level, counted.forms, counted.sipp) is distinct from (excluded.level, excluded.forms, excluded.sipp);
      end $$;

    create function count_added_forms() returns trigger language plpgsql as $$
      begin
        perform count_permits(array(select distinct permit_id from added));
        return null;
      end $$;
    create trigger forms_are_counted after insert on filled_form referencing new table as added
      for each statement execute function count_added_forms();

    create function count_edited_form() returns trigger language plpgsql as $$
      begin
        perform count_permits(array[new.permit_id]);
        return null;
      end $$;
    create trigger edits_are_counted after update of submission on filled_form for each row
      when (new.submission ->> 'buildingLevel' is distinct from old.submission ->> 'buildingLevel'
        or new.submission ->> 'typeOfSIPPWork' is distinct from old.submission ->> 'typeOfSIPPWork')
      execute function count_edited_form();

    create function count_decided() returns trigger language plpgsql as $$
      begin
        update counted_permit set status = new.status, starts_at = new.starts_at, ends_at = new.ends_at
          where permit_id = new.id;
        return null;
      end $$;
    create trigger decision_is_counted after update of status, starts_at, ends_at on permit for each row
      when ((new.status, new.starts_at, new.ends_at) is distinct from (old.status, old.starts_at, old.ends_at))
      execute function count_decided();

    create function note_counted() returns trigger language plpgsql as $$
      begin
        insert into permit_count_change
            (amount, site_id, day, kind, root_kind, status, discipline_id, company, level, forms, sipp)
          select 1, site_id, day, kind, root_kind, status, discipline_id, company, level, forms, sipp from counted;
        return null;
      end $$;
    create function note_uncounted() returns trigger language plpgsql as $$
      begin
        insert into permit_count_change
            (amount, site_id, day, kind, root_kind, status, discipline_id, company, level, forms, sipp)
          select -1, site_id, day, kind, root_kind, status, discipline_id, company, level, forms, sipp from uncounted;
        return null;
      end $$;
    create trigger counted_is_noted after insert on counted_permit referencing new table as counted
      for each statement execute function note_counted();
    create trigger recounted_is_noted after update on counted_permit referencing new table as counted
      for each statement execute function note_counted();
    create trigger former_is_noted after update on counted_permit referencing old table as uncounted
      for each statement execute function note_uncounted();
    create trigger uncounted_is_noted after delete on counted_permit referencing old table as uncounted
      for each statement execute function note_uncounted();

    -- Under which subjects, and as what, a change counts. Types of child permits count under the kind of the parent.
    create function subjects_of_count(own_kind text, root_kind text, discipline_id uuid, company text, level text,
        forms text[], sipp text[])
      returns table (subject text, value text, kind text) immutable language sql as $$
        select 'permit', '', own_kind
        union all select 'company', company, ''
        union all select 'discipline', discipline_id::text, ''
        union all select 'level', level, ''
        union all select 'form', form, root_kind from unnest(forms) as form
        union all select 'sipp', variant, root_kind from unnest(sipp) as variant
      $$;

    create view unfolded_count as
      select part.subject, change.site_id, change.day, part.value, part.kind,
        ${ofEach((status) => `case status when '${status}' then amount else 0 end as "${status}"`)}
      from permit_count_change change cross join lateral subjects_of_count(
        change.kind, root_kind, discipline_id, company, level, forms, sipp) part;

    -- Moves the oldest changes into the totals, and answers how many. One process at a time does it: the totals are few,
    -- and two would wait for each other's rows. What is written meanwhile is left for the next time.
    create function fold_permit_counts(most integer) returns integer language plpgsql as $$
      declare
        folded integer;
      begin
        perform pg_advisory_xact_lock(hashtext('fold_permit_counts'));
        with taken as (
          delete from permit_count_change
            where id = any(array(select id from permit_count_change order by id limit most)) returning *
        ), added as (
          insert into permit_count as total ${totalsOf('taken')}
            on conflict (subject, span, site_id, period, value, kind)
            do update set ${ofEach((status) => `"${status}" = total."${status}" + excluded."${status}"`)}
        )
        select count(*) into folded from taken;
        return folded;
      end $$;

    -- Counts everything anew, for permits that were written past the triggers.
    create function recount_permits() returns void language plpgsql as $$
      begin
        lock table permit, filled_form in share mode;
        truncate counted_permit, permit_count_change, permit_count;
        alter table counted_permit disable trigger user;
        insert into counted_permit
            (permit_id, site_id, day, kind, root_kind, status, discipline_id, company, level, forms, sipp, starts_at, ends_at)
          select permit_id, site_id, day, kind, root_kind, status, discipline_id, company, level, forms, sipp, starts_at, ends_at
          from permit_facts;
        alter table counted_permit enable trigger user;
        insert into permit_count ${totalsOf('(select 1 as amount, * from counted_permit)')};
      end $$;
    select recount_permits();
  `.execute(db);
}
