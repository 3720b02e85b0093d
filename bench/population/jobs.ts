import { findCondition, readJob } from '@eptw/domain/work/requirements/read-job';
import type { WorkPermit } from '@eptw/domain/work/job/job';
import { summarizeJob, type JobSummary } from '@eptw/domain/work/summary/job-summary';
import type { WorkEntry } from '@eptw/domain/work/log/work-log';
import type pg from 'pg';
import { workPolicy } from './controlled-permit.ts';
import { createLog, type JobCondition } from './job-log.ts';
import { pick, shares } from './permits.ts';
import { toIdSql } from './users.ts';

/** The entries in the history of a permit before its work. */
const earlierEntries = 3;
/** How many jobs are written with one statement. */
const batchSize = 1_000;

/** The approved permits that are not live, in hundredths. */
const otherConditions = { planned: 50, notReady: 20, ready: 10, suspended: 10, expired: 10 } satisfies Partial<
  Record<JobCondition, number>
>;

/** When the period of a job starts, in days from now; it takes a week. */
const startsIn: Record<JobCondition, number> = {
  planned: 3,
  notReady: -1,
  ready: -1,
  live: -2,
  suspended: -2,
  expired: -8,
};

/**
 * Draws which approved permits are live, spread over all of them, and how the work under the others stands; their
 * periods are moved accordingly.
 */
export function drawJobsSql(liveJobs: number): string {
  const days = Object.entries(startsIn).map(([condition, start]) => `when '${condition}' then ${start}`);
  return `
  create unlogged table drawn.job as
    select id, case when place <= ${liveJobs} then 'live' else (array[${shares(otherConditions)}])[1 + ${pick(30, 100)}] end
      as condition, place, supervisor
    from (
      select n, id, supervisor, row_number() over (order by hashint8extended(n, 31)) as place
      from drawn.permit where parent is null and status = 'Approved'
    ) approved;
  analyze drawn.job;
  update drawn.permit set starts_at = now() + make_interval(days => case job.condition ${days.join(' ')} end)
    from drawn.job where job.id = permit.id;`;
}

/** The work under closed permits, of which there are many after a year. Nobody reads their logs here. */
export const fillFinishedJobsSql = `
  insert into permit_work (permit_id, site_id, phase, has_started, holder_id, has_extension_request, starts_at, missing,
      suspension, issuer_ids, of_child, permit_created_at, permit_status, submitter_id, submitter_role, submitter_company)
    select id, site_id, 'finished', true, submitter_id, false, starts_at, 0, '', '{}', false, created_at, status, submitter_id,
      submitter_role, submitter_company
    from permit where parent_permit_id is null and status in ('PendingClosure', 'Completed')`;

const permitColumns = [
  'of_child',
  'permit_created_at',
  'permit_status',
  'submitter_id',
  'submitter_role',
  'submitter_company',
] as const;

/** Whether triggers write a column of `permit_work`, of the permit; all others are those of the domain's summary. */
export function isPermitColumn(column: string): boolean {
  return (permitColumns as readonly string[]).includes(column);
}

interface JobRow {
  condition: JobCondition;
  place: number;
  id: string;
  number: string;
  site: string;
  starts_at: Date;
  ends_at: Date;
  created_at: Date;
  submitter: string;
  submitter_name: string;
  submitter_role: string;
  submitter_company: string;
  owner: string;
  reviewers: string[];
  groups: string[];
  supervisor: string;
  supervisor_name: string;
}

/** Fills in the logs of the drawn jobs and their summaries, as the rules of the domain say. */
export async function fillJobs(client: pg.Client, liveJobs: number): Promise<void> {
  const { rows } = await client.query<JobRow>(`
    select job.condition, job.place::integer, permit.id, permit.number, permit.site_id as site, permit.starts_at,
      permit.ends_at, permit.created_at, submitter.id as submitter, submitter.full_name as submitter_name,
      permit.submitter_role, permit.submitter_company, permit.owner_id as owner,
      slots.reviewers, slots.groups, supervisor.id as supervisor, supervisor.full_name as supervisor_name
    from drawn.job join permit on permit.id = job.id
      join (select permit_id, array_agg(person_id) filter (where person_id is not null) as reviewers,
          array_agg(group_id) filter (where group_id is not null) as groups
        from reviewer_slot group by permit_id) slots on slots.permit_id = permit.id
      join person submitter on submitter.id = permit.submitter_id
      join person supervisor on supervisor.id = ${toIdSql('person', 'job.supervisor')}
    order by job.place`);
  if ((rows[liveJobs - 1]?.condition ?? '') !== 'live') throw new Error(`Fewer than ${liveJobs} permits are approved.`);
  const now = Date.now();
  for (let first = 0; first < rows.length; first += batchSize) {
    const jobs = rows.slice(first, first + batchSize).map((row) => toJob(row, now));
    await client.query(fillLogsSql, [JSON.stringify(jobs.flatMap(({ entries }) => entries))]);
    await client.query(fillSummariesSql, [JSON.stringify(jobs.map(({ summary }) => summary))]);
  }
  await client.query(`update permit set version = logged.version, fingerprint_version = logged.version
    from (select permit_id, max(sequence) as version from history_entry group by permit_id) logged
    where logged.permit_id = permit.id and logged.version > ${earlierEntries}`);
}

