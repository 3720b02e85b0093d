import { isHolderOnSite, type Departure, type MusterIdentity } from '@eptw/domain/muster/muster-list';
import { isJobRole, type JobRole } from '@eptw/domain/role/job-role';
import { workConditions } from '@eptw/domain/work/log/conditions';
import { sql, type SqlBool } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { conditionOfWorkAt, currentHolderOf } from '../../work-log/work-rows.ts';
import { asRead } from '../../../database/reading-order.ts';

/** Somebody on the list of a site, with where and since when. */
export interface MusterRow extends MusterIdentity {
  trade: string;
  /** The permit number; null for most visitors. */
  permitNumber: string | null;
  isChildPermit: boolean;
  place: string;
  holder: string;
  holderPhone: string;
  since: Date;
  /** Since when they are inside a space; null while they are not, or no entry log says so. */
  insideSince: Date | null;
  /** What they do on the job; empty where no role is recorded. */
  roles: readonly JobRole[];
  /** Who added them; null for everybody but visitors. */
  addedBy: string | null;
  /** When they came on to the frozen list; null while it is not frozen. */
  cameAt: Date | null;
  /** How, when and by whom they would have left the frozen list; null while they have not. */
  leftAs: Departure | null;
  leftAt: Date | null;
  leftBy: string;
  /** The last tick from before the alarm; null without one, and while there is no alarm. */
  beforeBy: string | null;
  beforeAt: Date | null;
  /** Who has seen them during the muster, and when; null while nobody has. */
  seenBy: string | null;
  seenAt: Date | null;
  /** Who last undid a tick of them, and when. */
  undoneBy: string | null;
  undoneAt: Date | null;
}

/** What somebody has who is on a list that is not frozen. */
export const notFrozen = {
  cameAt: null,
  leftAs: null,
  leftAt: null,
  leftBy: '',
  beforeBy: null,
  beforeAt: null,
} as const;

const isChildPermit = sql<boolean>`permit.parent_permit_id is not null`;

/**
 * Everybody who is signed on at a site, by place and name, whether or not work is allowed where they are: they stand
 * there until they are signed off.
 */
export async function listSignedOn(db: Database, siteId: string): Promise<MusterRow[]> {
  const rows = await db
    .selectFrom('crew_presence')
    .innerJoin('worker', 'worker.id', 'crew_presence.worker_id')
    .innerJoin('permit', 'permit.id', 'crew_presence.permit_id')
    .leftJoin('permit_work', 'permit_work.permit_id', 'permit.id')
    .innerJoin('person as holder', (join) => join.on('holder.id', '=', currentHolderOf))
    .leftJoin('person as seer', 'seer.id', 'crew_presence.seen_by')
    .leftJoin('person as undoer', 'undoer.id', 'crew_presence.undone_by')
    .select([
      'worker.id as personId',
      'worker.name',
      'worker.company',
      'worker.trade',
      'worker.phone',
      'permit.id as permitId',
      'permit.number as permitNumber',
      isChildPermit.as('isChildPermit'),
      'permit.work_place as place',
      'holder.full_name as holder',
      'holder.phone as holderPhone',
      'crew_presence.since',
      'crew_presence.roles',
      'crew_presence.inside_since as insideSince',
      'seer.full_name as seenBy',
      'crew_presence.seen_at as seenAt',
      'undoer.full_name as undoneBy',
      'crew_presence.undone_at as undoneAt',
    ])
    .where('crew_presence.site_id', '=', siteId)
    .orderBy(asRead('permit.work_place'))
    .orderBy(asRead('worker.name'))
    .execute();
  return rows.map((row) => ({
    ...row,
    roles: row.roles.filter(isJobRole),
    kind: 'worker',
    addedBy: null,
    ...notFrozen,
  }));
}

/** The conditions in which the permit holder is on site. */
const onSite = workConditions.filter((condition) => isHolderOnSite[condition]).map((condition) => sql.lit(condition));

