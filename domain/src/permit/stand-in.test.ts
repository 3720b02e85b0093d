import { describe, expect, it } from 'vitest';
import type { Actor } from '../user/actor.ts';
import type { Role } from '../user/role.ts';
import { listActions } from './lifecycle.ts';
import type { PermitFacts } from './permit.ts';
import { findRepresentedSubmitter } from './represented.ts';
import { decide } from './testing/decide.ts';
import { formatStandIn } from './stand-in.ts';
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

const pm = actor('max', 'ContractorPM', { company: 'ACME', siteIds: ['site'] });
const admin = actor('ada', 'SiteAdmin', { siteIds: ['site'] });
const owner = actor('otto', 'User');
const others = [
  actor('mia', 'ContractorPM', { company: 'ACME', siteIds: ['elsewhere'] }),
  actor('moe', 'ContractorPM', { company: 'Other', siteIds: ['site'] }),
  actor('ben', 'SiteAdmin', { siteIds: ['elsewhere'] }),
  actor('rob', 'ContractorRequestor', { company: 'ACME', siteIds: ['site'] }),
];
const absent = { absentSubmitter: 'Sue Lim' };
const byStaff = { submitterRole: 'MicronManager', submitterCompany: '' } as const;
const submitterOnly = ['resubmit', 'withdraw', 'requestClosure', 'requestCancellation', 'withdrawRequest'];

const listInPlace = (by: Actor, more: Partial<PermitFacts>) =>
  listActions(by, permit(more)).filter((action) => submitterOnly.includes(action));

describe('in place of a submitter who can no longer act', () => {
  it.each(['Rejected', 'Approved', 'PendingClosure', 'PendingCancel'] as const)(
    'a project manager of the company, or a Site Admin, does on a %s permit what only the submitter may',
    (status) => {
      const ofSubmitter = listInPlace(actor('sue', 'ContractorRequestor'), { status });
      expect(ofSubmitter).not.toEqual([]);
      for (const by of [pm, admin]) {
        expect(listInPlace(by, { status, ...absent })).toEqual(ofSubmitter);
        expect(listInPlace(by, { status })).toEqual([]);
      }
      for (const by of [...others, owner]) expect(listInPlace(by, { status, ...absent })).toEqual([]);
      const ofStaff = { status, ...byStaff, ...absent };
      expect(listInPlace(owner, ofStaff)).toEqual(ofSubmitter);
      expect(listInPlace(admin, ofStaff)).toEqual(ofSubmitter);
      expect(listInPlace(pm, ofStaff)).toEqual([]);
    },
  );

  it('is recorded with both names', () => {
    const approved = permit({ status: 'Approved', ...absent });
    expect(findRepresentedSubmitter(pm, approved, 'requestClosure')).toBe('Sue Lim');
    expect(findRepresentedSubmitter(pm, { ...approved, holderId: 'max' }, 'requestClosure')).toBeUndefined();
    expect(findRepresentedSubmitter(pm, permit(absent), 'approve')).toBeUndefined();
    expect(formatStandIn({ fullName: 'Max Tan' }, 'Sue Lim')).toBe('Max Tan for Sue Lim, whose account is closed');
  });
});

describe('whoever requested something', () => {
  const office = { id: 'office', name: 'Office', siteId: 'site', permitCloser: true };
  const closer = actor('cleo', 'MTGroup', { siteIds: ['site'], groups: [office] });

  it('in the place of the submitter does not approve it', () => {
    const rejected = permit({ status: 'Rejected', ...absent, ...byStaff, ownerId: 'ann' });
    const ann = actor('ann', 'MicronManager');
    const resubmitted = decide(ann, rejected, 'resubmit');
    if (!resubmitted.allowed) throw new Error(resubmitted.problem);
    expect(resubmitted.after.requestedBy).toBe('ann');
    expect(decide(ann, resubmitted.after, 'approve')).toEqual({
      allowed: false,
      kind: 'person',
      problem: 'You resubmitted this permit for its submitter. Somebody else approves it.',
    });
    expect(listActions(ann, { ...resubmitted.after, requestedBy: null })).toContain('approve');
  });

  it.each(['close', 'cancel'] as const)('or submitted or last held the permit does not %s it', (action) => {
    const status = action === 'close' ? 'PendingClosure' : 'PendingCancel';
    expect(listActions(closer, permit({ status }))).toContain(action);
    for (const more of [{ requestedBy: 'cleo' }, { holderId: 'cleo' }, { submitterId: 'cleo' }])
      expect(listActions(closer, permit({ status, ...more }))).not.toContain(action);
  });

  it('is forgotten once the request is sent back or withdrawn', () => {
    const requested = permit({ status: 'PendingClosure', requestedBy: 'sue' });
    for (const [by, action] of [
      [closer, 'sendBack'],
      [actor('sue', 'ContractorRequestor'), 'withdrawRequest'],
    ] as const)
      expect(decide(by, requested, action)).toMatchObject({ after: { requestedBy: null } });
  });
});
