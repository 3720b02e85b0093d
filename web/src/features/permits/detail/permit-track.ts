import type { PermitFactsFragment } from './operations.generated.ts';

export type Permit = PermitFactsFragment;
export type ReviewSlot = Permit['slots'][number];

/** A place in the approval track, as its card shows it. */
export interface TrackSlot {
  key: string;
  kind: 'project manager' | 'individual' | 'group';
  name: string;
  /** Who that is: a company, a role, the members. */
  about: string;
  /** Who approved, where the name alone does not say it. */
  by: string | undefined;
  at: string | null;
  /** Whether the approval can still be given as things stand. */
  isWaiting: boolean;
  isYours: boolean;
  isNext: boolean;
  hasNoMembers: boolean;
}

export interface TrackStage {
  title: string;
  rule: string;
  slots: TrackSlot[];
}

/** Whose approval a slot is. */
export function slotName(slot: ReviewSlot): string {
  return slot.user?.fullname ?? slot.group?.name ?? '';
}

/** How many approvals a permit has and needs. The project manager comes before the count. */
export function approvalCount(permit: Pick<Permit, 'slots'>): { given: number; needed: number } {
  return { given: permit.slots.filter((slot) => slot.filledAt !== null).length, needed: permit.slots.length };
}

/** The stages that a permit's approval runs through, with the place of everybody who has to approve. */
export function trackStages(permit: Permit, viewerId: string, roleLabel: (role: string) => string): TrackStage[] {
  const individuals = permit.slots.filter((slot) => slot.kind === 'individual');
  const groups = permit.slots.filter((slot) => slot.kind === 'group');
  const isOpen = permit.status === 'PendingApproval' || permit.status === 'PendingPMApproval';
  const open = (slot: TrackSlot): TrackSlot => ({
    ...slot,
    isWaiting: isOpen && slot.at === null,
    isNext: slot.isNext && permit.status === 'PendingApproval',
  });
  const stages: TrackStage[] = [
    {
      title: 'Individual reviewers',
      rule: individuals.length === 1 ? 'Must approve' : 'Each must approve',
      slots: individuals.map((slot) => open(individualSlot(slot, roleLabel))),
    },
    { title: 'MT groups', rule: 'One member per group', slots: groups.map((slot) => open(groupSlot(slot))) },
  ];
  const manager = projectManagerSlot(permit, viewerId);
  return manager
    ? [
        { title: 'Project manager', rule: 'Approves first', slots: [{ ...open(manager), isNext: manager.isNext }] },
        ...stages,
      ]
    : stages;
}

/** Only a contractor's requestor has a project manager who approves first. */
function projectManagerSlot(permit: Permit, viewerId: string): TrackSlot | undefined {
  const approval = permit.projectManagerApproval;
  if (!approval && permit.submittedBy.role !== 'ContractorRequestor') return undefined;
  return {
    key: 'project manager',
    kind: 'project manager',
    name: approval?.user.fullname ?? 'Project manager',
    about: approval?.user.company || permit.submittedBy.company,
    by: undefined,
    at: approval?.at ?? null,
    isWaiting: false,
    isYours: approval ? approval.user._id === viewerId : permit.actions.includes('approveAsProjectManager'),
    isNext: permit.status === 'PendingPMApproval',
    hasNoMembers: false,
  };
}

function individualSlot(slot: ReviewSlot, roleLabel: (role: string) => string): TrackSlot {
  return {
    key: slot.user?._id ?? '',
    kind: 'individual',
    name: slotName(slot),
    about: [roleLabel(slot.user?.role ?? ''), slot.user?.email].filter(Boolean).join(', '),
    by: undefined,
    at: slot.filledAt,
    isWaiting: false,
    isYours: slot.isYours,
    isNext: slot.isNext,
    hasNoMembers: false,
  };
}

function groupSlot(slot: ReviewSlot): TrackSlot {
  const count = slot.group?.members.length ?? 0;
  const members = count === 1 ? '1 member' : `${count} members`;
  return {
    key: slot.group?._id ?? '',
    kind: 'group',
    name: slotName(slot),
    about: slot.isYours ? `${members}, includes you` : members,
    by: slot.filledBy?.fullname,
    at: slot.filledAt,
    isWaiting: false,
    isYours: slot.isYours,
    isNext: slot.isNext,
    hasNoMembers: count === 0,
  };
}
