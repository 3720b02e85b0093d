import { statusesByPeriod, type DayCard } from '@eptw/domain/dashboard/day-cards';
import { unfinishedStatuses, workStatuses, type PermitStatus } from '@eptw/domain/permit/status';
import { sql, type RawBuilder } from 'kysely';
import { readInBatches, type StreamedList } from '../../../database/batches.ts';
import type { Database } from '../../../database/connect.ts';
import { asConstant, asConstantList, asLimit, preparedByText } from '../../../database/prepared-statements.ts';
import { isInStatus } from '../../../database/status-clause.ts';
import { sumOfStatuses } from '../../../database/status-columns.ts';
import { conditionAt, isLiveWorkAt, workOf, type WorkJson } from '../../work-log/work-rows.ts';

/** A site, and when its day starts and ends. */
export interface SiteDay {
  siteId: string;
  from: Date;
  /** Exclusive. */
  to: Date;
}

/** How many permits and child permits each card counts at a site. */
export interface SiteDayCounts {
  siteId: string;
  livePermits: number;
  liveChildPermits: number;
  suspendedPermits: number;
  suspendedChildPermits: number;
  expiredPermits: number;
  expiredChildPermits: number;
  todayPermits: number;
  todayChildPermits: number;
  todayUndecided: number;
  overduePermits: number;
  overdueChildPermits: number;
}

/** Whether the work under the row of `counted_permit` is live at a time, or none is followed. */
function hasLiveWork(at: RawBuilder<unknown>): RawBuilder<unknown> {
  return isLiveWorkAt(at, { id: sql`counted_permit.permit_id`, siteId: sql`counted_permit.site_id` });
}

function selectSiteDays(days: readonly SiteDay[]): RawBuilder<unknown> {
  const siteIds = asConstantList(
    days.map(({ siteId }) => siteId),
    'uuid',
  );
  const listTimes = (end: 'from' | 'to') =>
    asConstantList(
      days.map((day) => day[end]),
      'timestamptz',
    );
  return sql`unnest(${siteIds}, ${listTimes('from')}, ${listTimes('to')}) as place (site_id, day_from, day_to)`;
}

const isOwnPermit = sql`kind <> 'Child Permit'`;
const isChildPermit = sql`kind = 'Child Permit'`;
const countedStatus = sql`counted_permit.status`;
/** Live or overdue for closure: in a status that allows work during the period. */
const isApproved = isInStatus(workStatuses, countedStatus);
const isStartingToday = sql`${isInStatus(statusesByPeriod.today, countedStatus)}
  and counted_permit.site_id = place.site_id
  and counted_permit.starts_at >= place.day_from and counted_permit.starts_at < place.day_to`;

/**
 * The counts of today's board for each site. Approved permits that have ended may be many, so they are calculated:
 * the rollups' total less those that have not ended, which are read.
 */
export async function countSiteDays(db: Database, days: readonly SiteDay[], now: Date): Promise<SiteDayCounts[]> {
  const at = asConstant(now, 'timestamptz');
  const isLive = sql`starts_at <= ${at} and ends_at is not null and has_live_work`;
  const approvedHere = sql`select starts_at, ends_at, kind, ${hasLiveWork(at)} as has_live_work from counted_permit
    where ${isApproved} and counted_permit.site_id = place.site_id`;
  const { rows } = await sql<SiteDayCounts>`${preparedByText}
    select place.site_id as "siteId", not_over.live as "livePermits", not_over.live_children as "liveChildPermits",
      work.suspended as "suspendedPermits", work.suspended_children as "suspendedChildPermits",
      work.expired as "expiredPermits", work.expired_children as "expiredChildPermits",
      today.own as "todayPermits", today.children as "todayChildPermits", today.undecided as "todayUndecided",
      total.own - not_over.own as "overduePermits", total.children - not_over.children as "overdueChildPermits"
    from ${selectSiteDays(days)}
    cross join lateral (
      select count(*) filter (where ${isOwnPermit} and ${isLive}) as live,
        count(*) filter (where ${isChildPermit} and ${isLive}) as live_children,
        count(*) filter (where ${isOwnPermit}) as own, count(*) filter (where ${isChildPermit}) as children
      from (${approvedHere} and ends_at >= ${at} union all ${approvedHere} and ends_at is null) found
    ) not_over
    cross join lateral (
      select count(*) filter (where condition = 'suspended' and not is_child) as suspended,
        count(*) filter (where condition = 'suspended' and is_child) as suspended_children,
        count(*) filter (where condition = 'expired' and not is_child) as expired,
        count(*) filter (where condition = 'expired' and is_child) as expired_children
      from (${selectOpenWork(at)}) open_work
    ) work
    cross join lateral (
      select count(*) filter (where ${isOwnPermit}) as own, count(*) filter (where ${isChildPermit}) as children,
        count(*) filter (where not ${isApproved}) as undecided
      from counted_permit where ${isStartingToday}
    ) today
    cross join lateral (
      select coalesce(sum(approved) filter (where ${isOwnPermit}), 0) as own,
        coalesce(sum(approved) filter (where ${isChildPermit}), 0) as children
      from (
        select kind, ${sumOfStatuses(workStatuses)} as approved from permit_count
          where subject = 'permit' and span = 'month' and site_id = place.site_id
        union all
        select kind, ${sumOfStatuses(workStatuses)} from unfolded_count where subject = 'permit' and site_id = place.site_id
      ) counted
    ) total`.execute(db);
  return rows;
}

