import { unfinishedStatuses, type PermitStatus } from '@eptw/domain/permit/status';
import type { ClosingPermit } from '@eptw/domain/work/requirements/closure-requirements';
import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { isInStatus } from '../../../database/status-clause.ts';
import { insideOf, signedOnTo, toPermitWork, workOf, type WorkJson } from '../../work-log/work-rows.ts';

/** A permit with what its closure depends on. */
export interface ClosingRow extends ClosingPermit {
  status: PermitStatus;
}

interface StoredRow extends Omit<ClosingRow, 'work'> {
  work: WorkJson | null;
  timeZone: string;
}

/** What the closure of each of these permits depends on now, in the order of their ids. */
export async function listClosingRows(db: Database, permitIds: readonly string[], now: Date): Promise<ClosingRow[]> {
  if (permitIds.length === 0) return [];
  const { rows } = await sql<StoredRow>`
    select permit.status, site.time_zone as "timeZone", ${workOf} as work,
      ${signedOnTo} as "signedOn", ${insideOf} as inside,
      array(select child.number from permit child
        where child.parent_permit_id = permit.id and ${isInStatus(unfinishedStatuses, sql`child.status`)}
        order by child.number) as "unfinishedChildren"
    from unnest(${permitIds}::uuid[]) with ordinality chosen (id, place)
    join permit on permit.id = chosen.id
    join site on site.id = permit.site_id
    order by chosen.place`.execute(db);
  return rows.map(({ status, timeZone, work, unfinishedChildren, signedOn, inside }) => ({
    status,
    signedOn,
    inside,
    unfinishedChildren,
    work: toPermitWork(work, now, timeZone),
  }));
}
