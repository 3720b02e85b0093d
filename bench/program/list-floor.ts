import { createServer } from 'node:http';
import { listHighRiskMarks } from '@eptw/domain/permit/high-risk';
import { formatStatus, isDue, pendingStatuses, permitStatuses, type PermitStatus } from '@eptw/domain/permit/status';
import pg from 'pg';

/*
 * The floor of a list over HTTP: the web's query for a page of permits, answered for a Super Admin by hand, with one
 * prepared statement and without checking any rights. Posting {"site", "status"} lists the permits of a site in a
 * status; posting {} lists all. Configured by PORT and DATABASE_URL.
 */

type Row = [
  id: string,
  code: string,
  status: PermitStatus,
  reason: string | null,
  work: string,
  place: string,
  company: string,
  createdAt: string,
  startsAt: string,
  endsAt: string,
  version: number,
  statusSince: string | null,
  discipline: [id: string, code: string],
  site: [id: string, code: string, name: string, timeZone: string],
  owner: [id: string, name: string, email: string],
  submitter: [id: string, name: string, email: string],
  named: string | null,
  forms: [code: string, title: string][],
];

const columns = `permit.id, permit.number, permit.status, permit.reason, permit.work_description, permit.work_place,
  permit.submitter_company, permit.created_at, permit.starts_at, permit.ends_at, permit.version, permit.status_since,
  json_build_array(discipline.id, discipline.code),
  json_build_array(site.id, site.code, site.name, site.time_zone),
  json_build_array(owner.id, owner.full_name, owner.email),
  json_build_array(submitter.id, submitter.full_name, submitter.email),
  case permit.status
    when 'Approved' then (select full_name from person where id = permit.final_approver_id)
    when 'Rejected' then (select full_name from person where id = permit.rejected_by)
    when 'PendingApproval' then (
      select coalesce(person.full_name, mt_group.name) from reviewer_slot slot
        left join person on person.id = slot.person_id left join mt_group on mt_group.id = slot.group_id
      where slot.permit_id = permit.id and slot.filled_by is null
      order by slot.group_id is not null, slot.position limit 1)
  end,
  (select json_agg(json_build_array(version.code, version.title) order by form.position) from filled_form form
    join template_version version on version.id = form.template_version_id where form.permit_id = permit.id)`;

/** A page of permits and the total, which is read from the totals of the boards, as by hand one would. */
const toStatement = (where: string, total: string, totalWhere: string) => `
  select (select sum(amount) from (
      select ${total} as amount from permit_count
        where subject = 'permit' and span = 'month' and kind <> 'Child Permit' ${totalWhere}
      union all select ${total} from unfolded_count
        where subject = 'permit' and kind <> 'Child Permit' ${totalWhere}) counted) as count,
    (select json_agg(json_build_array(${columns}) order by permit.created_at desc, permit.id desc)
      from (select * from permit where parent_permit_id is null ${where}
        order by created_at desc, id desc limit 20) permit
      join site on site.id = permit.site_id join discipline on discipline.id = permit.discipline_id
      join person owner on owner.id = permit.owner_id join person submitter on submitter.id = permit.submitter_id
    ) as rows`;

const statements = {
  all: toStatement('', permitStatuses.map((status) => `"${status}"`).join(' + '), ''),
  completedAtSite: toStatement(
    `and site_id = (select $1::uuid) and status = 'Completed'`,
    '"Completed"',
    'and site_id = (select $1::uuid)',
  ),
};

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 20 });
const { rows: sites } = await pool.query<{ id: string; code: string }>('select id, code from site');
const siteIds = new Map(sites.map(({ id, code }) => [code, id]));

const toTime = (text: string) => new Date(text).toISOString();

function toItem(row: Row, now: Date) {
  const [id, code, status, reason, work, place, company, createdAt, startsAt, endsAt, version, statusSince] = row;
  const [discipline, site, owner, submitter, named, [form, ...attached]] = row.slice(12) as [
    Row[12],
    Row[13],
    Row[14],
    Row[15],
    Row[16],
    Row[17],
  ];
  const name = named ?? undefined;
  return {
    _id: id,
    code,
    parentPermit: null,
    permitCode: code.split('-')[1],
    title: form?.[1],
    status,
    statusLabel: formatStatus(status, { nextApprover: name, finalApprover: name, rejectedBy: name }),
    reason,
    workDescription: work,
    place,
    contractor: company,
    createdAt: toTime(createdAt),
    startDate: toTime(startsAt),
    endDate: toTime(endsAt),
    due: isDue({ status, start: new Date(startsAt) }, now),
    lapsedAt: null,
    highRisk: listHighRiskMarks(
      form?.[0] ?? '',
      attached.map(([attachedCode]) => attachedCode),
    ),
    attachedForms: attached.map(([, title]) => title),
    waitingSince: statusSince !== null && pendingStatuses.includes(status) ? toTime(statusSince) : null,
    queueGroup: null,
    version,
    // A Super Admin may see everything, but acts on no permit of others.
    actions: [],
    discipline: { _id: discipline[0], code: discipline[1] },
    site: { _id: site[0], code: site[1], name: site[2], timeZone: site[3] },
    hostSystemOwner: { _id: owner[0], fullname: owner[1], email: owner[2] },
    submittedBy: { _id: submitter[0], fullname: submitter[1], email: submitter[2] },
  };
}

async function answer(body: string): Promise<string> {
  const { site } = JSON.parse(body) as { site?: string };
  const statement: keyof typeof statements = site === undefined ? 'all' : 'completedAtSite';
  const { rows } = await pool.query<{ count: string; rows: Row[] }>({
    name: statement,
    text: statements[statement],
    values: site === undefined ? [] : [siteIds.get(site)],
  });
  const now = new Date();
  const [result] = rows;
  const permits = {
    total: { count: Number(result?.count), isExact: true },
    canCreatePermit: false,
    createRefusal: null,
    queueGroups: [],
    items: (result?.rows ?? []).map((row) => toItem(row, now)),
  };
  return JSON.stringify({ data: { permits } });
}

const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const body = Buffer.concat(chunks).toString();
    // Asked for while it starts.
    if (body === '') return response.end();
    return answer(body).then(
      (text) => response.writeHead(200, { 'content-type': 'application/json' }).end(text),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
});
server.listen(Number(process.env['PORT']), '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));
