import { describe, expect, it } from 'vitest';
import { message } from '../message.ts';
import type { Actor } from '../user/actor.ts';
import type { PermitFacts, Slot } from './permit.ts';
import {
  applyReviewerAddition,
  applyReviewerRemoval,
  isLastToApprove,
  type AddedReviewers,
} from './reviewer-change.ts';
import { permitStatuses } from './status.ts';
import { createSamplePermit } from './testing/sample-permit.ts';

const individual = (userId: string, filledBy: string | null = null): Slot => ({
  reviewer: { kind: 'individual', userId, name: userId },
  filledBy,
});
const group = (groupId: string, filledBy: string | null = null): Slot => ({
  reviewer: { kind: 'group', groupId, name: groupId },
  filledBy,
});

const permit = (change: Partial<PermitFacts> = {}): PermitFacts =>
  createSamplePermit({
    submitterId: 'submitter',
    ownerId: 'owner',
    slots: [individual('ann'), individual('bob'), group('EHS'), group('GAS')],
    ...change,
  });

const actor = (id: string, change: Partial<Actor> = {}): Actor => ({
  id,
  fullName: id,
  email: '',
  role: 'User',
  company: '',
  siteIds: ['site'],
  groups: [],
  ...change,
});
const owner = actor('owner');

describe('removing a reviewer', () => {
  it('leaves the others and the status unchanged', () => {
    const outcome = applyReviewerRemoval(owner, permit(), { userId: 'ann' }, null);
    expect(outcome).toEqual({
      allowed: true,
      permit: permit({ slots: [individual('bob'), group('EHS'), group('GAS')] }),
    });
  });

  it.each<[what: string, slots: Slot[], name: { userId: string } | { groupId: string }, problem: string | RegExp]>([
    ['who is not a reviewer', [individual('ann'), group('EHS')], { userId: 'eve' }, /no longer on the permit/],
    [
      'who has approved',
      [individual('ann', 'ann'), individual('bob'), group('EHS')],
      { userId: 'ann' },
      /already approved/,
    ],
    [
      'who is the last individual',
      [individual('ann'), group('EHS')],
      { userId: 'ann' },
      /at least one individual reviewer/,
    ],
    ['that is the last group', [individual('ann'), group('EHS')], { groupId: 'EHS' }, message.groupRequired],
  ])('is refused for one %s', (_, slots, name, problem) => {
    const outcome = applyReviewerRemoval(owner, permit({ slots }), name, null);
    expect(outcome.allowed ? '' : outcome.problem).toMatch(problem);
  });

  const oneLeft = permit({ slots: [individual('ann', 'ann'), group('EHS', 'bo'), group('GAS')] });

  it('approves the permit when only the removed reviewer had not approved, in the name of the last who did', () => {
    const slots = [individual('ann', 'ann'), group('EHS', 'bo')];
    expect(applyReviewerRemoval(owner, oneLeft, { groupId: 'GAS' }, 'bo')).toEqual({
      allowed: true,
      permit: { ...oneLeft, slots, status: 'Approved', finalApproverId: 'bo' },
    });
  });

  it('never approves a permit with an approval of other answers', () => {
    const outcome = applyReviewerRemoval(owner, { ...oneLeft, uncovered: ['Bo'] }, { groupId: 'GAS' }, 'bo');
    expect(outcome.allowed ? '' : outcome.problem).toMatch(/changed after Bo approved it/);
  });

  it("never approves the actor's own permit", () => {
    const outcome = applyReviewerRemoval(actor('submitter'), oneLeft, { groupId: 'GAS' }, 'bo');
    expect(outcome.allowed ? '' : outcome.problem).toMatch(/cannot approve your own permit/);
    expect(applyReviewerRemoval(actor('submitter'), permit(), { groupId: 'GAS' }, null).allowed).toBe(true);
  });

  it('approves nothing that is not under review', () => {
    const last = group('GAS');
    expect(isLastToApprove({ status: 'PendingApproval', slots: [last] }, last)).toBe(true);
    expect(isLastToApprove({ status: 'Rejected', slots: [last] }, last)).toBe(false);
    const rejected = { ...oneLeft, status: 'Rejected' } as const;
    const outcome = applyReviewerRemoval(owner, rejected, { groupId: 'GAS' }, 'bo');
    expect(outcome.allowed && outcome.permit.status).toBe('Rejected');
  });

  it('is allowed to the submitter, the owner, reviewers and administrators of the site, before approval', () => {
    const allowed = (user: Actor, change: Partial<PermitFacts> = {}) =>
      applyReviewerRemoval(user, permit(change), { userId: 'ann' }, null).allowed;
    expect(allowed(actor('submitter'))).toBe(true);
    expect(allowed(actor('bob', { role: 'MicronManager' }))).toBe(true);
    expect(allowed(actor('admin', { role: 'SiteAdmin' }))).toBe(true);
    expect(allowed(actor('admin', { role: 'SiteAdmin', siteIds: ['other'] }))).toBe(false);
    expect(allowed(actor('stranger', { role: 'MicronManager' }))).toBe(false);
    expect(permitStatuses.filter((status) => allowed(owner, { status }))).toEqual([
      'PendingPMApproval',
      'PendingApproval',
      'Rejected',
    ]);
  });
});

