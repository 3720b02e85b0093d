import { pendingFinishStatuses, unfinishedStatuses, type PermitStatus } from '@eptw/domain/permit/status';
import type { Role } from '@eptw/domain/user/role';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { createPreparedStatement, compileOnce } from '../../../database/prepared-statements.ts';
import { isInStatus } from '../../../database/status-clause.ts';
import { absentSubmitterOf } from '../../permit-access/permit-rows.ts';
import { stopOf, type AreaStopJson } from '../../area-stops/area-stop-rows.ts';
import { holderOfPermit, workOf, type WorkJson } from '../../work-log/work-rows.ts';

/** A slot as `[user, group, who filled it, name of the user or group]`. */
type SlotTuple = [string | null, string | null, string | null, string];

/** What a list shows of a permit, and what the rules need to know of it. Times are ISO 8601. */
export interface ListRow {
  id: string;
  number: string;
  parentId: string | null;
  parentNumber: string | null;
  status: PermitStatus;
  reason: string | null;
  workDescription: string;
  workPlace: string;
  startsAt: string | null;
  endsAt: string | null;
  createdAt: string;
  updatedAt: string;
  version: number;
  /** Of the submitter when the permit was raised. */
  submitterRole: Role;
  submitterCompany: string;
  statusSince: string | null;
  lapsedAt: string | null;
  siteId: string;
  siteCode: string;
  siteName: string;
  siteAddress: string;
  siteTimeZone: string;
  disciplineId: string;
  disciplineCode: string;
  disciplineDescription: string;
  ownerId: string;
  ownerName: string;
  ownerEmail: string;
  ownerRole: Role;
  ownerCompany: string;
  submitterId: string;
  submitterName: string;
  submitterEmail: string;
  submitterCurrentRole: Role;
  submitterCurrentCompany: string;
  projectManagerId: string | null;
  finalApproverId: string | null;
  requestedBy: string | null;
  /** Who held it last, while its closure or cancellation is requested: nobody's work may be followed any more. */
  lastHolderId: string | null;
  /** The submitter's name, once they can no longer act. */
  absentSubmitter: string | null;
  finalApprover: string | null;
  rejectedBy: string | null;
  /** The template versions of its forms, its own form's first. */
  versionIds: string[];
  /** None for a finished permit: nobody can act on it. */
  slots: SlotTuple[] | null;
  /** The work under it; null for a finished permit, and where none is followed. */
  work: WorkJson | null;
  /** The stop of all work in force at its site; null for a finished permit. */
  areaStop: AreaStopJson | null;
  /** The index of its group in a list sorted by urgency. */
  urgency: number | null;
}

function selectName(personId: string): RawBuilder<string | null> {
  return sql`(select full_name from person where person.id = ${sql.ref(personId)})`;
}

type Columns<Name extends keyof ListRow> = { [Each in Name]: RawBuilder<ListRow[Each]> };

type OtherName =
  | 'urgency'
  | 'version'
  | 'startsAt'
  | 'endsAt'
  | 'createdAt'
  | 'updatedAt'
  | 'statusSince'
  | 'lapsedAt'
  | 'versionIds'
  | 'slots'
  | 'work'
  | 'areaStop';

const texts: Columns<Exclude<keyof ListRow, OtherName>> = {
  id: sql`permit.id::text`,
  number: sql`permit.number`,
  parentId: sql`permit.parent_permit_id::text`,
  parentNumber: sql`(select parent.number from permit parent where parent.id = permit.parent_permit_id)`,
  status: sql`permit.status`,
  reason: sql`permit.reason`,
  workDescription: sql`permit.work_description`,
  workPlace: sql`permit.work_place`,
  submitterRole: sql`permit.submitter_role`,
  submitterCompany: sql`permit.submitter_company`,
  siteId: sql`site.id::text`,
  siteCode: sql`site.code`,
  siteName: sql`site.name`,
  siteAddress: sql`site.address`,
  siteTimeZone: sql`site.time_zone`,
  disciplineId: sql`discipline.id::text`,
  disciplineCode: sql`discipline.code`,
  disciplineDescription: sql`discipline.description`,
  ownerId: sql`owner.id::text`,
  ownerName: sql`owner.full_name`,
  ownerEmail: sql`owner.email`,
  ownerRole: sql`owner.role`,
  ownerCompany: sql`owner.company`,
  submitterId: sql`submitter.id::text`,
  submitterName: sql`submitter.full_name`,
  submitterEmail: sql`submitter.email`,
  submitterCurrentRole: sql`submitter.role`,
  submitterCurrentCompany: sql`submitter.company`,
  projectManagerId: sql`permit.project_manager_id::text`,
  finalApproverId: sql`permit.final_approver_id::text`,
  requestedBy: sql`permit.requested_by::text`,
  lastHolderId: sql`case when ${isInStatus(pendingFinishStatuses)} then ${holderOfPermit}::text end`,
  absentSubmitter: absentSubmitterOf,
  finalApprover: selectName('permit.final_approver_id'),
  rejectedBy: selectName('permit.rejected_by'),
};