/** The unfinished permits of the site of `place` whose work is not finished, each with its condition. */
function selectOpenWork(at: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`select permit.id as permit_id, permit.parent_permit_id is not null as is_child, permit.ends_at,
      ${conditionAt(at)} as condition
    from permit_work job join permit on permit.id = job.permit_id
    where job.site_id = place.site_id and job.phase <> 'finished' and ${isInStatus(unfinishedStatuses)}`;
}

/** A permit on a card. */
export interface CardPermit {
  card: DayCard;
  id: string;
  number: string;
  isChild: boolean;
  siteId: string;
  status: PermitStatus;
  startsAt: Date | null;
  endsAt: Date | null;
  workDescription: string;
  workPlace: string;
  contractor: string;
  /** The work under it; null where none is followed. */
  work: WorkJson | null;
}

/**
 * The first permits of each card: those that end first, start first, or are overdue longest. Searched site by site,
 * so that no more is read than is shown.
 */
export async function findCardPreviews(
  db: Database,
  days: readonly SiteDay[],
  now: Date,
  limit: number,
): Promise<CardPermit[]> {
  const at = asConstant(now, 'timestamptz');
  const approvedHere = sql`${isApproved} and counted_permit.site_id = place.site_id`;
  const selectFirst = (card: DayCard, clause: RawBuilder<unknown>, by: 'starts_at' | 'ends_at') => sql`
    (select ${sql.lit(card)} as card, found.permit_id, found.${sql.ref(by)} as place from ${selectSiteDays(days)}
      cross join lateral (select permit_id, ${sql.ref(by)} from counted_permit
        where ${clause} order by ${sql.ref(by)}, permit_id limit ${sql.lit(limit)}) found
      order by place, permit_id limit ${sql.lit(limit)})`;
  const selectFirstJobs = (card: 'suspended' | 'expired') => sql`
    (select ${sql.lit(card)} as card, found.permit_id, found.ends_at as place from ${selectSiteDays(days)}
      cross join lateral (select permit_id, ends_at from (${selectOpenWork(at)}) open_work
        where condition = ${sql.lit(card)} order by ends_at, permit_id limit ${sql.lit(limit)}) found
      order by place, permit_id limit ${sql.lit(limit)})`;
  const { rows } = await sql<CardPermit>`${preparedByText}
    select card, permit.id, number, parent_permit_id is not null as "isChild", permit.site_id as "siteId", status,
      starts_at as "startsAt", ends_at as "endsAt", work_description as "workDescription", work_place as "workPlace",
      submitter_company as contractor, ${workOf} as work
    from (
      ${selectFirst('liveNow', sql`${approvedHere} and ends_at >= ${at} and starts_at <= ${at} and ${hasLiveWork(at)}`, 'ends_at')}
      union all ${selectFirstJobs('suspended')} union all ${selectFirstJobs('expired')}
      union all ${selectFirst('startsToday', isStartingToday, 'starts_at')}
      union all ${selectFirst('overdue', sql`${approvedHere} and ends_at < ${at}`, 'ends_at')}
    ) shown join permit on permit.id = shown.permit_id
    order by card, place, permit.id`.execute(db);
  return rows;
}

