import { describe, expect, it } from 'vitest';
import type { Actor } from '../user/actor.ts';
import type { Role } from '../user/role.ts';
import { permitActions, type PermitAction } from './actions.ts';
import { findChangeEffect, lifecycle } from './lifecycle.ts';
import { decide } from './testing/decide.ts';
import type { PermitFacts, Slot } from './permit.ts';
import type { PermitStatus } from './status.ts';
import { createSamplePermit } from './testing/sample-permit.ts';

const ann = (filledBy: string | null = null): Slot => ({
  reviewer: { kind: 'individual', userId: 'ann', name: 'Ann' },
  filledBy,
});
const gas = (filledBy: string | null = null): Slot => ({
  reviewer: { kind: 'group', groupId: 'gas', name: 'Gas' },
  filledBy,
});

function permit(status: PermitStatus, more: Partial<PermitFacts> = {}): PermitFacts {
  return createSamplePermit({
    status,
    slots: [ann(), gas()],
    projectManagerId: 'max',
    ...more,
  });
}

function actor(id: string, role: Role, more: Partial<Actor> = {}): Actor {
  return { id, fullName: id, email: `${id}@example`, role, company: '', siteIds: [], groups: [], ...more };
}

const people = {
  sue: actor('sue', 'ContractorRequestor'),
  max: actor('max', 'ContractorPM', { company: 'ACME', siteIds: ['site'] }),
  ann: actor('ann', 'MicronManager'),
  gus: actor('gus', 'MTGroup', { groups: [{ id: 'gas', name: 'Gas', siteId: 'site', permitCloser: false }] }),
};

const approved = permit('Approved', { slots: [ann('ann'), gas('gus')], finalApproverId: 'gus' });
const byGroupAlone = permit('PendingApproval', { slots: [ann(), gas('gus')] });
const unmanaged = { submitterRole: 'MTGroup', projectManagerId: null } as const;

describe('when covered answers change', () => {
  it.each<{
    title: string;
    by: keyof typeof people;
    before: PermitFacts;
    action: PermitAction;
    leadsTo: PermitStatus;
    filled: (string | null)[];
    manager?: string;
    lapsed: string[];
  }>([
    {
      title: 'an edit by the submitter returns an approved permit to the start',
      by: 'sue',
      before: approved,
      action: 'editApproved',
      leadsTo: 'PendingPMApproval',
      filled: [null, null],
      lapsed: ['max', 'ann', 'gus'],
    },
    {
      title: 'so does an edit by a reviewing group, whose own approval lapses too',
      by: 'gus',
      before: { ...approved, ...unmanaged },
      action: 'editApproved',
      leadsTo: 'PendingApproval',
      filled: [null, null],
      lapsed: ['ann', 'gus'],
    },
    {
      title: 'after an edit by a reviewer the others must approve again',
      by: 'ann',
      before: byGroupAlone,
      action: 'edit',
      leadsTo: 'PendingPMApproval',
      filled: [null, null],
      lapsed: ['max', 'gus'],
    },
    {
      title: 'an approval given with an edit counts, and is never the last',
      by: 'ann',
      before: byGroupAlone,
      action: 'approve',
      leadsTo: 'PendingPMApproval',
      filled: ['ann', null],
      lapsed: ['max', 'gus'],
    },
    {
      title: 'without a project manager it stays in review',
      by: 'ann',
      before: { ...byGroupAlone, ...unmanaged },
      action: 'approve',
      leadsTo: 'PendingApproval',
      filled: ['ann', null],
      lapsed: ['gus'],
    },
    {
      title: 'nothing lapses when nobody has approved yet',
      by: 'ann',
      before: permit('PendingApproval', unmanaged),
      action: 'approve',
      leadsTo: 'PendingApproval',
      filled: ['ann', null],
      lapsed: [],
    },
    {
      title: 'the project manager approves the new answers, and earlier approvers must approve again',
      by: 'max',
      before: permit('PendingPMApproval', { projectManagerId: null, slots: [ann('ann'), gas()] }),
      action: 'approveAsProjectManager',
      leadsTo: 'PendingApproval',
      filled: [null, null],
      manager: 'max',
      lapsed: ['ann'],
    },
    {
      title: 'a resubmission clears all approvals as usual, and none of them lapses',
      by: 'sue',
      before: permit('Rejected', { slots: [ann('ann'), gas()] }),
      action: 'resubmit',
      leadsTo: 'PendingPMApproval',
      filled: [null, null],
      lapsed: [],
    },
  ])('$title', ({ by, before, action, leadsTo, filled, manager = null, lapsed }) => {
    const outcome = decide(people[by], before, action, 'covered answers');
    if (!outcome.allowed) throw new Error(outcome.problem);
    expect(outcome.after).toMatchObject({ status: leadsTo, projectManagerId: manager, finalApproverId: null });
    expect(outcome.after.slots.map(({ filledBy }) => filledBy)).toEqual(filled);
    expect(outcome.lapsed.map(({ personId }) => personId)).toEqual(lapsed);
  });

  it('records in which capacity each lapsed approval was given', () => {
    const outcome = decide(people.sue, approved, 'editApproved', 'covered answers');
    expect(outcome.allowed && outcome.lapsed.map(({ capacity }) => capacity)).toEqual([
      'project manager',
      'individual reviewer',
      'Gas',
    ]);
  });

  it.each(['requestClosure', 'requestCancellation'] as const)('%s is refused in the same request', (action) => {
    expect(decide(people.sue, approved, action, 'covered answers')).toMatchObject({
      allowed: false,
      problem: expect.stringMatching(/need a new approval/),
    });
  });

  it('no action that allows such changes keeps an approval, except one that clears them all', () => {
    const effects = lifecycle.map(({ action, from }) => ({ action, effect: findChangeEffect(from, action) }));
    expect(effects.filter(({ effect }) => effect === 'they are cleared').map(({ action }) => action)).toEqual([
      'resubmit',
    ]);
    expect([...new Set(effects.flatMap(({ action, effect }) => (effect === 'they lapse' ? [action] : [])))]).toEqual([
      'approveAsProjectManager',
      'edit',
      'moveDates',
      'approve',
      'editApproved',
    ]);
  });
});

describe('when no covered answers change', () => {
  it.each(permitActions.filter((action) => action === 'edit' || action === 'editApproved'))(
    '%s keeps the approvals',
    (action) => {
      const before = action === 'edit' ? byGroupAlone : approved;
      expect(decide(people[action === 'edit' ? 'ann' : 'sue'], before, action)).toMatchObject({
        allowed: true,
        after: before,
        lapsed: [],
        isUnchanged: true,
      });
    },
  );
});

describe('an approval that was given for other answers', () => {
  const stale = permit('PendingApproval', { slots: [ann(), gas('gus')], uncovered: ['Gus'] });

  it('keeps the last reviewer from making the permit Approved', () => {
    expect(decide(people.ann, stale, 'approve')).toMatchObject({
      allowed: false,
      problem: expect.stringMatching(/^This permit changed after Gus approved it\./),
    });
  });

  it('does not prevent a rejection', () => {
    expect(decide(people.ann, stale, 'reject')).toMatchObject({ allowed: true, after: { status: 'Rejected' } });
  });
});
