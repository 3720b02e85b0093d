import { liveStatuses } from '@eptw/domain/permit/status';
import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import type { Row } from '../../../database/tables.ts';
import { loadPermitRows, type PermitRow } from '../../permit-access/permit-rows.ts';

/** Sites that are not archived, by code. */
export async function listActiveSites(db: Database): Promise<Row<'site'>[]> {
  return db.selectFrom('site').selectAll().where('archived_at', 'is', null).orderBy('code').execute();
}

/** The live permits and child permits of a site, by number. Each kind has its own index. */
export async function listLivePermits(db: Database, siteId: string): Promise<PermitRow[]> {
  const live = sql`site_id = ${siteId}::uuid and status = any(${[...liveStatuses]}::text[])`;
  const { rows } = await sql<{ id: string }>`
    select id from (
      select id, number from permit where parent_permit_id is null and ${live}
      union all
      select id, number from permit where parent_permit_id is not null and ${live}
    ) live order by number`.execute(db);
  return loadPermitRows(
    db,
    rows.map(({ id }) => id),
  );
}

/** Submitters' telephone numbers, by permit id. */
export async function findSubmitterPhones(db: Database, permitIds: readonly string[]): Promise<Map<string, string>> {
  if (permitIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('permit')
    .innerJoin('person', 'person.id', 'permit.submitter_id')
    .select(['permit.id', 'person.phone'])
    .where('permit.id', 'in', permitIds)
    .execute();
  return new Map(rows.map(({ id, phone }) => [id, phone]));
}
