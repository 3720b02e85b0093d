import { describe, expect, it } from 'vitest';
import type { Actor } from '../user/actor.ts';
import type { Role } from '../user/role.ts';
import { findFirstStage } from './lifecycle.ts';
import { decide } from './testing/decide.ts';
import type { PermitFacts, Slot } from './permit.ts';
import { canActionLeadTo, findActionForStatus, findOtherStatus, findSaveForStatus } from './requested-status.ts';
import { permitStatuses, type PermitStatus } from './status.ts';
import { createSamplePermit } from './testing/sample-permit.ts';

function actor(id: string, role: Role, more: Partial<Actor> = {}): Actor {
  return { id, fullName: id, email: `${id}@example`, role, company: '', siteIds: [], groups: [], ...more };
}

const ehs = { id: 'ehs', name: 'EHS', siteId: 'site', permitCloser: false };
const annsSlot: Slot = { reviewer: { kind: 'individual', userId: 'ann', name: 'Ann' }, filledBy: null };
const ehsSlot: Slot = { reviewer: { kind: 'group', groupId: 'ehs', name: 'EHS' }, filledBy: null };

function permit(more: Partial<PermitFacts> = {}): PermitFacts {
  return createSamplePermit({
    submitterId: 'submitter',
    ownerId: 'owner',
    slots: [annsSlot, ehsSlot],
    projectManagerId: 'max',
    ...more,
  });
}

describe('the action that leads to a wanted status', () => {
  it.each<[PermitStatus, PermitStatus, string | undefined]>([
    ['PendingPMApproval', 'PendingApproval', 'approveAsProjectManager'],
    ['PendingPMApproval', 'Rejected', 'reject'],
    ['PendingPMApproval', 'Approved', undefined],
    ['PendingApproval', 'Approved', 'approve'],
    ['PendingApproval', 'PendingApproval', 'approve'],
    ['PendingApproval', 'Rejected', 'reject'],
    ['Rejected', 'PendingPMApproval', 'resubmit'],
    ['Rejected', 'PendingApproval', 'resubmit'],
    ['Rejected', 'Cancelled', 'withdraw'],
    ['Approved', 'PendingClosure', 'requestClosure'],
    ['Approved', 'PendingCancel', 'requestCancellation'],
    ['Approved', 'PendingApproval', 'recall'],
    ['Approved', 'Completed', undefined],
    ['PendingClosure', 'Completed', 'close'],
    ['PendingClosure', 'Cancelled', undefined],
    ['PendingClosure', 'Approved', 'sendBack'],
    ['PendingCancel', 'Cancelled', 'cancel'],
    ['PendingCancel', 'Approved', 'sendBack'],
    ['Completed', 'Approved', undefined],
    ['Cancelled', 'PendingApproval', undefined],
  ])('from %s towards %s is %s', (from, requestedStatus, action) => {
    expect(findActionForStatus(actor('eve', 'User'), permit({ status: from }), requestedStatus)).toBe(action);
  });

  it.each(['PendingClosure', 'PendingCancel'] as const)('depends from %s on who wants Approved', (status) => {
    const office = { ...ehs, permitCloser: true };
    const findAction = (user: Actor) => findActionForStatus(user, permit({ status }), 'Approved');
    expect(findAction(actor('closer', 'MTGroup', { groups: [office] }))).toBe('sendBack');
    expect(findAction(actor('submitter', 'ContractorRequestor'))).toBe('withdrawRequest');
    // The closer who requested it cannot send it back: they withdraw it, without having to give a reason.
    expect(findAction(actor('submitter', 'MTGroup', { groups: [office] }))).toBe('withdrawRequest');
  });
});

describe('a request that saves answers and names the status of a permit whose approvals lapse', () => {
  const ann = actor('ann', 'MicronManager');

  it('approves for a reviewer, who would otherwise name no status', () => {
    expect(findSaveForStatus(ann, permit(), 'PendingPMApproval')).toBe('approve');
    expect(findSaveForStatus(ann, permit(), 'Approved')).toBe('approve');
  });

  it('edits an approved permit', () => {
    const approved = permit({ status: 'Approved', finalApproverId: 'gus' });
    expect(findSaveForStatus(actor('submitter', 'User'), approved, 'PendingPMApproval')).toBe('editApproved');
    expect(findSaveForStatus(actor('eve', 'User'), approved, 'PendingPMApproval')).toBeUndefined();
  });
});

describe('a request that names another status than its action leads to', () => {
  const explain = (by: Actor, facts: PermitFacts, requested: PermitStatus, changing?: 'covered answers') => {
    const action = findSaveForStatus(by, facts, requested);
    if (!action) throw new Error('No action leads there');
    const outcome = decide(by, facts, action, changing);
    if (!outcome.allowed) throw new Error(outcome.problem);
    const { after, lapsed } = outcome;
    const named = { action, from: facts.status, requested, to: after.status, lapses: lapsed.length > 0 };
    return findOtherStatus(named);
  };
  const ann = actor('ann', 'MicronManager');
  const lastApproval = permit({ slots: [annsSlot, { ...ehsSlot, filledBy: 'gus' }] });
  const rejected = permit({ status: 'Rejected' });
  const raisedByStaff = permit({ submitterRole: 'MTGroup', projectManagerId: null });

  it.each<[string, string | undefined, string | undefined]>([
    ['the last approval as Approved', explain(ann, lastApproval, 'Approved'), undefined],
    [
      'the last approval as PendingApproval',
      explain(ann, lastApproval, 'PendingApproval'),
      'Your approval would be the last: send Approved.',
    ],
    ['an earlier approval as PendingApproval', explain(ann, permit(), 'PendingApproval'), undefined],
    [
      'an earlier approval as Approved',
      explain(ann, permit(), 'Approved'),
      'Your approval would not be the last: send PendingApproval.',
    ],
    [
      'the last approval with changes as Approved',
      explain(ann, lastApproval, 'Approved', 'covered answers'),
      'Your changes make earlier approvals lapse, so that the permit would be Pending Approval By PM: send PendingPMApproval.',
    ],
    [
      'the last approval with changes, where the status stays',
      explain(ann, { ...raisedByStaff, slots: lastApproval.slots }, 'Approved', 'covered answers'),
      'Your changes make earlier approvals lapse, so that the permit would be Pending Approval. Save the changes first, then approve.',
    ],
    [
      'a resubmission past its first stage',
      explain(actor('submitter', 'User'), rejected, 'PendingApproval'),
      'The permit would be Pending Approval By PM, not Pending Approval: send PendingPMApproval.',
    ],
    [
      'a resubmission to its first stage',
      explain(actor('submitter', 'User'), rejected, findFirstStage(rejected.submitterRole)),
      undefined,
    ],
  ])('%s', (_title, problem, expected) => {
    expect(problem).toBe(expected);
  });
});

it('knows which statuses an action can lead to', () => {
  expect(permitStatuses.filter((status) => canActionLeadTo('recall', status))).toEqual(['PendingApproval']);
  expect(permitStatuses.filter((status) => canActionLeadTo('approve', status))).toEqual([
    'PendingApproval',
    'Approved',
  ]);
});
