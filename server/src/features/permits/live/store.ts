import { liveStatuses } from '@eptw/domain/permit/live';
import type { Submission } from '@eptw/domain/template/submission';
import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import type { Row } from '../../../database/tables.ts';
import { permitRows, type PermitRow } from '../permit-rows.ts';

/** Sites that people work at, by their codes. */
export async function workedSites(db: Database): Promise<Row<'site'>[]> {
  return db.selectFrom('site').selectAll().where('archived_at', 'is', null).orderBy('code').execute();
}

/** The live permits and child permits of a site, by their numbers. Each kind has an index of its own. */
export async function livePermits(db: Database, siteId: string): Promise<PermitRow[]> {
  const live = sql`site_id = ${siteId}::uuid and status = any(${[...liveStatuses]}::text[])`;
  const { rows } = await sql<{ id: string }>`
    select id from (
      select id, number from permit where parent_permit_id is null and ${live}
      union all
      select id, number from permit where parent_permit_id is not null and ${live}
    ) live order by number`.execute(db);
  return permitRows(
    db,
    rows.map(({ id }) => id),
  );
}

/** What the permits' own forms say, and whom to call, by the permits' ids. */
export async function ownSubmissions(
  db: Database,
  permitIds: readonly string[],
): Promise<Map<string, { submission: Submission; phone: string }>> {
  if (permitIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('filled_form')
    .innerJoin('permit', 'permit.id', 'filled_form.permit_id')
    .innerJoin('person', 'person.id', 'permit.submitter_id')
    .select(['filled_form.permit_id', 'filled_form.submission', 'person.phone'])
    .where('filled_form.position', '=', 0)
    .where('filled_form.permit_id', 'in', permitIds)
    .execute();
  return new Map(rows.map(({ permit_id, ...row }) => [permit_id, row]));
}
