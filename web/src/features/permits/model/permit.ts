import { getStatusRow, isPendingApproval } from '@eptw/domain/permit/status';
import { formatRole } from '@eptw/domain/user/role';
import type { PermitFactsFragment } from '../../../generated/permits/model.ts';

export type Permit = PermitFactsFragment;
export type ReviewSlot = Permit['slots'][number];

/** An approval in the approval track, as its card shows it. */
export interface ApprovalSlot {
  key: string;
  kind: 'project manager' | 'individual' | 'group';
  name: string;
  /** The approver's description: a company, a role or the members. */
  description: string;
  /** Who approved, if the name alone does not show it. */
  approvedBy: string | undefined;
  approvedAt: string | null;
  /** Whether the approval can still be given in the permit's current status. */
  isWaiting: boolean;
  isYours: boolean;
  isNext: boolean;
  hasNoMembers: boolean;
}

export interface ApprovalStage {
  title: string;
  rule: string;
  slots: ApprovalSlot[];
}

/** Returns the approver's name in a slot. */
export function getSlotName(slot: ReviewSlot): string {
  return slot.user?.fullname ?? slot.group?.name ?? '';
}

/** Counts the approvals that a permit has and needs. The project manager's comes before the count. */
export function countApprovals(permit: Pick<Permit, 'slots'>): { given: number; needed: number } {
  return { given: permit.slots.filter((slot) => slot.filledAt !== null).length, needed: permit.slots.length };
}

/** Returns the stages of a permit's approval, with a slot for everyone who has to approve. */
export function toApprovalStages(permit: Permit, viewerId: string): ApprovalStage[] {
  const individuals = permit.slots.filter((slot) => slot.kind === 'individual');
  const groups = permit.slots.filter((slot) => slot.kind === 'group');
  const isOpen = isPendingApproval(permit.status);
  const withStatus = (slot: ApprovalSlot): ApprovalSlot => ({
    ...slot,
    isWaiting: isOpen && slot.approvedAt === null,
    isNext: slot.isNext && getStatusRow(permit.status).awaits === 'reviewers',
  });
  const stages: ApprovalStage[] = [
    {
      title: 'Individual reviewers',
      rule: individuals.length === 1 ? 'Must approve' : 'Each must approve',
      slots: individuals.map((slot) => withStatus(toIndividualSlot(slot))),
    },
    { title: 'MT groups', rule: 'One member per group', slots: groups.map((slot) => withStatus(toGroupSlot(slot))) },
  ];
  const manager = toProjectManagerSlot(permit, viewerId);
  return manager
    ? [
        {
          title: 'Project manager',
          rule: 'Approves first',
          slots: [{ ...withStatus(manager), isNext: manager.isNext }],
        },
        ...stages,
      ]
    : stages;
}

/** Only a requestor of a contractor has a project manager who approves first. */
function toProjectManagerSlot(permit: Permit, viewerId: string): ApprovalSlot | undefined {
  const approval = permit.projectManagerApproval;
  if (!approval && permit.submittedBy.role !== 'ContractorRequestor') return undefined;
  return {
    key: 'project manager',
    kind: 'project manager',
    name: approval?.user.fullname ?? 'Project manager',
    description: approval?.user.company || permit.submittedBy.company,
    approvedBy: undefined,
    approvedAt: approval?.at ?? null,
    isWaiting: false,
    isYours: approval ? approval.user._id === viewerId : permit.actions.includes('approveAsProjectManager'),
    isNext: getStatusRow(permit.status).awaits === 'project manager',
    hasNoMembers: false,
  };
}

function toIndividualSlot(slot: ReviewSlot): ApprovalSlot {
  return {
    key: slot.user?._id ?? '',
    kind: 'individual',
    name: getSlotName(slot),
    description: [formatRole(slot.user?.role ?? ''), slot.user?.email].filter(Boolean).join(', '),
    approvedBy: undefined,
    approvedAt: slot.filledAt,
    isWaiting: false,
    isYours: slot.isYours,
    isNext: slot.isNext,
    hasNoMembers: false,
  };
}

function toGroupSlot(slot: ReviewSlot): ApprovalSlot {
  const count = slot.group?.members.length ?? 0;
  const members = count === 1 ? '1 member' : `${count} members`;
  return {
    key: slot.group?._id ?? '',
    kind: 'group',
    name: getSlotName(slot),
    description: slot.isYours ? `${members}, includes you` : members,
    approvedBy: slot.filledBy?.fullname,
    approvedAt: slot.filledAt,
    isWaiting: false,
    isYours: slot.isYours,
    isNext: slot.isNext,
    hasNoMembers: count === 0,
  };
}
