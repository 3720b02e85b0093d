import { describe, expect, it } from 'vitest';
import type { Actor } from '../user/actor.ts';
import { roles, type Role } from '../user/role.ts';
import { permitActions } from './actions.ts';
import { buildLifecycleMatrix } from './lifecycle-document.ts';
import {
  findEditAction,
  listActions,
  listBlockedActions,
  checkAction,
  findFirstStage,
  lifecycle,
} from './lifecycle.ts';
import type { PermitFacts } from './permit.ts';
import { isFinished, permitStatuses, type PermitStatus } from './status.ts';
import { decide } from './testing/decide.ts';
import { createSamplePermit } from './testing/sample-permit.ts';

function actor(id: string, role: Role, more: Partial<Actor> = {}): Actor {
  return { id, fullName: id, email: `${id}@example`, role, company: '', siteIds: [], groups: [], ...more };
}

function permit(more: Partial<PermitFacts> = {}): PermitFacts {
  return createSamplePermit({
    submitterId: 'submitter',
    ownerId: 'owner',
    slots: [
      { reviewer: { kind: 'individual', userId: 'ann', name: 'Ann' }, filledBy: null },
      { reviewer: { kind: 'group', groupId: 'ehs', name: 'EHS' }, filledBy: null },
    ],
    ...more,
  });
}

const ann = actor('ann', 'MicronManager');
const ehs = { id: 'ehs', name: 'EHS', siteId: 'site', permitCloser: false };

