import type { MusterVisitor } from '@eptw/domain/work/muster-visitor';
import type { Database } from '../../../database/connect.ts';

/** Somebody who was added to a site's list. */
export interface VisitorRow extends MusterVisitor {
  personId: string;
  since: Date;
  addedBy: string;
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
    .select([
      'muster_visitor.id as personId',
      'muster_visitor.name',
      'muster_visitor.company',
      'muster_visitor.place',
      'muster_visitor.since',
      'adder.full_name as addedBy',
      'seer.full_name as seenBy',
      'muster_visitor.seen_at as seenAt',
      'undoer.full_name as undoneBy',
      'muster_visitor.undone_at as undoneAt',
    ])
    .where('muster_visitor.site_id', '=', siteId)
    .where('muster_visitor.removed_at', 'is', null)
    .orderBy('muster_visitor.place')
    .orderBy('muster_visitor.name')
    .execute();
}

/** A visitor to be added. */
export interface NewVisitor extends MusterVisitor {
  id: string;
  siteId: string;
  addedBy: string;
  since: Date;
  addedAt: Date;
}

/** Adds a visitor; one that is sent again is not added twice, and stays removed if somebody has removed them. */
export async function insertVisitor(db: Database, visitor: NewVisitor): Promise<void> {
  await db
    .insertInto('muster_visitor')
    .values({
      id: visitor.id,
      site_id: visitor.siteId,
      name: visitor.name,
      company: visitor.company,
      place: visitor.place,
      added_by: visitor.addedBy,
      since: visitor.since,
      added_at: visitor.addedAt,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** Takes a visitor off a site's list. Returns false if they are not on it. */
export async function markRemoved(
  db: Database,
  { siteId, id, by, at }: { siteId: string; id: string; by: string; at: Date },
): Promise<boolean> {
  const rows = await db
    .updateTable('muster_visitor')
    .set({ removed_by: by, removed_at: at })
    .where('id', '=', id)
    .where('site_id', '=', siteId)
    .where('removed_at', 'is', null)
    .returning('id')
    .execute();
  return rows.length > 0;
}

export async function deleteVisitors(db: Database, siteId: string): Promise<void> {
  await db.deleteFrom('muster_visitor').where('site_id', '=', siteId).execute();
}

export async function deleteVisitorsBefore(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('muster_visitor').where('added_at', '<', before).execute();
}
