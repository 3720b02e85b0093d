import { formatEndedOn } from '@eptw/domain/permit/ended-on';
import { listUncovered, type StoredApproval } from '@eptw/domain/permit/coverage';
import type { DecidedPermit } from '@eptw/domain/permit/decide';
import type { PermitFacts, Slot } from '@eptw/domain/permit/permit';
import { finishedStatuses } from '@eptw/domain/permit/status';
import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { createPreparedStatement } from '../../../database/prepared-statements.ts';
import type { Row } from '../../../database/tables.ts';
import { isUuid } from '../../../database/uuid.ts';
import { createFingerprint } from '../../filled-forms/changes.ts';
import { loadStoredForms } from '../../filled-forms/form-rows.ts';
import type { LastHistoryEntry } from '../../history/types.ts';
import { absentSubmitterOf } from '../../permit-access/permit-rows.ts';
import {
  holderOfPermit,
  holdersOf,
  insideOf,
  signedOnTo,
  toPermitWork,
  workOf,
  type WorkJson,
} from '../../work-log/work-rows.ts';

/**
 * The columns of a permit's own row that the rules read. Listed by name, so that prepared statements keep working
 * while a newer process adds a column.
 */
const stateColumns = [
  'id',
  'parent_permit_id',
  'number',
  'template_id',
  'site_id',
  'owner_id',
  'submitter_id',
  'submitter_role',
  'submitter_company',
  'status',
  'reason',
  'work_description',
  'starts_at',
  'ends_at',
  'version',
  'fingerprint',
  'fingerprint_version',
  'project_manager_id',
  'project_manager_at',
  'project_manager_fingerprint',
  'rejected_by',
  'rejected_at',
  'rejected_for',
  'final_approver_id',
  'lapsed_at',
  'requested_by',
  'unproven',
  'request_digest',
  'request_sequence',
] as const satisfies readonly (keyof Row<'permit'>)[];

export type StateRow = Pick<Row<'permit'>, (typeof stateColumns)[number]>;

const columns = sql.join(stateColumns.map((column) => sql.ref(`permit.${column}`)));

/** A permit as it is decided on, and the history entry that the next one follows. */
export interface PermitState extends DecidedPermit {
  /** The fingerprint matches the current forms; null where none was computed for this version. */
  row: StateRow;
  /** Those who hold the permit or held it after its submitter, and whoever was asked to take it over. */
  holderIds: readonly string[];
  /** The ids of the rows behind `facts.slots`, in the same order. */
  slotIds: string[];
  /** Approvers' names by id. */
  approvers: ReadonlyMap<string, string>;
  /** The template versions of its forms. */
  versionIds: readonly string[];
  last: LastHistoryEntry;
}

interface StoredSlot {
  id: string;
  personId: string | null;
  groupId: string | null;
  name: string;
  filledBy: string | null;
  fillerName: string | null;
  fingerprint: string | null;
}

interface RelatedState {
  slots: StoredSlot[];
  managerName: string | null;
  unfinishedChildren: string[];
  holderIds: string[];
  holderId: string;
  signedOn: string[];
  inside: number;
  work: WorkJson | null;
  absentSubmitter: string | null;
  versionIds: string[];
  last: LastHistoryEntry;
}

type LocatedRow = StateRow & { time_zone: string };

/** $2 are the statuses in which a child permit is finished. */
const relatedColumns = sql`
  (select coalesce(json_agg(json_build_object('id', slot.id, 'personId', slot.person_id, 'groupId', slot.group_id,
      'name', coalesce(person.full_name, mt_group.name), 'filledBy', slot.filled_by, 'fillerName', filler.full_name,
      'fingerprint', slot.fingerprint) order by slot.position), '[]')
    from reviewer_slot slot
    left join person on person.id = slot.person_id
    left join mt_group on mt_group.id = slot.group_id
    left join person filler on filler.id = slot.filled_by
    where slot.permit_id = permit.id) as slots,
  (select full_name from person where person.id = permit.project_manager_id) as "managerName",
  array(select child.number from permit child
    where child.parent_permit_id = permit.id and child.status <> all($2) order by child.number) as "unfinishedChildren",
  ${holdersOf} as "holderIds",
  ${holderOfPermit} as "holderId",
  ${signedOnTo} as "signedOn",
  ${insideOf} as inside,
  ${workOf} as work,
  ${absentSubmitterOf} as "absentSubmitter",
  array(select form.template_version_id from filled_form form where form.permit_id = permit.id) as "versionIds",
  (select json_build_object('sequence', entry.sequence, 'hash', entry.hash, 'actorId', entry.actor_id,
      'actorName', entry.actor_name, 'action', entry.action, 'at', entry.at)
    from history_entry entry where entry.permit_id = permit.id order by entry.sequence desc limit 1) as last`;