function toJob(row: JobRow, now: number): { entries: object[]; summary: object } {
  const holder = { id: row.submitter, name: row.submitter_name };
  const supervisor = { id: row.supervisor, name: row.supervisor_name };
  const { condition, place: index } = row;
  const log = createLog({ condition, index, end: row.ends_at.getTime(), holder, supervisor }, now);
  const job = readJob(toWorkPermit(row), workPolicy, log, new Date(now));
  const summary = summarizeJob(job);
  if (!summary || findCondition(job) !== condition) throw new Error(`${row.number} is not ${condition}.`);
  return {
    entries: log.map((entry, place) => toEntryRow(row, entry, earlierEntries + 1 + place)),
    summary: toWorkRow(row, summary),
  };
}

function toWorkPermit(row: JobRow): WorkPermit {
  return {
    number: row.number,
    siteId: row.site,
    timeZone: 'Asia/Singapore',
    start: row.starts_at,
    end: row.ends_at,
    isApproved: true,
    isOver: false,
    submitter: { id: row.submitter, name: row.submitter_name },
    contractor: '',
    ownerId: row.owner,
    reviewerIds: row.reviewers,
    reviewingGroupIds: row.groups,
    unapprovedChildren: [],
    unproven: [],
    children: [],
    copiedFrom: [],
    gasStoppedAt: null,
    cannotAct: [],
    appointmentMinutes: 30,
    countsUnverified: false,
    parent: null,
    areaStop: null,
  };
}

function toEntryRow({ id }: JobRow, { event, at, by, reason, details }: WorkEntry, sequence: number): object {
  return { permit_id: id, sequence, at, actor_id: by?.id, actor_name: by?.name, action: event, reason, work: details };
}

const fillLogsSql = `
  insert into history_entry (permit_id, sequence, at, actor_id, actor_name, actor_role, action, from_status, to_status,
      reason, changes, work, previous_hash, hash)
    select permit_id, sequence, at, actor_id, coalesce(actor_name, 'ePTW'), person.role, action, 'Approved', 'Approved',
      reason, '[]', work, md5(permit_id::text || sequence - 1) || md5(sequence - 1 || permit_id::text),
      md5(permit_id::text || sequence) || md5(sequence || permit_id::text)
    from jsonb_to_recordset($1::jsonb) as entry (permit_id uuid, sequence integer, at timestamptz, actor_id uuid,
        actor_name text, action text, reason text, work jsonb)
      left join person on person.id = entry.actor_id`;

/** The row of `permit_work`. */
function toWorkRow(row: JobRow, summary: JobSummary): object {
  const ofPermit: Record<(typeof permitColumns)[number], unknown> = {
    of_child: false,
    permit_created_at: row.created_at,
    permit_status: 'Approved',
    submitter_id: row.submitter,
    submitter_role: row.submitter_role,
    submitter_company: row.submitter_company,
  };
  return {
    permit_id: row.id,
    site_id: row.site,
    ...toColumns(summary),
    ...ofPermit,
  };
}

/** Each member of a summary as the column of its name: 'heldSinceCauseIds' as held_since_cause_ids. */
function toColumns(summary: JobSummary): Record<string, unknown> {
  const toColumn = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return Object.fromEntries(Object.entries(summary).map(([name, value]) => [toColumn(name), value]));
}

const fillSummariesSql =
  'insert into permit_work select (jsonb_populate_record(null::permit_work, summary)).* from jsonb_array_elements($1::jsonb) summary';
