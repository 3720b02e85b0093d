import { describe, expect, it } from 'vitest';
import type { Actor } from '../user/actor.ts';
import type { Role } from '../user/role.ts';
import { checkAction, listActions, listBlockedActions } from './lifecycle.ts';
import type { PermitFacts } from './permit.ts';
import { applyReviewerRemoval } from './reviewer-change.ts';
import { createSamplePermit } from './testing/sample-permit.ts';

function actor(id: string, role: Role, more: Partial<Actor> = {}): Actor {
  return { id, fullName: id, email: `${id}@example`, role, company: '', siteIds: [], groups: [], ...more };
}

function permit(more: Partial<PermitFacts> = {}): PermitFacts {
  return createSamplePermit({
    slots: [
      { reviewer: { kind: 'individual', userId: 'ann', name: 'Ann' }, filledBy: null },
      { reviewer: { kind: 'group', groupId: 'gas', name: 'Gas' }, filledBy: 'gus' },
    ],
    projectManagerId: 'max',
    ...more,
  });
}

const sue = actor('sue', 'ContractorRequestor');
const max = actor('max', 'ContractorPM', { company: 'ACME', siteIds: ['site'] });
const ann = actor('ann', 'MicronManager');
const ended = { endedOn: '24 Nov 2026, 17:00' };
const refusal =
  'The period of this permit ended on 24 Nov 2026, 17:00, so nobody can approve it. Reject it, or its submitter moves its dates.';

describe('a permit in review whose period has passed', () => {
  it('is approved at no stage', () => {
    expect(checkAction(ann, permit(ended), 'approve')).toEqual({ allowed: false, kind: 'condition', problem: refusal });
    const first = permit({ ...ended, status: 'PendingPMApproval', projectManagerId: null });
    expect(checkAction(max, first, 'approveAsProjectManager')).toEqual({
      allowed: false,
      kind: 'condition',
      problem: refusal,
    });
    expect(checkAction(ann, permit(), 'approve').allowed).toBe(true);
  });

  it('is not approved by removing the last reviewer who has not approved', () => {
    const second = permit().slots.concat({
      reviewer: { kind: 'individual', userId: 'bob', name: 'Bob' },
      filledBy: 'bob',
    });
    const otto = actor('otto', 'User');
    const remove = (more: object) =>
      applyReviewerRemoval(otto, permit({ slots: second, ...more }), { userId: 'ann' }, 'bob');
    expect(remove({})).toMatchObject({ allowed: true, permit: { status: 'Approved' } });
    expect(remove(ended)).toEqual({ allowed: false, kind: 'condition', problem: refusal });
  });

  it('is rejected with one press by whoever would have approved', () => {
    expect(listBlockedActions(ann, permit(ended))).toEqual([
      {
        action: 'approve',
        why: refusal,
        instead: { action: 'reject', label: 'Reject: its period has passed', reason: 'Its period has passed.' },
      },
    ]);
  });

  it.each(['PendingPMApproval', 'PendingApproval'] as const)('gets new dates from its submitter while %s', (status) => {
    expect(listActions(sue, permit({ ...ended, status }))).toContain('moveDates');
    expect(listActions(sue, permit({ status }))).not.toContain('moveDates');
    expect(listActions(ann, permit({ ...ended, status }))).not.toContain('moveDates');
  });
});