/** The permit holders at a site whose work is under way, stopped or under fire watch, each once: at live work, otherwise the latest. */
export async function listHolders(db: Database, siteId: string, now: Date): Promise<MusterRow[]> {
  const rows = await db
    .selectFrom('permit_work')
    .innerJoin('permit', 'permit.id', 'permit_work.permit_id')
    .innerJoin('person as holder', 'holder.id', 'permit_work.holder_id')
    .distinctOn('holder.id')
    .select([
      'holder.id as personId',
      'holder.full_name as name',
      'holder.company',
      'holder.phone',
      'permit.id as permitId',
      'permit.number as permitNumber',
      isChildPermit.as('isChildPermit'),
      'permit.work_place as place',
      sql<Date>`coalesce(permit_work.starts_at, permit.created_at)`.as('since'),
    ])
    .where('permit_work.site_id', '=', siteId)
    .where(({ or, eb }) =>
      or([eb('permit_work.phase', '<>', 'finished'), eb('permit_work.fire_watch_until', 'is not', null)]),
    )
    .where(sql<SqlBool>`${conditionOfWorkAt(now)} in (${sql.join(onSite)})`)
    .orderBy('holder.id')
    .orderBy((eb) => eb('permit_work.phase', '=', 'live'), 'desc')
    .orderBy('permit_work.starts_at', (order) => order.desc().nullsLast())
    .orderBy('permit.id')
    .execute();
  return rows.map((row) => ({ ...row, kind: 'holder', holder: row.name, holderPhone: row.phone, ...ofNoWorker }));
}

const ofNoWorker = {
  trade: '',
  roles: [],
  insideSince: null,
  addedBy: null,
  seenBy: null,
  seenAt: null,
  undoneBy: null,
  undoneAt: null,
  ...notFrozen,
} as const;

/** Everybody on the frozen list of a muster, by place and name, also those who have left and once it has ended. */
export async function listEntries(db: Database, musterId: string): Promise<MusterRow[]> {
  const rows = await db
    .selectFrom('muster_entry as entry')
    .leftJoin('permit', 'permit.id', 'entry.permit_id')
    .leftJoin('permit_work', 'permit_work.permit_id', 'permit.id')
    .leftJoin('person as holder', (join) => join.on('holder.id', '=', currentHolderOf))
    .leftJoin('person as seer', 'seer.id', 'entry.seen_by')
    .leftJoin('person as undoer', 'undoer.id', 'entry.undone_by')
    .select(({ fn, val }) => [
      sql<MusterIdentity['kind']>`case when entry.worker_id is not null then 'worker'
        when entry.user_id is not null then 'holder' else 'visitor' end`.as('kind'),
      fn.coalesce('entry.worker_id', 'entry.user_id', 'entry.visitor_id').$notNull().as('personId'),
      'entry.name',
      'entry.company',
      'entry.trade',
      'entry.phone',
      'permit.id as permitId',
      'permit.number as permitNumber',
      fn.coalesce(isChildPermit, val(false)).as('isChildPermit'),
      'entry.place',
      fn.coalesce('holder.full_name', val('')).as('holder'),
      fn.coalesce('holder.phone', val('')).as('holderPhone'),
      'entry.since',
      'entry.added_by as addedBy',
      'entry.came_at as cameAt',
      'entry.left_as as leftAs',
      'entry.left_at as leftAt',
      'entry.left_by as leftBy',
      'entry.before_by as beforeBy',
      'entry.before_at as beforeAt',
      'seer.full_name as seenBy',
      'entry.seen_at as seenAt',
      'undoer.full_name as undoneBy',
      'entry.undone_at as undoneAt',
      'entry.roles',
      'entry.inside_since as insideSince',
    ])
    .where('entry.muster_id', '=', musterId)
    .orderBy(asRead('entry.place'))
    .orderBy(asRead('entry.name'))
    .execute();
  return rows.map((row) => ({ ...row, roles: row.roles.filter(isJobRole) }));
}

/** Whom people at a site call when somebody is hurt; empty if unknown. */
export async function findEmergencyPhone(db: Database, siteId: string): Promise<string> {
  const site = await db.selectFrom('site').select('emergency_phone').where('id', '=', siteId).executeTakeFirst();
  return site?.emergency_phone ?? '';
}
