import { type PermitStatus, unfinishedStatuses } from '@eptw/domain/permit/status';
import type { Actor } from '@eptw/domain/user/actor';
import { sql, type SqlBool } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import type { Row } from '../../../database/tables.ts';
import { isUuid } from '../../../database/uuid.ts';
import { isVisibleToViewer, toViewerParameters } from '../../../database/visibility.ts';
import { formsOfPermit, type StoredFormRow } from '../../filled-forms/form-rows.ts';
import { groupsOfPermit, type GroupJson } from '../../mt-groups/group-rows.ts';
import { stopOf, type AreaStopJson } from '../../area-stops/area-stop-rows.ts';
import { holderOfPermit, insideOf, signedOnTo, workOf, type WorkJson } from '../../work-log/work-rows.ts';
import {
  createPermitStatement,
  permitColumns,
  slotsOf,
  type PermitRow,
  type SlotRow,
} from '../../permit-access/permit-rows.ts';

/** A history entry with the actor's e-mail address and company. `at` is ISO 8601. */
export type HistoryRow = Omit<Row<'history_entry'>, 'at' | 'permit_id' | 'work' | 'previous_hash' | 'hash'> & {
  at: string;
  /** Null, as the company is, where nobody acted. */
  email: string | null;
  company: string | null;
};

/** A file of a permit with its original name. */
export type FileRow = Pick<Row<'stored_file'>, 'name' | 'original_name' | 'type' | 'size'> & {
  /** ISO 8601. */
  uploaded_at: string;
};

/** A child permit with what its status label names. */
export interface ChildPermitRow {
  id: string;
  number: string;
  title: string;
  status: PermitStatus;
  rejectedBy: string | null;
  finalApprover: string | null;
  slots: SlotRow[];
}

/** A permit or child permit with everything that belongs to it. */
export interface PermitDetails extends PermitRow {
  /** Of the answers that approvals cover; null where none was computed for this version. */
  fingerprint: string | null;
  project_manager_fingerprint: string | null;
  forms: StoredFormRow[];
  groups: GroupJson[];
  /** Oldest first. */
  history: HistoryRow[];
  files: FileRow[];
  /** Those that the user can see, oldest first. */
  childPermits: ChildPermitRow[];
  /** The numbers of child permits that are neither closed nor cancelled, including those hidden from the user. */
  unfinishedChildren: string[];
  /** Who holds it now, or held it last. */
  holderId: string;
  /** Names of the workers who are signed on to it. */
  signedOn: string[];
  inside: number;
  /** The work under it; null while none is followed. */
  work: WorkJson | null;
  /** The stop of all work in force at its site. */
  areaStop: AreaStopJson | null;
  /** The permit that it was copied from, if the user can see it. */
  copiedFrom: { _id: string; code: string } | null;
}

const history = sql<HistoryRow[]>`(
  select coalesce(json_agg(json_build_object('sequence', entry.sequence, 'at', entry.at, 'actor_id', entry.actor_id,
      'actor_name', entry.actor_name, 'actor_role', entry.actor_role, 'group_name', entry.group_name,
      'action', entry.action, 'from_status', entry.from_status, 'to_status', entry.to_status, 'reason', entry.reason,
      'changes', entry.changes, 'lapsed', entry.lapsed, 'email', person.email, 'company', person.company)
      order by entry.sequence), '[]')
    from history_entry entry left join person on person.id = entry.actor_id
    where entry.permit_id = $1)`;

const files = sql<FileRow[]>`(
  select coalesce(json_agg(json_build_object('name', file.name, 'original_name', file.original_name,
      'type', file.type, 'size', file.size, 'uploaded_at', file.uploaded_at) order by file.uploaded_at), '[]')
    from permit_file join stored_file file on file.name = permit_file.file_name
    where permit_file.permit_id = $1)`;

const childPermits = sql<ChildPermitRow[]>`(
  select coalesce(json_agg(json_build_object('id', permit.id, 'number', permit.number, 'title', version.title,
      'status', permit.status,
      'rejectedBy', (select full_name from person where person.id = permit.rejected_by),
      'finalApprover', (select full_name from person where person.id = permit.final_approver_id),
      'slots', ${slotsOf}) order by permit.created_at, permit.id), '[]')
    from permit
    join filled_form form on form.permit_id = permit.id and form.position = 0
    join template_version version on version.id = form.template_version_id
    where permit.parent_permit_id = $1 and ${isVisibleToViewer})`;

const unfinishedChildren = sql<string[]>`array(
  select child.number from permit child
  where child.parent_permit_id = $1 and child.status in (${sql.join(unfinishedStatuses.map((status) => sql.lit(status)))})
  order by child.number)`;

const copiedFrom = sql<PermitDetails['copiedFrom']>`(
  select json_build_object('_id', permit.id, 'code', permit.number) from permit
    where permit.id = (select copy.source_permit_id from permit copy where copy.id = $1) and ${isVisibleToViewer})`;

const detailColumns = sql`${permitColumns}, permit.project_manager_fingerprint,
  case when permit.fingerprint_version = permit.version then permit.fingerprint end as fingerprint,
  ${formsOfPermit} as forms, ${groupsOfPermit} as groups,
  ${history} as history, ${files} as files, ${childPermits} as "childPermits",
  ${unfinishedChildren} as "unfinishedChildren", ${copiedFrom} as "copiedFrom",
  ${holderOfPermit} as "holderId", ${signedOnTo} as "signedOn", ${insideOf} as inside, ${workOf} as work, ${stopOf} as "areaStop"`;

const visibleDetailsStatement = createPermitStatement<PermitDetails>(
  'visible permit details',
  detailColumns,
  isVisibleToViewer,
);
const changedDetailsStatement = createPermitStatement<PermitDetails>(
  'changed permit details',
  detailColumns,
  sql<SqlBool>`true`,
);

/** A permit or child permit that the actor can see, with everything that belongs to it, in one statement. */
export async function findVisibleDetails(
  db: Database,
  actor: Actor,
  permitId: string,
): Promise<PermitDetails | undefined> {
  if (!isUuid(permitId)) return undefined;
  const [details] = await visibleDetailsStatement(db, permitId, ...toViewerParameters(actor));
  return details;
}

/** The same for a permit that the actor has just raised or changed. */
export async function findChangedDetails(
  db: Database,
  actor: Actor,
  permitId: string,
): Promise<PermitDetails | undefined> {
  const [details] = await changedDetailsStatement(db, permitId, ...toViewerParameters(actor));
  return details;
}
