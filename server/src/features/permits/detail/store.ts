import { unfinishedStatuses } from '@eptw/domain/permit/status';
import { sql } from 'kysely';
import type { Actor } from '@eptw/domain/user/actor';
import type { Database } from '../../../database/connect.ts';
import { isUuid } from '../../../database/uuid.ts';
import type { Row } from '../../../database/tables.ts';
import { loadPermitRows, type PermitRow } from '../permit-rows.ts';
import { isVisibleTo } from '../../../database/visibility.ts';

/** A permit or child permit that the actor can see. */
export async function findVisiblePermit(db: Database, actor: Actor, permitId: string): Promise<PermitRow | undefined> {
  if (!isUuid(permitId)) return undefined;
  const { rows } = await sql<{ id: string }>`
    select permit.id from permit where permit.id = ${permitId}::uuid and ${isVisibleTo(actor)}`.execute(db);
  const [row] = await loadPermitRows(
    db,
    rows.map(({ id }) => id),
  );
  return row;
}

/** The child permits of a permit that the actor can see, oldest first. */
export async function listVisibleChildPermits(db: Database, actor: Actor, parentId: string): Promise<PermitRow[]> {
  const { rows } = await sql<{ id: string }>`
    select permit.id from permit where permit.parent_permit_id = ${parentId}::uuid and ${isVisibleTo(actor)}
    order by permit.created_at, permit.id`.execute(db);
  return loadPermitRows(
    db,
    rows.map(({ id }) => id),
  );
}

/**
 * The numbers of a permit's child permits that are neither closed nor cancelled, including those hidden from the
 * actor.
 */
export async function listUnfinishedChildren(db: Database, parentId: string): Promise<string[]> {
  const { rows } = await sql<{ number: string }>`
    select number from permit where parent_permit_id = ${parentId}::uuid and status = any(${unfinishedStatuses}::text[])
    order by number`.execute(db);
  return rows.map(({ number }) => number);
}

/** The permit that a permit or draft was copied from, if the actor can see it. */
export async function findCopySource(
  db: Database,
  actor: Actor,
  copy: { permitId: string } | { draftId: string },
): Promise<{ _id: string; code: string } | null> {
  const sourceId =
    'permitId' in copy
      ? sql`(select copied.source_permit_id from permit copied where copied.id = ${copy.permitId}::uuid)`
      : sql`(select draft.source_permit_id from draft where draft.id = ${copy.draftId}::uuid)`;
  const { rows } = await sql<{ _id: string; code: string }>`
    select permit.id as _id, permit.number as code from permit
    where permit.id = ${sourceId} and ${isVisibleTo(actor)}`.execute(db);
  return rows[0] ?? null;
}

/** A history entry with the actor's e-mail address and company. */
export type HistoryRow = Row<'history_entry'> & { email: string; company: string };

/** A permit's history, oldest first. */
export async function listHistory(db: Database, permitId: string): Promise<HistoryRow[]> {
  return db
    .selectFrom('history_entry')
    .innerJoin('person', 'person.id', 'history_entry.actor_id')
    .selectAll('history_entry')
    .select(['person.email', 'person.company'])
    .where('history_entry.permit_id', '=', permitId)
    .orderBy('history_entry.sequence')
    .execute();
}

/** The files of a permit with their original names. */
export async function listFiles(db: Database, permitId: string): Promise<Row<'stored_file'>[]> {
  return db
    .selectFrom('permit_file')
    .innerJoin('stored_file', 'stored_file.name', 'permit_file.file_name')
    .selectAll('stored_file')
    .where('permit_file.permit_id', '=', permitId)
    .orderBy('stored_file.uploaded_at')
    .execute();
}
