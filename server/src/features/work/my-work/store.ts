import { unfinishedStatuses } from '@eptw/domain/permit/status';
import type { Actor } from '@eptw/domain/user/actor';
import type { Role } from '@eptw/domain/user/role';
import { listIssuingSites } from '@eptw/domain/work/table/rules';
import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { isInStatus } from '../../../database/status-clause.ts';
import { createPreparedStatement, toIdList } from '../../../database/prepared-statements.ts';
import { hasAreaStop, hasUnapprovedChildren, workRow, type StoredWorkRow } from '../../work-log/work-rows.ts';

/** A job that may concern a user, with what decides whether it does and how urgent it is. */
export interface JobRow {
  permitId: string;
  siteId: string;
  timeZone: string;
  submitterId: string;
  submitterRole: Role;
  submitterCompany: string;
  holderId: string;
  handoverTo: string | null;
  /** Whether the user is the owner or a reviewer, or in a reviewing group. */
  isNamedIssuer: boolean;
  heldSinceCause: boolean;
  work: StoredWorkRow;
}

/** Instants in milliseconds: PostgreSQL and JavaScript then take a fraction of the time that texts take. */
type SelectedJob = Omit<JobRow, 'work'> & Omit<StoredWorkRow, InstantName> & Record<InstantName, number | null>;

/** The instants of a job, with their columns. */
const instants = {
  startsAt: 'starts_at',
  stopsAt: 'stops_at',
  expiresAt: 'expires_at',
  fireWatchUntil: 'fire_watch_until',
  nextCheckAt: 'next_check_at',
  revalidateBy: 'revalidate_by',
  checksCountUntil: 'checks_count_until',
  blockedFrom: 'blocked_from',
} as const;

type InstantName = keyof typeof instants;

const instantColumns = sql.join(
  Object.entries(instants).map(
    ([name, column]) =>
      sql`(extract(epoch from ${sql.ref(`permit_work.${column}`)}) * 1000)::float8 as ${sql.ref(name)}`,
  ),
);

const isUnderWay = sql`(phase <> 'finished' or fire_watch_until is not null)`;

/** What is under way at the sites where the user issues; parts of it are among what waits for them. */
const isUnderWayThere = sql`permit_work.site_id = any(${toIdList(sql`$3`)}) and has_started
  and ${isUnderWay}
  and not coalesce(issuer_turn_at between '-infinity' and (select $2::timestamptz), false)`;

/**
 * The user holds it. Who holds a job is decided once, in the domain: `holder_id` is what it made of the log, written with
 * every entry. (`currentHolderOf` is for permits whose work may not be followed; every row here is of work that is.)
 */
const holds = sql`holder_id = $1`;
const isOfAnother = sql`holder_id <> $1`;
const isHeld = sql`${holds} and ${isUnderWay}`;
/** Somebody is inside although the work is over. */
const isHeldWithPeople = sql`${holds} and inside > 0 and phase = 'finished' and fire_watch_until is null`;
/** What somebody is asked to take over outlives the work, until the permit is closed. */
const isOffered = sql`handover_to = $1 and ${isInStatus(unfinishedStatuses, sql`permit_status`)}`;
const isNamedIssuer = sql`issuer_ids && ${toIdList(sql`$4`)}`;
const waitsForIssuer = sql`issuer_turn_at between '-infinity' and (select $2::timestamptz)
  and (permit_work.site_id = any(${toIdList(sql`$3`)}) or ${isNamedIssuer})`;

const selectJobs = sql`
  select permit_id as "permitId", site_id as "siteId", time_zone as "timeZone", submitter_id as "submitterId",
    submitter_role as "submitterRole", submitter_company as "submitterCompany", holder_id as "holderId",
    handover_to as "handoverTo", ${isNamedIssuer} as "isNamedIssuer",
    $1 = any(held_since_cause_ids) as "heldSinceCause", phase, missing, suspension,
    signed_on as "signedOn", inside, next_check as "nextCheck", blocked_actions as "blockedActions", unanswered,
    has_started as "hasStarted", has_extension_request as "hasExtensionRequest", ${instantColumns},
    phase = 'waiting' and ${hasUnapprovedChildren(workRow)} as "hasUnapprovedChildren",
    ${hasAreaStop(workRow)} as "hasAreaStop"
  from permit_work join site on site.id = permit_work.site_id`;

