import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { preparedStatement } from '../../../database/prepared-statements.ts';

/** A permit that counts against its submitter's quota. */
export interface BlockingPermit {
  id: string;
  number: string;
  status: 'PendingClosure' | 'Approved';
}

/** The permits that count against a submitter's quota at a time, for a statement that reads more than these. */
export function blockingOf(submitterId: RawBuilder<string>, now: RawBuilder<Date>): RawBuilder<BlockingPermit[]> {
  return sql`(
    select coalesce(json_agg(json_build_object('id', permit.id, 'number', permit.number, 'status', permit.status)
        order by permit.created_at, permit.number), '[]')
      from permit where permit.submitter_id = ${submitterId} and permit.parent_permit_id is null
        and permit.status in ('PendingClosure', 'Approved')
        and (permit.status = 'PendingClosure' or permit.ends_at < ${now}))`;
}

const blocking = preparedStatement(
  'permits that block',
  sql<{ permits: BlockingPermit[] }>`select ${blockingOf(sql`$1`, sql`$2`)} as permits`,
);

/** The submitter's permits that wait for closure, and those approved that ended before `now`, oldest first. */
export async function blockingPermits(db: Database, submitterId: string, now: Date): Promise<BlockingPermit[]> {
  const [row] = await blocking(db, submitterId, now);
  return row?.permits ?? [];
}