describe('adding reviewers', () => {
  const presentGroups = [
    { id: 'EHS', name: 'EHS', memberIds: ['bo'] },
    { id: 'GAS', name: 'GAS', memberIds: ['gil'] },
  ];
  const add = (added: Partial<AddedReviewers>, user = owner) =>
    applyReviewerAddition(user, permit(), { individuals: [], groups: [], ...added }, presentGroups);

  it('adds empty slots after the existing ones', () => {
    const outcome = add({
      individuals: [{ id: 'eve', name: 'eve' }],
      groups: [{ id: 'LSS', name: 'LSS', memberIds: ['lou'] }],
    });
    const slots = [...permit().slots, individual('eve'), group('LSS')];
    expect(outcome).toEqual({ allowed: true, permit: permit({ slots }) });
  });

  it.each<[string, Partial<AddedReviewers>, string | RegExp]>([
    ['nobody', {}, message.addNobody],
    ['the same person twice', { individuals: [{ id: 'ann', name: 'ann' }] }, message.addSameIndividual],
    ["a group's member", { individuals: [{ id: 'gil', name: 'gil' }] }, message.addSameIndividual],
    ['the same group', { groups: [{ id: 'EHS', name: 'EHS', memberIds: ['bo'] }] }, message.addSameGroup],
    ['the submitter', { individuals: [{ id: 'submitter', name: '' }] }, /own permit/],
    [
      'a group with a reviewer in it',
      { groups: [{ id: 'LSS', name: '', memberIds: ['ann'] }] },
      message.groupMemberIsReviewer,
    ],
    [
      'a group that shares a member with another',
      { groups: [{ id: 'LSS', name: '', memberIds: ['bo'] }] },
      message.groupMemberInOtherGroup,
    ],
    ['a group without members', { groups: [{ id: 'LSS', name: 'LSS', memberIds: [] }] }, /^No member of .* can review/],
  ])('refuses %s', (_, added, problem) => {
    const outcome = add(added);
    expect(outcome.allowed ? '' : outcome.problem).toMatch(problem);
  });

  it('checks only the new reviewers, not what the existing ones now have in common', () => {
    const both = [
      { id: 'EHS', name: 'EHS', memberIds: ['bo', 'ann'] },
      { id: 'GAS', name: 'GAS', memberIds: ['gil', 'bo'] },
    ];
    const lou = { id: 'LSS', name: 'LSS', memberIds: ['lou'] };
    expect(applyReviewerAddition(owner, permit(), { individuals: [], groups: [lou] }, both).allowed).toBe(true);
  });

  it('refuses a reviewer who approved for a group that they have since left', () => {
    const slots = [individual('ann'), group('EHS', 'eve')];
    const outcome = applyReviewerAddition(
      owner,
      permit({ slots }),
      { individuals: [{ id: 'eve', name: 'eve' }], groups: [] },
      [{ id: 'EHS', name: 'EHS', memberIds: ['bo'] }],
    );
    expect(outcome).toEqual({ allowed: false, kind: 'condition', problem: message.addSameIndividual });
  });

  it('is refused to strangers', () => {
    const outcome = add({ individuals: [{ id: 'eve', name: 'eve' }] }, actor('stranger'));
    expect(outcome.allowed).toBe(false);
  });
});
