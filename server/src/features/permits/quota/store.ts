import { listStatuses, type PermitStatus, type StatusRow } from '@eptw/domain/permit/status';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { createPreparedStatement } from '../../../database/prepared-statements.ts';
import { isInStatus } from '../../../database/status-clause.ts';

/** A permit that counts against its submitter's quota. */
export interface BlockingPermit {
  id: string;
  number: string;
  status: PermitStatus;
}

function countsAgainstQuota(quota: StatusRow['quota']): RawBuilder<SqlBool> {
  const statuses = listStatuses((row) => row.quota === quota);
  return isInStatus(statuses, sql`status`);
}

const isPendingClosure = countsAgainstQuota('pendingClosure');
const isUnclosed = countsAgainstQuota('unclosed');

/**
 * The permits that count against a submitter's quota at a time, as part of a larger statement. Skips approved permits
 * that have not ended, of which there may be many.
 */
export function selectBlockingPermits(
  submitterId: RawBuilder<string>,
  now: RawBuilder<Date>,
): RawBuilder<BlockingPermit[]> {
  const own = sql`
    select id, number, status, created_at from permit where submitter_id = ${submitterId} and parent_permit_id is null`;
  return sql`(
    select coalesce(json_agg(json_build_object('id', id, 'number', number, 'status', status)
        order by created_at, number), '[]')
      from (${own} and ${isPendingClosure}
        union all ${own} and ${isUnclosed} and ends_at < ${now}) as blocking)`;
}

const blockingStatement = createPreparedStatement(
  'permits that block',
  sql<{ permits: BlockingPermit[] }>`select ${selectBlockingPermits(sql`$1`, sql`$2`)} as permits`,
);

/** The submitter's permits that are pending closure, and approved ones that ended before `now`, oldest first. */
export async function listBlockingPermits(db: Database, submitterId: string, now: Date): Promise<BlockingPermit[]> {
  const [row] = await blockingStatement(db, submitterId, now);
  return row?.permits ?? [];
}

/** The same for several submitters, one list each. */
export async function listBlockingPermitsBySubmitter(
  db: Database,
  submitterIds: readonly string[],
  now: Date,
): Promise<BlockingPermit[][]> {
  const { rows } = await sql<{ permits: BlockingPermit[] }>`
    select ${selectBlockingPermits(sql`submitter.id`, sql`${now}::timestamptz`)} as permits
    from unnest(${[...new Set(submitterIds)]}::uuid[]) as submitter (id)`.execute(db);
  return rows.map(({ permits }) => permits);
}
