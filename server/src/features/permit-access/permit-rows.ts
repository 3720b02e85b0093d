import { formatEndedOn } from '@eptw/domain/permit/ended-on';
import type { PermitParties, Slot } from '@eptw/domain/permit/permit';
import type { PermitStatus } from '@eptw/domain/permit/status';
import type { Role } from '@eptw/domain/user/role';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { toIdList, createPreparedStatement } from '../../database/prepared-statements.ts';
import { selectViewer } from '../../database/visibility.ts';
import type { Discipline } from '../disciplines/types.ts';
import { siteJson } from '../sites/site-rows.ts';
import type { Site } from '../sites/types.ts';
import { selectPersonJson } from '../users/person-rows.ts';
import type { Person } from '../users/types.ts';

/** A slot of a permit with the names it refers to. Exactly one of person and group is set. */
export interface SlotRow {
  person: Person | null;
  group: { _id: string; name: string } | null;
  filledBy: Person | null;
  /** ISO 8601. */
  filledAt: string | null;
  /** Of the answers that its approval covers; null for none. */
  fingerprint: string | null;
}

/** A permit for lists and views, without its filled forms and its history. */
export interface PermitRow {
  id: string;
  number: string;
  parent_permit_id: string | null;
  parent_number: string | null;
  status: PermitStatus;
  reason: string | null;
  work_description: string;
  work_place: string;
  starts_at: Date | null;
  ends_at: Date | null;
  created_at: Date;
  updated_at: Date;
  version: number;
  title: string;
  type: string;
  submitter_role: Role;
  submitter_company: string;
  site: Site;
  discipline: Discipline;
  owner: Person;
  submitter: Person;
  project_manager: Person | null;
  project_manager_at: Date | null;
  rejected_by: Person | null;
  rejected_at: Date | null;
  rejected_for: string | null;
  final_approver: Person | null;
  /** When it began to need approval again because approvals lapsed. */
  lapsed_at: Date | null;
  /** In the order in which the reviewers were chosen, individuals first. */
  slots: SlotRow[];
  /** When the permit entered its status. */
  status_since: Date | null;
  /** The attached forms, in their order. */
  attached_forms: { title: string; code: string }[];
  /** The permit code of its own form. */
  form_code: string;
  requested_by: string | null;
  unproven: string[] | null;
  /** The submitter's name, once they can no longer act. */
  absent_submitter: string | null;
}

/** The name of the submitter of the row of `permit`, once their account is closed or they have left the company. */
export const absentSubmitterOf: RawBuilder<string | null> = sql`(
  select author.full_name from person author where author.id = permit.submitter_id
    and (author.archived_at is not null or author.status <> 'Approved'
      or author.company <> permit.submitter_company))`;

/** A joined discipline as JSON. */
export const disciplineJson = sql<Discipline>`json_build_object('_id', discipline.id, 'code', discipline.code,
  'description', discipline.description)`;

function selectPerson(id: string): RawBuilder<Person | null> {
  return sql`(select ${selectPersonJson('person')} from person where person.id = ${sql.ref(id)})`;
}

/** The slots of the row of `permit`, as JSON. */
export const slotsOf = sql<SlotRow[]>`(
  select coalesce(json_agg(json_build_object(
      'person', case when reviewer.id is not null then ${selectPersonJson('reviewer')} end,
      'group', case when mt_group.id is not null
        then json_build_object('_id', mt_group.id, 'name', mt_group.name) end,
      'filledBy', case when filler.id is not null then ${selectPersonJson('filler')} end,
      'filledAt', reviewer_slot.filled_at,
      'fingerprint', reviewer_slot.fingerprint) order by reviewer_slot.position), '[]')
    from reviewer_slot
    left join person reviewer on reviewer.id = reviewer_slot.person_id
    left join mt_group on mt_group.id = reviewer_slot.group_id
    left join person filler on filler.id = reviewer_slot.filled_by
    where reviewer_slot.permit_id = permit.id)`;

