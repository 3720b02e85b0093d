import type { PermitFacts } from '../permit.ts';

/** A permit of a requestor of ACME that is in review, with these facts different; of its reviewers nobody has approved. */
export function createSamplePermit(more: Partial<PermitFacts> = {}): PermitFacts {
  return {
    id: 'permit',
    status: 'PendingApproval',
    siteId: 'site',
    submitterId: 'sue',
    submitterRole: 'ContractorRequestor',
    submitterCompany: 'ACME',
    ownerId: 'otto',
    slots: [
      { reviewer: { kind: 'individual', userId: 'ann', name: 'Ann' }, filledBy: null },
      { reviewer: { kind: 'group', groupId: 'gas', name: 'Gas' }, filledBy: null },
    ],
    projectManagerId: null,
    finalApproverId: null,
    unfinishedChildren: [],
    uncovered: [],
    signedOn: [],
    inside: 0,
    unproven: null,
    work: null,
    holderId: null,
    endedOn: null,
    absentSubmitter: null,
    requestedBy: null,
    ...more,
  };
}