/**
 * $1: the user, $2: now, $3: the sites where they issue, $4: the user and their groups. Each part has an index of its
 * own, and none has a job of another.
 */
const jobsStatement = createPreparedStatement(
  'jobs of a user',
  sql<SelectedJob>`${selectJobs} where ${isHeld}
    union all ${selectJobs} where ${isHeldWithPeople}
    union all ${selectJobs} where ${isOffered} and ${isOfAnother}
    union all ${selectJobs} where ${waitsForIssuer} and ${isOfAnother} and handover_to is distinct from $1
    union all ${selectJobs} where ${isUnderWayThere} and ${isOfAnother} and handover_to is distinct from $1`,
);

/**
 * The unfinished jobs that a user holds or is asked to take over, and those that wait for the issuing authority
 * where the user may belong to it: at their sites, or by owning or reviewing the permit. In no order.
 */
export async function listJobs(db: Database, actor: Actor, now: Date): Promise<JobRow[]> {
  const ids = [actor.id, ...actor.groups.map(({ id }) => id)];
  const rows = await jobsStatement(db, actor.id, now, listIssuingSites(actor), ids);
  return rows.map(toJobRow);
}

/** Property by property: a copied object takes many times as long, and there may be a thousand rows. */
function toJobRow(row: SelectedJob): JobRow {
  return {
    permitId: row.permitId,
    siteId: row.siteId,
    timeZone: row.timeZone,
    submitterId: row.submitterId,
    submitterRole: row.submitterRole,
    submitterCompany: row.submitterCompany,
    holderId: row.holderId,
    handoverTo: row.handoverTo,
    isNamedIssuer: row.isNamedIssuer,
    heldSinceCause: row.heldSinceCause,
    work: {
      phase: row.phase,
      missing: row.missing,
      suspension: row.suspension,
      hasStarted: row.hasStarted,
      hasExtensionRequest: row.hasExtensionRequest,
      signedOn: row.signedOn,
      inside: row.inside,
      nextCheck: row.nextCheck,
      blockedActions: row.blockedActions,
      blockedFrom: toDate(row.blockedFrom),
      unanswered: row.unanswered,
      hasUnapprovedChildren: row.hasUnapprovedChildren,
      hasAreaStop: row.hasAreaStop,
      startsAt: toDate(row.startsAt),
      stopsAt: toDate(row.stopsAt),
      expiresAt: toDate(row.expiresAt),
      fireWatchUntil: toDate(row.fireWatchUntil),
      nextCheckAt: toDate(row.nextCheckAt),
      revalidateBy: toDate(row.revalidateBy),
      checksCountUntil: toDate(row.checksCountUntil),
    },
  };
}

function toDate(milliseconds: number | null): Date | null {
  return milliseconds === null ? null : new Date(milliseconds);
}

/** What a page shows of a job. */
export interface ShownJob {
  permitId: string;
  number: string;
  parentId: string | null;
  description: string;
  place: string;
  siteName: string;
  holderName: string;
}

const shownStatement = createPreparedStatement(
  'jobs shown',
  sql<ShownJob>`
    select permit.id as "permitId", permit.number, permit.parent_permit_id as "parentId",
      permit.work_description as description, permit.work_place as place, site.name as "siteName",
      holder.full_name as "holderName"
    from permit
    join permit_work on permit_work.permit_id = permit.id
    join site on site.id = permit.site_id
    join person holder on holder.id = permit_work.holder_id
    where permit.id = any(${toIdList(sql`$1`)})`,
);

/** What a page shows of these jobs, by permit. A job that is gone by now is left out. */
export async function loadShownJobs(db: Database, permitIds: readonly string[]): Promise<Map<string, ShownJob>> {
  const rows = permitIds.length === 0 ? [] : await shownStatement(db, permitIds);
  return new Map(rows.map((row) => [row.permitId, row]));
}
