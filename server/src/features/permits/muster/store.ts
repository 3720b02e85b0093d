import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';

/** A worker or visitor at a site, with where and since when. */
export interface MusterRow {
  /** The id of the worker or visitor. */
  personId: string;
  name: string;
  company: string;
  trade: string;
  phone: string;
  /** Null for a visitor, as the number. */
  permitId: string | null;
  permitNumber: string | null;
  isChildPermit: boolean;
  place: string;
  holder: string;
  holderPhone: string;
  since: Date;
  /** Who added them; null for a worker, who is signed on. */
  addedBy: string | null;
  /** Who has seen them during the muster, and when; null while nobody has. */
  seenBy: string | null;
  seenAt: Date | null;
  /** Who last undid a tick of them, and when. */
  undoneBy: string | null;
  undoneAt: Date | null;
}

/**
 * Who holds the row of `permit`: as its work says; where none is followed any more because the approval was lost before
 * the start, whoever took over last, otherwise the submitter.
 */
const holderOf = sql<string>`coalesce(permit_work.holder_id, (
    select entry.actor_id from history_entry entry
      where entry.permit_id = permit.id and entry.action = 'acceptHandover' order by entry.sequence desc limit 1),
  permit.submitter_id)`;

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
    .innerJoin('person as holder', (join) => join.on('holder.id', '=', holderOf))
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
      sql<boolean>`permit.parent_permit_id is not null`.as('isChildPermit'),
      'permit.work_place as place',
      'holder.full_name as holder',
      'holder.phone as holderPhone',
      'crew_presence.since',
      'seer.full_name as seenBy',
      'crew_presence.seen_at as seenAt',
      'undoer.full_name as undoneBy',
      'crew_presence.undone_at as undoneAt',
    ])
    .where('crew_presence.site_id', '=', siteId)
    .orderBy('permit.work_place')
    .orderBy('worker.name')
    .execute();
  return rows.map((row) => ({ ...row, addedBy: null }));
}

/** Whom people at a site call when somebody is hurt; empty if unknown. */
export async function findEmergencyPhone(db: Database, siteId: string): Promise<string> {
  const site = await db.selectFrom('site').select('emergency_phone').where('id', '=', siteId).executeTakeFirst();
  return site?.emergency_phone ?? '';
}

/** Why all work at a site is stopped, and since when. */
export interface AlarmRow {
  reason: string;
  since: Date;
}

/** The oldest stop in force at a site; undefined while none is. */
export async function findAlarm(db: Database, siteId: string): Promise<AlarmRow | undefined> {
  return db
    .selectFrom('area_stop')
    .select(['reason', 'set_at as since'])
    .where('site_id', '=', siteId)
    .where('lifted_at', 'is', null)
    .orderBy('set_at')
    .limit(1)
    .executeTakeFirst();
}