/** Live work that has certain types of child permits. */
export interface CriticalRow {
  id: string;
  number: string;
  isChild: boolean;
  siteId: string;
  types: string[];
  workDescription: string;
  level: string;
  location: string;
  ownerName: string;
  ownerEmail: string;
  status: PermitStatus;
  startsAt: Date;
  endsAt: Date;
}

/** The sites, types of child permits, and time. */
export interface CriticalWorkQuery {
  siteIds: readonly string[];
  types: readonly string[];
  now: Date;
}

/** The permits that are live at a site and have one of these types; an index returns those that end first. */
function selectCriticalPermitsAt(
  site: RawBuilder<unknown>,
  { types, now }: Pick<CriticalWorkQuery, 'types' | 'now'>,
): RawBuilder<unknown> {
  const at = asConstant(now, 'timestamptz');
  // The types are literals, so that PostgreSQL can match the partial index.
  return sql`select permit_id, ends_at from counted_permit
    where ${isApproved} and forms && ${sql.lit(`{${types.join(',')}}`)} and site_id = ${site}
      and starts_at <= ${at} and ends_at >= ${at} and ${hasLiveWork(at)}`;
}

/** The permits that are live at these sites and have one of these types. */
function selectCriticalPermits({ siteIds, ...query }: CriticalWorkQuery): RawBuilder<unknown> {
  return selectCriticalPermitsAt(sql`any(${asConstantList(siteIds, 'uuid')})`, query);
}

/** The columns shown of the permits in `table`. */
function selectCriticalDetails(table: 'found' | 'page'): RawBuilder<CriticalRow> {
  return sql`
    select permit.id, permit.number, permit.parent_permit_id is not null as "isChild", permit.site_id as "siteId",
      counted.forms as types, permit.work_description as "workDescription", counted.level,
      coalesce(form.submission ->> 'workLocation', '') as location, owner.full_name as "ownerName",
      owner.email as "ownerEmail", permit.status, permit.starts_at as "startsAt", ${sql.ref(table)}.ends_at as "endsAt"
    from ${sql.ref(table)} join permit on permit.id = ${sql.ref(table)}.permit_id
      join person owner on owner.id = permit.owner_id
      join counted_permit counted on counted.permit_id = permit.id
      join filled_form form on form.permit_id = permit.id and form.position = 0`;
}

/** Such permits; what ends first comes first. */
export async function listCriticalPermits(
  db: Database,
  criteria: CriticalWorkQuery,
  { take, skip }: { take: number; skip: number },
): Promise<{ count: number; rows: CriticalRow[] }> {
  const ofSite = selectCriticalPermitsAt(sql`place.site_id`, criteria);
  const { rows } = await sql<{ count: number; rows: CriticalRow[] }>`${preparedByText}
    with page as (
      select found.* from unnest(${asConstantList(criteria.siteIds, 'uuid')}) place (site_id)
        cross join lateral (${ofSite} order by ends_at, permit_id limit ${asLimit(skip + take)}) found
      order by ends_at, permit_id limit ${asConstant(take, 'bigint')} offset ${asConstant(skip, 'bigint')}
    )
    select (select count(*) from (${selectCriticalPermits(criteria)}) found) as count, coalesce((
      select json_agg(shown order by shown."endsAt", shown.id) from (${selectCriticalDetails('page')}) shown), '[]') as rows`.execute(
    db,
  );
  const [result] = rows;
  if (!result) throw new Error('A statement without a from clause has exactly one row');
  return {
    count: result.count,
    rows: result.rows.map((row) => ({ ...row, startsAt: new Date(row.startsAt), endsAt: new Date(row.endsAt) })),
  };
}

/** All of them, in the same order. */
export async function streamCriticalPermits(
  db: Database,
  criteria: CriticalWorkQuery,
): Promise<StreamedList<CriticalRow>> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (${selectCriticalPermits(criteria)}) found`.execute(db);
  const all = sql<CriticalRow>`with found as (${selectCriticalPermits(criteria)}) ${selectCriticalDetails('found')} order by "endsAt", id`;
  return { count: rows[0]?.count ?? 0, batches: readInBatches(db, all) };
}
