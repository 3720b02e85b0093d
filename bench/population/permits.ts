import type { Amounts } from './amounts.ts';
import { groupCount, toIdSql, siteCodes, userRanges } from './users.ts';
import { childTemplates } from './templates.ts';
import { submissionVariants } from './submissions.ts';

const siteList = siteCodes.map((code) => `'${code}'`).join(',');
const codeList = childTemplates.map(({ code }) => `'${code}'`).join(',');

/** A pseudorandom whole number below a limit for row `n`, or another number, the same in every run, as SQL. */
export function pick(salt: number, below: number | string, number = 'n'): string {
  return `(abs(hashint8extended(${number}, ${salt})) % ${below})::integer`;
}

/** The place of the template of attached form `n`: each permit has one of the first three, and one of the next. */
const attachedPlace = (permits: number, number: string) =>
  `((${number}) - 1) / ${permits} * 3 + ${pick(20, 3, number)}`;

/** The forms of a drawn permit with their variants, as text: '-1:12 0:12 4:12' for a general permit with two others. */
const formsOf = (permits: number) => {
  const attached = ['n', `n + ${permits}`].map(
    (number) => `${attachedPlace(permits, number)} || ':' || (${number}) % ${submissionVariants}`,
  );
  return `case when parent is null then '-1:' || n % ${submissionVariants} || ' ' || ${attached.join(" || ' ' || ")}
      else ${pick(6, childTemplates.length)} || ':' || n % ${submissionVariants} end`;
};

/** The number of a user in this range whose site is in column `site`, as SQL. */
function staffAt(staff: { first: number; count: number }, salt: number): string {
  const first = staff.first;
  return `(${first} + (site - ${first % 6} + 6) % 6 + 6 * ${pick(salt, Math.floor(staff.count / 6))})`;
}

/** Work under way is in the last fifth of a year; older permits are finished. */
const status = (years: number) => `case when n <= permits * ${1 - 0.2 / years}
    or n > permits and n <= permits + children * ${1 - 0.2 / years} then
    case when ${pick(3, 100)} < 88 then 'Completed' when ${pick(3, 100)} < 96 then 'Cancelled' else 'Rejected' end
  else (array[${shares({
    PendingPMApproval: 10,
    PendingApproval: 25,
    Approved: 35,
    Rejected: 8,
    PendingClosure: 8,
    PendingCancel: 4,
    Completed: 8,
    Cancelled: 2,
  })}])[1 + ${pick(4, 100)}] end`;

/** The elements of an array of a hundred names, in these shares, as SQL. */
export function shares(hundredths: Record<string, number>): string {
  return Object.entries(hundredths)
    .flatMap(([name, count]) => Array.from({ length: count }, () => `'${name}'`))
    .join(',');
}

const { users, requestors, groupMembers } = userRanges;

/** Nine tenths raised by contractors and hosts, a tenth by groups that review nothing in this population. */
const submitter = `case when ${pick(1, 10)} = 0 then ${groupMembers.first} + 24 + ${pick(2, 6)} + ${groupCount} * ${pick(5, 6)}
  when ${pick(2, users.count + requestors.count)} < ${users.count} then ${users.first} + ${pick(2, users.count + requestors.count)}
  else ${requestors.first} - ${users.count} + ${pick(2, users.count + requestors.count)} end`;

/**
 * Draws permits evenly spread over some years: first `permits` of them without a parent, then the child permits. Every
 * table is filled from what is drawn here.
 */
export function drawPermitsSql({ years, permits, childPermits: children }: Amounts): string {
  return `
  create unlogged table drawn.permit as
  select *, ${toIdSql('permit', 'n')} as id, case when parent is not null then ${pick(6, childTemplates.length)} end as child,
    ${formsOf(permits)} as forms, ${staffAt(userRanges.users, 7)} as owner, ${staffAt(userRanges.supervisors, 8)} as supervisor,
    ${staffAt(userRanges.managers, 9)} as manager, ((site + 4) % 6 + 6 * ${pick(10, 4)}) as reviewing_group,
    case status when 'PendingPMApproval' then 0 when 'PendingApproval' then ${pick(11, 3)} when 'Rejected' then 1
      else 3 end as filled, created_at + interval '2 days' as starts_at
  from (
    select n, permits, parent, submitter, ${status(years)} as status, submitter % 6 as site,
      now() - make_interval(secs => (1 - root::float8 / permits) * ${years * 31_536_000}) as created_at
    from (
      select n, ${permits} as permits, ${children} as children,
        case when n > ${permits} then 1 + ${pick(13, permits)} end as parent
      from generate_series(1, ${permits + children}) n
    ) as raised, lateral (
      select n as root, ${submitter} as submitter from (select coalesce(parent, raised.n) as n) as self
    ) as family
  ) as placed;
  analyze drawn.permit;`;
}