describe('the lifecycle matrix', () => {
  it('is as reviewed', () => {
    const lines = buildLifecycleMatrix().map(
      (row) =>
        `${row.role}, ${row.relation}\n` +
        permitStatuses.map((status) => `    ${status}: ${row.actions[status].join(', ') || '-'}`).join('\n'),
    );
    expect(lines.join('\n')).toMatchSnapshot();
  });

  it('allows every action at least once', () => {
    expect(new Set(lifecycle.map((row) => row.action))).toEqual(new Set(permitActions));
  });

  it('has one row per action and status', () => {
    const keys = lifecycle.map((row) => `${row.action} ${row.from}`);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('has no way out of a finished status', () => {
    expect(lifecycle.filter((row) => isFinished(row.from))).toEqual([]);
  });
});

describe('the first stage', () => {
  it.each(roles)('of a permit that a %s submitted', (role) => {
    expect(findFirstStage(role)).toBe(role === 'ContractorRequestor' ? 'PendingPMApproval' : 'PendingApproval');
  });
});

describe('deciding', () => {
  it('approves only when the last slot is filled', () => {
    expect(decide(ann, permit(), 'approve')).toMatchObject({ after: { status: 'PendingApproval' } });
    const lastOne = permit({
      slots: permit().slots.map((slot, at) => (at === 1 ? { ...slot, filledBy: 'bob' } : slot)),
    });
    expect(decide(ann, lastOne, 'approve')).toMatchObject({ after: { status: 'Approved' } });
  });

  const approved = permit({
    slots: permit()
      .slots.map((slot) => ({ ...slot, filledBy: 'ann' }))
      .slice(0, 1),
  });
  const groupDone = permit({ slots: [{ reviewer: { kind: 'group', groupId: 'ehs', name: 'EHS' }, filledBy: 'bob' }] });
  const noGroup = permit({ slots: permit().slots.slice(0, 1) });
  const noIndividual = permit({ slots: permit().slots.slice(1) });

  it.each<[string, Actor, PermitFacts, (typeof permitActions)[number], string]>([
    [
      "an approval of the actor's own permit",
      actor('submitter', 'MTGroup', { groups: [ehs] }),
      permit(),
      'approve',
      'You cannot approve your own permit.',
    ],
    ['a second approval by the same user', ann, approved, 'approve', 'You have already approved this permit.'],
    [
      'an approval after a colleague in the same group',
      actor('cy', 'MTGroup', { groups: [ehs] }),
      groupDone,
      'approve',
      'Another member of your group has already approved this permit.',
    ],
    ['an approval without a group', ann, noGroup, 'approve', 'Please select MtGroup!'],
    [
      'an approval without an individual reviewer',
      actor('cy', 'MTGroup', { groups: [ehs] }),
      noIndividual,
      'approve',
      'Please select Individual Reviewer!',
    ],
    [
      'an approval by a stranger',
      actor('eve', 'MTGroup'),
      permit(),
      'reject',
      'Only a reviewer whose slot is empty can do this.',
    ],
    [
      'an action in the wrong status',
      ann,
      permit({ status: 'Completed' }),
      'approve',
      'This permit is Completed. This action is available only while it is Pending Approval.',
    ],
    [
      'a closure over an unfinished child permit',
      actor('closer', 'MTGroup', { groups: [{ ...ehs, id: 'office', permitCloser: true }] }),
      permit({ status: 'PendingClosure', unfinishedChildren: ['F10N-B2-000007'] }),
      'close',
      'Finish its child permits first: F10N-B2-000007.',
    ],
    [
      'a request for closure over an unfinished child permit',
      actor('submitter', 'ContractorRequestor'),
      permit({ status: 'Approved', unfinishedChildren: ['F10N-B2-000007', 'F10N-B5-000009'] }),
      'requestClosure',
      'Finish its child permits first: F10N-B2-000007, F10N-B5-000009.',
    ],
    [
      'cancelling while people are signed on',
      actor('closer', 'MTGroup', { groups: [{ ...ehs, id: 'office', permitCloser: true }] }),
      permit({ status: 'PendingCancel', signedOn: ['Lim Kai', 'Tan Wei'] }),
      'cancel',
      "2 workers are still signed on: Lim Kai, Tan Wei. Make sure that they have left. Then the permit holder or the issuing authority signs them off on the permit's page.",
    ],
    [
      'cancelling a rejected permit while somebody is signed on',
      actor('submitter', 'ContractorRequestor'),
      permit({ status: 'Rejected', signedOn: ['Tan Wei'] }),
      'withdraw',
      "1 worker is still signed on: Tan Wei. Make sure that they have left. Then the permit holder or the issuing authority signs them off on the permit's page.",
    ],
    [
      "sending back the actor's own permit",
      actor('submitter', 'MTGroup', { groups: [{ ...ehs, permitCloser: true }] }),
      permit({ status: 'PendingClosure' }),
      'sendBack',
      'Only a member of a permit-closer group at the site, other than the submitter, the last holder or who requested it can do this.',
    ],
    [
      "withdrawing another user's request",
      actor('closer', 'MTGroup', { groups: [{ ...ehs, permitCloser: true }] }),
      permit({ status: 'PendingCancel' }),
      'withdrawRequest',
      'Only the submitter, their stand-in or the permit holder can do this.',
    ],
  ])('refuses %s', (_, user, facts, action, problem) => {
    expect(checkAction(user, facts, action)).toMatchObject({ allowed: false, problem });
  });

  it('returns in advance what would be refused, and why', () => {
    const submitter = actor('submitter', 'ContractorRequestor');
    const open = permit({ status: 'Approved', unfinishedChildren: ['F10N-B2-000007'] });
    const problem = 'Finish its child permits first: F10N-B2-000007.';
    expect(listBlockedActions(submitter, open)).toEqual([{ action: 'requestClosure', why: problem }]);
    expect(listBlockedActions(submitter, { ...open, unfinishedChildren: [] })).toEqual([]);
    expect(listBlockedActions(ann, open)).toEqual([]);
  });

  it.each(permitStatuses)('lists in %s exactly the actions it allows', (status) => {
    const people = [
      ann,
      actor('submitter', 'ContractorRequestor'),
      actor('cy', 'MTGroup', { groups: [ehs], siteIds: ['site'] }),
    ];
    for (const someone of people) {
      const offered = listActions(someone, permit({ status }));
      for (const action of permitActions)
        expect(checkAction(someone, permit({ status }), action).allowed).toBe(offered.includes(action));
    }
  });
});

it.each<[PermitStatus, string, Partial<PermitFacts>]>([
  ['PendingApproval', 'edit', {}],
  ['PendingApproval', 'moveDates', { submitterId: 'ann', endedOn: '2 Mar 2026, 17:00' }],
  ['Approved', 'editApproved', {}],
  // Not allowed there; the refusal of an edit says so.
  ['Completed', 'edit', {}],
])('saves answers of a permit that is %s by the action %s', (status, action, more) => {
  expect(findEditAction(ann, permit({ status, ...more }))).toBe(action);
});
