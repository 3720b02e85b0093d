import type { Month } from '@eptw/domain/time/month';
import { sippFieldNames } from '@eptw/domain/report/sipp-work';
import { listStatuses, type PermitStatus } from '@eptw/domain/permit/status';
import type { Submission } from '@eptw/domain/template/model/submission';
import type { TemplateSection } from '@eptw/domain/template/model/template';
import type { Actor } from '@eptw/domain/user/actor';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { isInStatus } from '../../../database/status-clause.ts';
import { isVisibleTo } from '../../../database/visibility.ts';

/** A stored SIPP form, with the inputs that the report shows. */
export interface SippRow {
  _id: string;
  code: string;
  isChild: boolean;
  status: PermitStatus;
  site: string;
  startDate: string;
  title: string;
  versionId: string;
  submission: Submission;
}

/** The reported works of a month that the actor can see. Days are texts that start with their month. */
function isReported(actor: Actor, month: Month): RawBuilder<SqlBool> {
  return sql`work.starts_on >= ${`${month}-01`} and work.starts_on <= ${`${month}-31`}
    and work.is_reported and ${isVisibleTo(actor)}`;
}

export async function countSippWorks(db: Database, actor: Actor, month: Month): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from sipp_work work join permit on permit.id = work.permit_id
    where ${isReported(actor, month)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Sorts approved works after those still pending. */
const isApproved = isInStatus(listStatuses(({ reported }) => reported === 'approved'));

const reportedColumns = sql.join(sippFieldNames.map((name) => sql`${sql.ref(name)} jsonb`));

/** By day, pending ones first, then by time of day; reads the forms of this page only. */
export async function listSippWorks(
  db: Database,
  actor: Actor,
  month: Month,
  { take, skip }: { take: number; skip: number },
): Promise<SippRow[]> {
  const toOrder = (table: RawBuilder<unknown>) =>
    sql`${table}.starts_on, ${isApproved}, ${table}.starts_at, permit.number, ${table}.form_id`;
  const { rows } = await sql<SippRow>`
    select permit.id as _id, permit.number as code, permit.parent_permit_id is not null as "isChild", permit.status,
      site.code as site, page.starts_on as "startDate", version.title, version.id as "versionId",
      jsonb_strip_nulls(to_jsonb(filled)) as submission
    from (
      select work.* from sipp_work work join permit on permit.id = work.permit_id
      where ${isReported(actor, month)} order by ${toOrder(sql`work`)} limit ${take} offset ${skip}
    ) page
    join permit on permit.id = page.permit_id join site on site.id = permit.site_id
    join filled_form form on form.id = page.form_id
    join template_version version on version.id = form.template_version_id
    cross join lateral jsonb_to_record(form.submission) as filled(${reportedColumns})
    order by ${toOrder(sql`page`)}`.execute(db);
  return rows;
}

/** The sections of template versions, by version id. */
export async function findSections(
  db: Database,
  versionIds: readonly string[],
): Promise<ReadonlyMap<string, TemplateSection[]>> {
  if (versionIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('template_version')
    .select(['id', 'sections'])
    .where('id', 'in', versionIds)
    .execute();
  return new Map(rows.map(({ id, sections }) => [id, sections]));
}
