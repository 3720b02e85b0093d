import type { PermitAction } from '@eptw/domain/permit/actions';
import type { PermitParties } from '@eptw/domain/permit/permit';
import { findNextApprover } from '@eptw/domain/permit/approval';
import { getReapprovalSince } from '@eptw/domain/permit/lapse';
import { listActions } from '@eptw/domain/permit/lifecycle';
import { parsePermitCode } from '@eptw/domain/permit/permit-number';
import { formatStatus, getStatusRow, isDue, pendingStatuses, type PermitStatus } from '@eptw/domain/permit/status';
import type { QueueGroup } from '@eptw/domain/permit/work-queue';
import { listHighRiskMarks } from '@eptw/domain/permit/high-risk';
import type { Actor } from '@eptw/domain/user/actor';
import type { Discipline } from '../../disciplines/types.ts';
import type { Site } from '../../sites/types.ts';
import type { Person } from '../../users/types.ts';
import { toPermitParties, type PermitRow } from '../../permit-access/permit-rows.ts';

/** A permit as a row of a list, under its API names. */
export interface PermitSummary {
  _id: string;
  /** The permit number. */
  code: string;
  /** The parent of a child permit. */
  parentPermit: { _id: string; code: string } | null;
  permitCode: string;
  /** The form's title. */
  title: string;
  type: string;
  status: PermitStatus;
  statusLabel: string;
  nextApprover: string | null;
  reason: string | null;
  discipline: Discipline;
  hostSystemOwner: Person;
  /** With the site of the permit, where the applier applied. */
  submittedBy: Person & { site: Site };
  site: Site;
  workDescription: string;
  /** The work place as the form words it; empty if the form has none. */
  place: string;
  /** The company that the permit was raised for. */
  contractor: string;
  /** The kinds of high-risk work that its forms are for, then the codes of other attached forms. */
  highRisk: string[];
  createdAt: Date;
  updatedAt: Date;
  startDate: Date | null;
  endDate: Date | null;
  due: boolean;
  /** When it became pending in its status. */
  waitingSince: Date | null;
  /** Its group in a list sorted by urgency. */
  queueGroup: QueueGroup | null;
  /** When it began to need approval again because approvals lapsed. */
  lapsedAt: Date | null;
  attachedForms: string[];
  version: number;
  /** What this viewer may do to the permit now. */
  actions: PermitAction[];
}

/** What a summary is made from, besides what decides who may act. */
export interface SummarySource extends Pick<
  PermitSummary,
  | '_id'
  | 'code'
  | 'parentPermit'
  | 'title'
  | 'type'
  | 'status'
  | 'reason'
  | 'discipline'
  | 'hostSystemOwner'
  | 'site'
  | 'workDescription'
  | 'place'
  | 'contractor'
  | 'createdAt'
  | 'updatedAt'
  | 'startDate'
  | 'endDate'
  | 'version'
  | 'queueGroup'
> {
  submitter: Person;
  rejectedBy: string | undefined;
  finalApprover: string | undefined;
  statusSince: Date | null;
  lapsedAt: Date | null;
  /** The permit code of its own form. */
  formCode: string;
  attached: readonly { title: string; code: string }[];
}

/** A permit as the actor sees it in a list now. */
export function summarize(source: SummarySource, parties: PermitParties, actor: Actor, now: Date): PermitSummary {
  const { status, rejectedBy, finalApprover, lapsedAt, submitter, site, attached } = source;
  const nextApprover = findNextApprover(parties.slots);
  // Each field by name: copying the rest of an object takes longer than everything else here.
  return {
    _id: source._id,
    code: source.code,
    parentPermit: source.parentPermit,
    permitCode: parsePermitCode(source.code),
    title: source.title,
    type: source.type,
    status,
    statusLabel: formatStatus(status, { nextApprover, rejectedBy, finalApprover }),
    nextApprover: getStatusRow(status).awaits === 'reviewers' ? (nextApprover ?? null) : null,
    reason: source.reason,
    discipline: source.discipline,
    hostSystemOwner: source.hostSystemOwner,
    submittedBy: {
      _id: submitter._id,
      fullname: submitter.fullname,
      email: submitter.email,
      role: submitter.role,
      company: submitter.company,
      site,
    },
    site,
    workDescription: source.workDescription,
    place: source.place,
    contractor: source.contractor,
    highRisk: listHighRiskMarks(
      source.formCode,
      attached.map(({ code }) => code),
    ),
    createdAt: source.createdAt,
    updatedAt: source.updatedAt,
    startDate: source.startDate,
    endDate: source.endDate,
    due: isDue({ status, start: source.startDate }, now),
    waitingSince: pendingStatuses.includes(status) ? source.statusSince : null,
    queueGroup: source.queueGroup,
    lapsedAt: getReapprovalSince({ status, lapsedAt }),
    attachedForms: attached.map(({ title }) => title),
    version: source.version,
    actions: listActions(actor, parties),
  };
}

/** A row as the actor sees it now. */
export function toPermitSummary(row: PermitRow, actor: Actor, now: Date, holderId: string | null): PermitSummary {
  const source: SummarySource = {
    _id: row.id,
    code: row.number,
    parentPermit: row.parent_permit_id === null ? null : { _id: row.parent_permit_id, code: row.parent_number ?? '' },
    title: row.title,
    type: row.type,
    status: row.status,
    reason: row.reason,
    discipline: row.discipline,
    hostSystemOwner: row.owner,
    site: row.site,
    workDescription: row.work_description,
    place: row.work_place,
    contractor: row.submitter_company,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    startDate: row.starts_at,
    endDate: row.ends_at,
    version: row.version,
    submitter: row.submitter,
    rejectedBy: row.rejected_by?.fullname,
    finalApprover: row.final_approver?.fullname,
    statusSince: row.status_since,
    lapsedAt: row.lapsed_at,
    formCode: row.form_code,
    attached: row.attached_forms,
    queueGroup: null,
  };
  return summarize(source, toPermitParties(row, now, holderId), actor, now);
}
