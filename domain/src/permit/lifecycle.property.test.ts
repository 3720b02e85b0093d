import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Actor } from '../user/actor.ts';
import type { Role } from '../user/role.ts';
import { permitActions } from './actions.ts';
import { listEmptySlots, listApprovals } from './approval.ts';
import { decide } from './testing/decide.ts';
import type { PermitFacts, Slot } from './permit.ts';
import { applyReviewerRemoval, type ReviewerReference } from './reviewer-change.ts';
import { isFinished } from './status.ts';
import { createSamplePermit } from './testing/sample-permit.ts';

/** Ten people covering every part in a permit, some of them in several groups. */
const groups = ['g1', 'g2', 'g3'].map((id) => ({ id, name: id, siteId: 'site', permitCloser: id === 'g3' }));
const people: Actor[] = Array.from({ length: 10 }, (_, index) => ({
  id: `p${index}`,
  fullName: `p${index}`,
  email: `p${index}@example`,
  role:
    (['ContractorRequestor', 'ContractorPM', 'MicronSupervisor', 'MicronManager', 'MTGroup'] as Role[])[index % 5] ??
    'User',
  company: 'ACME',
  siteIds: ['site'],
  groups: groups.filter((_group, at) => (index + at) % 3 === 0 || index === 9),
}));

const start = fc.record({
  submitter: fc.integer({ min: 0, max: 9 }),
  individuals: fc.uniqueArray(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 3 }),
  groups: fc.uniqueArray(fc.integer({ min: 0, max: 2 }), { minLength: 1, maxLength: 3 }),
});
const steps = fc.array(
  fc.record({
    actorNumber: fc.integer({ min: 0, max: 9 }),
    action: fc.constantFrom(...permitActions),
    // The index of the reviewer to remove, for a change of reviewers.
    at: fc.nat({ max: 5 }),
    changes: fc.boolean(),
  }),
  { maxLength: 60 },
);

function nameAt({ slots }: PermitFacts, at: number): ReviewerReference {
  const reviewer = slots[at % slots.length]?.reviewer;
  if (!reviewer) throw new Error('A permit always has reviewers');
  return reviewer.kind === 'individual' ? { userId: reviewer.userId } : { groupId: reviewer.groupId };
}

function raise(choice: { submitter: number; individuals: number[]; groups: number[] }): PermitFacts {
  const slots: Slot[] = [
    ...choice.individuals.map((at): Slot => ({
      reviewer: { kind: 'individual', userId: `p${at}`, name: `p${at}` },
      filledBy: null,
    })),
    ...choice.groups.map((at): Slot => ({
      reviewer: { kind: 'group', groupId: `g${at + 1}`, name: `g${at + 1}` },
      filledBy: null,
    })),
  ];
  const role = people[choice.submitter]?.role ?? 'User';
  return createSamplePermit({
    status: role === 'ContractorRequestor' ? 'PendingPMApproval' : 'PendingApproval',
    submitterId: `p${choice.submitter}`,
    submitterRole: role,
    ownerId: 'p0',
    slots,
  });
}

describe('along every path of actions by any user', () => {
  it('no permit is Approved with an empty slot or for other answers, nobody fills two slots or approves their own permit, and finished is final', () => {
    fc.assert(
      fc.property(start, steps, (choice, path) => {
        let permit = raise(choice);
        const approvers: string[] = [];
        // The revision of the answers on the permit, and the one that each approval was given for.
        let text = 0;
        const coveredBy = new Map<string, number>();
        for (const { actorNumber, action, at, changes } of path) {
          const before = permit;
          const actor = people[actorNumber] as Actor;
          const lastApprover = approvers.findLast((id) => before.slots.some((slot) => slot.filledBy === id));
          const outcome =
            action === 'changeReviewers'
              ? applyReviewerRemoval(actor, before, nameAt(before, at), lastApprover ?? null)
              : decide(actor, before, action, changes ? 'covered answers' : undefined);
          if (outcome.allowed) permit = 'after' in outcome ? outcome.after : outcome.permit;
          if (outcome.allowed && action === 'approve') approvers.push(actor.id);
          if (outcome.allowed && changes && action !== 'changeReviewers') text += 1;
          if (outcome.allowed && action === 'approve') coveredBy.set(actor.id, text);
          if (outcome.allowed && action === 'approveAsProjectManager') coveredBy.set(`${actor.id} manages`, text);

          // Only approvals of the current revision are left, except while the permit is Rejected and waits for a new
          // one.
          if (permit.status !== 'Rejected') {
            for (const { personId, capacity } of listApprovals(permit))
              expect(coveredBy.get(capacity === 'project manager' ? `${personId} manages` : personId)).toBe(text);
          }
          if (isFinished(before.status)) expect(permit).toBe(before);
          if (permit.status === 'Approved') expect(listEmptySlots(permit.slots)).toEqual([]);
          const fillers = permit.slots.flatMap((slot) => slot.filledBy ?? []);
          expect(new Set(fillers).size).toBe(fillers.length);
          expect(fillers).not.toContain(permit.submitterId);
          for (const kind of ['individual', 'group'])
            expect(permit.slots.some(({ reviewer }) => reviewer.kind === kind)).toBe(true);
          const approves = action === 'approve' || action === 'approveAsProjectManager';
          if (approves && actor.id === permit.submitterId) expect(permit).toBe(before);
          // Sending back and withdrawing restore an approval and give none: its approver stays the same.
          if (action === 'sendBack' || action === 'withdrawRequest') {
            expect(permit.slots).toBe(before.slots);
            expect(permit.finalApproverId).toBe(before.finalApproverId);
          } else if (permit.status === 'Approved' && before.status !== 'Approved') {
            expect(actor.id).not.toBe(permit.submitterId);
            expect(fillers).toContain(permit.finalApproverId);
          }
        }
      }),
      { numRuns: 2000 },
    );
  });
});