const others: Columns<OtherName> = {
  urgency: sql`chosen.urgency`,
  version: sql`permit.version`,
  startsAt: sql`permit.starts_at`,
  endsAt: sql`permit.ends_at`,
  createdAt: sql`permit.created_at`,
  updatedAt: sql`permit.updated_at`,
  statusSince: sql`permit.status_since`,
  lapsedAt: sql`permit.lapsed_at`,
  versionIds: sql`array(
    select form.template_version_id from filled_form form where form.permit_id = permit.id order by form.position)`,
  slots: sql`case when ${isInStatus(unfinishedStatuses)} then (
    select json_agg(json_build_array(slot.person_id, slot.group_id, slot.filled_by, coalesce(
        ${selectName('slot.person_id')}, (select name from mt_group where mt_group.id = slot.group_id)))
        order by slot.position)
      from reviewer_slot slot where slot.permit_id = permit.id) end`,
  work: sql`case when ${isInStatus(unfinishedStatuses)} then ${workOf} end`,
  areaStop: sql`case when ${isInStatus(unfinishedStatuses)} then ${stopOf} end`,
};

const columns = compileOnce(sql`array[${sql.join(Object.values(texts))}], ${sql.join(Object.values(others))}`);

const joins = sql.raw(`join permit on permit.id = chosen.id
    join site on site.id = permit.site_id
    join discipline on discipline.id = permit.discipline_id
    join person owner on owner.id = permit.owner_id
    join person submitter on submitter.id = permit.submitter_id`);

/** A row as selected: its texts in one array, then the other columns. */
export type SelectedRow = [texts: readonly unknown[], ...others: unknown[]];

/**
 * Selects the rows of permits as one JSON array, in the order of the ids. Each is an array, as named columns take three
 * times as long, and its texts are an array of their own, because PostgreSQL looks up how to write each other value.
 * `urgencies` adds a value for each id.
 */
export function selectListRows(
  ids: RawBuilder<unknown>,
  urgencies: RawBuilder<unknown> = sql`select null::integer where false`,
): RawBuilder<SelectedRow[]> {
  return sql`(
    select coalesce(json_agg(json_build_array(${columns}) order by chosen.place), '[]')
    from rows from (unnest(array(${ids})), unnest(array(${urgencies}))) with ordinality chosen (id, urgency, place)
    ${joins})`;
}

/** Reads the columns of a selected row by their names. Copying them all into an object would take longer. */
class NamedRow {
  readonly selected: SelectedRow;

  constructor(selected: SelectedRow) {
    this.selected = selected;
  }
}

function defineColumns(names: readonly string[], read: (row: NamedRow, index: number) => unknown): void {
  for (const [index, name] of names.entries())
    Object.defineProperty(NamedRow.prototype, name, {
      get(this: NamedRow) {
        return read(this, index);
      },
    });
}

defineColumns(Object.keys(texts), ({ selected }, index) => selected[0][index]);
defineColumns(Object.keys(others), ({ selected }, index) => selected[index + 1]);

/** The rows that `selectListRows` selected. */
export function decodeListRows(rows: readonly SelectedRow[]): ListRow[] {
  // It has a column of the statement for every property of the type.
  return rows.map((selected) => new NamedRow(selected) as unknown as ListRow);
}

const rowsStatement = createPreparedStatement(
  'list rows',
  sql<{ page: SelectedRow[] }>`select ${selectListRows(sql`select unnest($1::uuid[])`)} as page`,
);

/** The rows of these permits, in the order of the ids. */
export async function loadListRows(db: Database, permitIds: readonly string[]): Promise<ListRow[]> {
  const [result] = await rowsStatement(db, permitIds);
  return decodeListRows(result?.page ?? []);
}