const stateStatement = createPreparedStatement(
  'permit state',
  sql<LocatedRow & RelatedState>`
    select ${columns}, site.time_zone, ${relatedColumns} from permit join site on site.id = permit.site_id
    where permit.id = $1`,
);

/** No key of the permit changes: what refers to it, such as a notification, can be added meanwhile. */
const lockStatement = createPreparedStatement(
  'lock permit',
  sql<LocatedRow>`
    select ${columns}, site.time_zone from permit join site on site.id = permit.site_id
    where permit.id = $1 for no key update of permit`,
);

const relatedStatement = createPreparedStatement(
  'permit surroundings',
  sql<RelatedState>`select ${relatedColumns} from permit where permit.id = $1`,
);

/** A permit's current state. It is not locked, so it may change at any moment. */
export async function loadPermitState(
  db: Database,
  permitId: string,
  clock: () => Date,
): Promise<PermitState | undefined> {
  if (!isUuid(permitId)) return undefined;
  const [located] = await stateStatement(db, permitId, finishedStatuses);
  if (!located) return undefined;
  const {
    slots,
    managerName,
    unfinishedChildren,
    holderIds,
    holderId,
    signedOn,
    inside,
    work,
    absentSubmitter,
    versionIds,
    last,
    ...row
  } = located;
  const known = { unfinishedChildren, holderIds, holderId, signedOn, inside, work, absentSubmitter };
  const related = { slots, managerName, ...known, versionIds, last };
  return toPermitState(withCurrentFingerprint(row), related, clock());
}

/**
 * A permit's state, locked until the transaction ends. Related rows are read after the lock is held: read in the same
 * statement, they could predate a concurrent decision.
 */
export async function lockPermitState(
  transaction: Database,
  permitId: string,
  clock: () => Date,
): Promise<PermitState | undefined> {
  if (!isUuid(permitId)) return undefined;
  const [located] = await lockStatement(transaction, permitId);
  const [related] = located ? await relatedStatement(transaction, permitId, finishedStatuses) : [];
  if (!located || !related) return undefined;
  const row = withCurrentFingerprint(located);
  row.fingerprint ??= createFingerprint(await loadStoredForms(transaction, permitId));
  return toPermitState(row, related, clock());
}

/**
 * A version of the application that predates fingerprints changes forms without updating them: then the stored permit
 * version differs.
 */
function withCurrentFingerprint(row: LocatedRow): LocatedRow {
  return { ...row, fingerprint: row.fingerprint_version === row.version ? row.fingerprint : null };
}

function toPermitState(located: LocatedRow, related: RelatedState, now: Date): PermitState {
  const { time_zone: timeZone, ...row } = located;
  const { slots, unfinishedChildren, last } = related;
  const approvals = listStoredApprovals(row, related);
  const facts: PermitFacts = {
    id: row.id,
    status: row.status,
    siteId: row.site_id,
    submitterId: row.submitter_id,
    submitterRole: row.submitter_role,
    submitterCompany: row.submitter_company,
    ownerId: row.owner_id,
    slots: slots.map(toSlot),
    projectManagerId: row.project_manager_id,
    finalApproverId: row.final_approver_id,
    unfinishedChildren,
    uncovered: listUncovered(approvals, row.fingerprint),
    signedOn: related.signedOn,
    inside: related.inside,
    unproven: row.unproven,
    work: toPermitWork(related.work, now, timeZone),
    holderId: related.holderId,
    endedOn: formatEndedOn(row.ends_at, now, timeZone),
    absentSubmitter: related.absentSubmitter,
    requestedBy: row.requested_by,
  };
  const approvers = new Map(approvals.map(({ personId, name }) => [personId, name]));
  const { versionIds, holderIds } = related;
  const period = { start: row.starts_at, end: row.ends_at };
  const slotIds = slots.map((slot) => slot.id);
  return { row, facts, period, timeZone, now, holderIds, slotIds, approvers, versionIds, last };
}

function listStoredApprovals(
  row: StateRow,
  { slots, managerName }: RelatedState,
): (StoredApproval & { personId: string })[] {
  const { project_manager_id: personId, project_manager_fingerprint: fingerprint } = row;
  const ofManager = personId === null ? [] : [{ personId, name: managerName ?? '', fingerprint }];
  const ofReviewers = slots.flatMap(({ filledBy, fillerName, ...slot }) =>
    filledBy === null ? [] : [{ personId: filledBy, name: fillerName ?? '', fingerprint: slot.fingerprint }],
  );
  return [...ofManager, ...ofReviewers];
}

function toSlot(slot: StoredSlot): Slot {
  return {
    reviewer: slot.groupId
      ? { kind: 'group', groupId: slot.groupId, name: slot.name }
      : { kind: 'individual', userId: slot.personId ?? '', name: slot.name },
    filledBy: slot.filledBy,
  };
}
