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

/**
 * The totals of companies also tell child permits from others, so that project managers' lists need not be counted.
 * Those that are stored are added up anew, while nothing is folded and no change is noted.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- In the order in which folding takes them.
    select pg_advisory_xact_lock(hashtext('fold_permit_counts'));
    lock table permit_count_change in exclusive mode;
    select fold_permit_counts(2147483647);
    create or replace function subjects_of_count(own_kind text, root_kind text, discipline_id uuid, company text,
        level text, forms text[], sipp text[])
      returns table (subject text, value text, kind text) immutable language sql as $$
        select 'permit', '', own_kind
        union all select 'company', company, own_kind
        union all select 'discipline', discipline_id::text, ''
        union all select 'level', level, ''
        union all select 'form', form, root_kind from unnest(forms) as form
        union all select 'sipp', variant, root_kind from unnest(sipp) as variant
      $$;
    delete from permit_count where subject = 'company';
    insert into permit_count
      select 'company', span, site_id, period, company, kind, ${ofEach((status) => `sum("${status}")`)}
      from (
        select site_id, day, company, kind,
          ${ofEach((status) => `count(*) filter (where status = '${status}') as "${status}"`)}
        from counted_permit group by site_id, day, company, kind
      ) by_day
      cross join lateral (values ('day', day), ('month', date_trunc('month', day)::date)) spans (span, period)
      group by span, site_id, period, company, kind`.execute(db);
}
