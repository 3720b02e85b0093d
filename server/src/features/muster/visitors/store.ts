import type { MusterVisitor } from '@eptw/domain/muster/muster-visitor';
import type { PermitStatus } from '@eptw/domain/permit/status';
import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { isUuid } from '../../../database/uuid.ts';
import { holdersOf } from '../../work-log/work-rows.ts';
import { asRead } from '../../../database/reading-order.ts';

/** Somebody who was added to a site's list. */
export interface VisitorRow extends MusterVisitor {
  personId: string;
  permitId: string | null;
  permitNumber: string | null;
  isChildPermit: boolean;
  since: Date;
  addedBy: string;
  /** Since when a rescuer is inside a space; null for everybody else. */
  insideSince: Date | null;
  seenBy: string | null;
  seenAt: Date | null;
  undoneBy: string | null;
  undoneAt: Date | null;
}

/** The visitors on a site's list, by place and name. */
export async function listVisitors(db: Database, siteId: string): Promise<VisitorRow[]> {
  return db
    .selectFrom('muster_visitor')
    .innerJoin('person as adder', 'adder.id', 'muster_visitor.added_by')
    .leftJoin('person as seer', 'seer.id', 'muster_visitor.seen_by')
    .leftJoin('person as undoer', 'undoer.id', 'muster_visitor.undone_by')
    .leftJoin('permit', 'permit.id', 'muster_visitor.permit_id')
    .select([
      'muster_visitor.id as personId',
      'permit.id as permitId',
      'permit.number as permitNumber',
      sql<boolean>`permit.parent_permit_id is not null`.as('isChildPermit'),
      'muster_visitor.name',
      'muster_visitor.company',
      'muster_visitor.place',
      'muster_visitor.since',
      'adder.full_name as addedBy',
      'muster_visitor.inside_since as insideSince',
      'seer.full_name as seenBy',
      'muster_visitor.seen_at as seenAt',
      'undoer.full_name as undoneBy',
      'muster_visitor.undone_at as undoneAt',
    ])
    .where('muster_visitor.site_id', '=', siteId)
    .where('muster_visitor.removed_at', 'is', null)
    .orderBy(asRead('muster_visitor.place'))
    .orderBy(asRead('muster_visitor.name'))
    .execute();
}

/** A visitor to be added. */
export interface NewVisitor extends MusterVisitor {
  id: string;
  siteId: string;
  permitId: string | null;
  addedBy: string;
  since: Date;
  addedAt: Date;
}

/** Lets one request of a user at a time count and add visitors. */
export async function lockAdder(transaction: Database, personId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('muster visitor ' || ${personId}, 0))`.execute(transaction);
}

/** How many visitors a user has added since a time. */
export async function countAddedSince(db: Database, personId: string, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('muster_visitor')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('added_by', '=', personId)
    .where('added_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Who an id stands for: at which site, and who added them; null for one of an earlier muster. */
export interface KnownVisitor {
  siteId: string;
  addedBy: string | null;
}

/** Who an id stands for, on a list or in the record of a muster. Undefined for an id that is not used yet. */
export async function findVisitor(db: Database, id: string): Promise<KnownVisitor | undefined> {
  const onList = await db
    .selectFrom('muster_visitor')
    .select(['site_id as siteId', 'added_by as addedBy'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (onList) return onList;
  return db
    .selectFrom('muster_entry')
    .innerJoin('muster', 'muster.id', 'muster_entry.muster_id')
    .select(({ lit }) => ['muster.site_id as siteId', lit(null).as('addedBy')])
    .where('muster_entry.visitor_id', '=', id)
    .limit(1)
    .executeTakeFirst();
}

/** A permit to whose people somebody is to be added. */
export interface CrewPermit {
  id: string;
  siteId: string;
  status: PermitStatus;
  company: string;
  place: string;
  /** The template versions of its forms. */
  versionIds: string[];
  /** Its submitter, and whoever holds it. */
  holderIds: string[];
}

/** A permit with what decides who adds its people. */
export async function findCrewPermit(db: Database, permitId: string): Promise<CrewPermit | undefined> {
  if (!isUuid(permitId)) return undefined;
  return db
    .selectFrom('permit')
    .select([
      'permit.id',
      'permit.site_id as siteId',
      'permit.status',
      'permit.submitter_company as company',
      'permit.work_place as place',
      sql<string[]>`array(select form.template_version_id from filled_form form where form.permit_id = permit.id)`.as(
        'versionIds',
      ),
      sql<string[]>`permit.submitter_id || ${holdersOf}`.as('holderIds'),
    ])
    .where('permit.id', '=', permitId)
    .executeTakeFirst();
}

/** Adds a visitor. Returns false if somebody else has used the id in the same moment. */
export async function insertVisitor(db: Database, visitor: NewVisitor): Promise<boolean> {
  const rows = await db
    .insertInto('muster_visitor')
    .values({
      id: visitor.id,
      site_id: visitor.siteId,
      name: visitor.name,
      company: visitor.company,
      place: visitor.place,
      permit_id: visitor.permitId,
      added_by: visitor.addedBy,
      since: visitor.since,
      added_at: visitor.addedAt,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .execute();
  return rows.length > 0;
}

/**
 * Takes a visitor off the list of a site. Returns 'inside' for a rescuer who is inside a space and stays on it, and
 * 'missing' for somebody who is not on it.
 */
export async function markRemoved(
  db: Database,
  { siteId, id, by, at }: { siteId: string; id: string; by: string; at: Date },
): Promise<'removed' | 'inside' | 'missing'> {
  const onList = await db
    .selectFrom('muster_visitor')
    .select('inside_since as insideSince')
    .where('id', '=', id)
    .where('site_id', '=', siteId)
    .where('removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!onList) return 'missing';
  if (onList.insideSince !== null) return 'inside';
  await db.updateTable('muster_visitor').set({ removed_by: by, removed_at: at }).where('id', '=', id).execute();
  return 'removed';
}

export async function deleteVisitors(db: Database, siteId: string): Promise<void> {
  await db.deleteFrom('muster_visitor').where('site_id', '=', siteId).where('inside_since', 'is', null).execute();
}

export async function deleteVisitorsBefore(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('muster_visitor').where('added_at', '<', before).where('inside_since', 'is', null).execute();
}