const attachedForms = sql<PermitRow['attached_forms']>`(
  select coalesce(json_agg(json_build_object('title', attached_version.title, 'code', attached_version.code)
      order by attached.position), '[]')
    from filled_form attached
    join template_version attached_version on attached_version.id = attached.template_version_id
    where attached.permit_id = permit.id and attached.position > 0)`;

/** The columns of a `PermitRow`, with `permitJoins`. */
export const permitColumns = sql`
  permit.id, permit.number, permit.parent_permit_id, permit.status, permit.reason, permit.work_description,
  permit.work_place,
  permit.starts_at, permit.ends_at, permit.created_at, permit.updated_at, permit.version, permit.submitter_role,
  permit.submitter_company, permit.status_since, permit.project_manager_at, permit.rejected_at, permit.rejected_for,
  permit.lapsed_at, permit.requested_by, permit.unproven, ${absentSubmitterOf} as absent_submitter,
  (select parent.number from permit parent where parent.id = permit.parent_permit_id) as parent_number,
  version.title, version.type, version.code as form_code,
  ${siteJson} as site,
  ${disciplineJson} as discipline,
  ${selectPersonJson('owner')} as owner,
  ${selectPersonJson('submitter')} as submitter,
  ${selectPerson('permit.project_manager_id')} as project_manager,
  ${selectPerson('permit.rejected_by')} as rejected_by,
  ${selectPerson('permit.final_approver_id')} as final_approver,
  ${slotsOf} as slots,
  ${attachedForms} as attached_forms`;

/** What `permitColumns` reads besides `permit`. */
export const permitJoins = sql`
    join site on site.id = permit.site_id
    join discipline on discipline.id = permit.discipline_id
    join person owner on owner.id = permit.owner_id
    join person submitter on submitter.id = permit.submitter_id
    join filled_form form on form.permit_id = permit.id and form.position = 0
    join template_version version on version.id = form.template_version_id`;

const rowsStatement = createPreparedStatement(
  'permit rows',
  sql<PermitRow>`
    select ${permitColumns} from unnest(${toIdList(sql`$1`)}) with ordinality chosen (id, place)
    join permit on permit.id = chosen.id ${permitJoins}
    order by chosen.place`,
);

/** The rows of these permits, in the order of the ids. Unknown ids are left out. */
export async function loadPermitRows(db: Database, permitIds: readonly string[]): Promise<PermitRow[]> {
  return permitIds.length === 0 ? [] : rowsStatement(db, permitIds);
}

export function toSlot(slot: SlotRow): Slot {
  return {
    reviewer: slot.group
      ? { kind: 'group', groupId: slot.group._id, name: slot.group.name }
      : { kind: 'individual', userId: slot.person?._id ?? '', name: slot.person?.fullname ?? '' },
    filledBy: slot.filledBy?._id ?? null,
  };
}

/** What decides who may act on the permit of a row. */
export function toPermitParties(row: PermitRow, now: Date, holderId: string | null): PermitParties {
  return {
    id: row.id,
    status: row.status,
    siteId: row.site._id,
    submitterId: row.submitter._id,
    submitterRole: row.submitter_role,
    submitterCompany: row.submitter_company,
    ownerId: row.owner._id,
    slots: row.slots.map(toSlot),
    projectManagerId: row.project_manager?._id ?? null,
    finalApproverId: row.final_approver?._id ?? null,
    holderId,
    endedOn: formatEndedOn(row.ends_at, now, row.site.timeZone),
    absentSubmitter: row.absent_submitter,
    requestedBy: row.requested_by,
    unproven: row.unproven,
  };
}

/** A statement that finds permit $1 for the user of the parameters after it. */
export function createPermitStatement<Found>(name: string, columns: unknown, isFound: RawBuilder<SqlBool>) {
  return createPreparedStatement(
    name,
    sql<Found>`
      with ${selectViewer(2)}
      select ${columns} from viewer join permit on permit.id = $1 ${permitJoins} where ${isFound}`,
  );
}