/** Fills in the permits, their filled forms, and what triggers keep beside them. */
export function fillPermitsSql({ permits, childPermits, attachedForms }: Amounts): string {
  // About eleven permits mention the same pump, however many permits there are.
  const pumps = Math.round(permits * 0.09);
  const step = Math.max(1, Math.floor(9000 / pumps));
  return `
  insert into permit (id, parent_permit_id, number, template_id, site_id, discipline_id, owner_id, submitter_id,
      submitter_role, submitter_company, status, status_since, work_description, starts_at, ends_at, created_at, updated_at,
      version, fingerprint, fingerprint_version, rejected_by, rejected_at, final_approver_id, open_slots, last_group_id)
    select drawn.id, case when parent is not null then ${toIdSql('permit', 'parent')} end,
      (array[${siteList}])[site + 1] || '-' || coalesce((array[${codeList}])[child + 1], 'GP') || '-' || lpad(n::text, greatest(6, length(n::text)), '0'),
      template.id, ${toIdSql('site', 'site')}, ${toIdSql('discipline', pick(14, 12))}, ${toIdSql('person', 'owner')},
      person.id, person.role, person.company, drawn.status, drawn.created_at,
      (array['Replace','Inspect','Repair','Clean','Calibrate','Relocate','Install','Drain'])[1 + ${pick(15, 8)}]
        || ' the ' || (array['process cooling water','exhaust','nitrogen','ultrapure water','vacuum','power'])[1 + ${pick(16, 6)}]
        || ' ' || (array['pump','strainer','valve','duct','panel','sensor','gasket','tray'])[1 + ${pick(17, 8)}]
        || ' P-' || (1000 + ${step} * ${pick(18, pumps)}) || ' at column C' || ${pick(19, 40)},
      drawn.starts_at, drawn.starts_at + interval '7 days', drawn.created_at, drawn.created_at,
      3, fingerprint, 3, case when drawn.status = 'Rejected' then ${toIdSql('person', 'manager')} end,
      case when drawn.status = 'Rejected' then drawn.created_at + interval '1 day' end,
      case when filled = 3 then ${toIdSql('person', 'manager')} end, 3 - filled,
      case when filled = 2 then ${toIdSql('group', 'reviewing_group')} end
    from drawn.permit drawn join person on person.id = ${toIdSql('person', 'submitter')}
      join drawn.fingerprint using (forms) join drawn.template template on template.place is not distinct from child;
  select setval('permit_number', ${permits + childPermits});
  insert into submitter_company select distinct submitter_company from permit where submitter_company <> '';

  insert into filled_form (permit_id, position, template_id, template_version_id, submission)
    select drawn.id, 0, template.id, template.version_id, submission
    from drawn.permit drawn join drawn.template template on template.place is not distinct from child
      join drawn.submission sample on sample.place is not distinct from child and variant = n % ${submissionVariants};

  insert into filled_form (permit_id, position, template_id, template_version_id, submission)
    select ${toIdSql('permit', `1 + (n - 1) % ${permits}`)}, 1 + (n - 1) / ${permits}, template.id, template.version_id, submission
    from generate_series(1, ${attachedForms}) n
      join drawn.template template on template.place = ${attachedPlace(permits, 'n')}
      join drawn.submission sample on sample.place = template.place and variant = n % ${submissionVariants};

  insert into permit_form
    select permit.id, version.code, permit.site_id, permit.status, permit.created_at
    from filled_form join permit on permit.id = filled_form.permit_id
      join template_version version on version.id = filled_form.template_version_id;

  insert into sipp_work (form_id, permit_id, starts_on, starts_at, is_reported)
    select form.id, permit.id, to_char(permit.created_at + interval '2 days', 'YYYY-MM-DD'), '08:00',
      is_sipp_reported(permit.status)
    from filled_form form join permit on permit.id = form.permit_id
      join template_version version on version.id = form.template_version_id
    where version.code = 'B7';`;
}

/** Three reviewer slots and three history entries for every permit. */
export const fillReviewsSql = `
  insert into reviewer_slot (permit_id, site_id, of_child, permit_created_at, permit_starts_at, submitter_id, under_review,
      position, person_id, group_id, filled_by, filled_at, fingerprint)
    select drawn.id, ${toIdSql('site', 'site')}, parent is not null, drawn.created_at, drawn.starts_at,
      ${toIdSql('person', 'submitter')}, status = 'PendingApproval', position, case position when 0 then ${toIdSql('person', 'supervisor')} when 1 then ${toIdSql('person', 'manager')} end,
      case position when 2 then ${toIdSql('group', 'reviewing_group')} end,
      case when filled > position then ${toIdSql(
        'person',
        `case position when 0 then supervisor when 1 then manager
           else ${userRanges.groupMembers.first} + reviewing_group + ${groupCount} * ${pick(21, 6)} end`,
      )} end,
      case when filled > position then drawn.created_at + make_interval(hours => 5 * (position + 1)) end,
      case when filled > position then fingerprint end
    from drawn.permit drawn join drawn.fingerprint using (forms), generate_series(0, 2) position;

  insert into history_entry (permit_id, sequence, at, actor_id, actor_name, actor_role, action, from_status, to_status,
      changes, previous_hash, hash)
    select drawn.id, step, drawn.created_at + make_interval(hours => 5 * (step - 1)), person.id, person.full_name, person.role,
      case step when 1 then 'create' else 'approve' end, case when step > 1 then 'PendingApproval' end,
      case step when 3 then drawn.status else 'PendingApproval' end, '[]',
      case when step = 1 then '' else md5('entry' || n || step - 1) || md5(n || 'entry' || step - 1) end,
      md5('entry' || n || step) || md5(n || 'entry' || step)
    from drawn.permit drawn, generate_series(1, 3) step,
      lateral (select case step when 1 then submitter when 2 then supervisor else manager end as actor) as acting
      join person on person.id = ${toIdSql('person', 'actor')};`;
