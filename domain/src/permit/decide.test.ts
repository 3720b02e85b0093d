import { describe, expect, it } from 'vitest';
import { message } from '../message.ts';
import type { Actor } from '../user/actor.ts';
import type { Role } from '../user/role.ts';
import type { PermitAction } from './actions.ts';
import { decidePermitAction, type AnswerEdit, type DecidedPermit, type SentWithAction } from './decide.ts';
import type { PermitFacts, Slot } from './permit.ts';
import type { PermitStatus } from './status.ts';
import { createSamplePermit } from './testing/sample-permit.ts';

function actor(id: string, role: Role, more: Partial<Actor> = {}): Actor {
  return { id, fullName: id, email: `${id}@example`, role, company: '', siteIds: [], groups: [], ...more };
}

const gas = { id: 'gas', name: 'Gas', siteId: 'site', permitCloser: false };
const office = { id: 'office', name: 'Permit Office', siteId: 'site', permitCloser: true };
const people = {
  sue: actor('sue', 'ContractorRequestor', { company: 'ACME', siteIds: ['site'] }),
  max: actor('max', 'ContractorPM', { company: 'ACME', siteIds: ['site'] }),
  ann: actor('ann', 'MicronManager'),
  gus: actor('gus', 'MTGroup', { groups: [gas] }),
  gil: actor('gil', 'MTGroup', { groups: [gas] }),
  cleo: actor('cleo', 'MTGroup', { groups: [office], siteIds: ['site'] }),
  eve: actor('eve', 'User'),
};

const ann = (filledBy: string | null = null): Slot => ({
  reviewer: { kind: 'individual', userId: 'ann', name: 'Ann' },
  filledBy,
});
const ofGas = (filledBy: string | null = null): Slot => ({
  reviewer: { kind: 'group', groupId: 'gas', name: 'Gas' },
  filledBy,
});

const now = new Date('2026-11-24T01:00:00Z');
const period = { start: new Date('2026-11-24T00:00:00Z'), end: new Date('2026-11-24T09:00:00Z') };
const past = { start: new Date('2026-11-22T00:00:00Z'), end: new Date('2026-11-23T09:00:00Z') };

function permit(status: PermitStatus, more: Partial<PermitFacts> = {}, dates = period): DecidedPermit {
  const facts: PermitFacts = createSamplePermit({
    status,
    slots: [ann(), ofGas()],
    endedOn: dates.end < now ? '23 Nov 2026, 17:00' : null,
    ...more,
  });
  return { facts, period: dates, timeZone: 'Asia/Singapore', now };
}

const edited = (more: Partial<AnswerEdit> = {}): SentWithAction => ({
  edit: {
    hasChanges: true,
    extent: 'nothing covered',
    changesDatesAlone: false,
    proofs: 'none',
    asksProofs: false,
    period,
    ...more,
  },
});
const inReview = permit('PendingApproval', { projectManagerId: 'max', slots: [ann(), ofGas('gus')] });
const approved = permit('Approved', {
  projectManagerId: 'max',
  slots: [ann('ann'), ofGas('gus')],
  finalApproverId: 'gus',
});
const requested = permit('PendingClosure', { slots: [ann('ann'), ofGas('gus')], finalApproverId: 'gus' });

describe('an allowed action', () => {
  it('comes with its row, the permit afterwards and on whose behalf it is taken', () => {
    const before = permit('PendingApproval', { slots: [ann('ann'), ofGas()] });
    expect(decidePermitAction(people.gil, before, 'approve', {})).toMatchObject({
      allowed: true,
      row: { action: 'approve', from: 'PendingApproval' },
      reason: null,
      after: { status: 'Approved', finalApproverId: 'gil', slots: [ann('ann'), ofGas('gil')] },
      lapsed: [],
      isUnchanged: false,
      group: 'Gas',
      represented: undefined,
    });
  });

  it('is taken for the permit closers by one of them, and for a submitter who cannot act by their stand-in', () => {
    expect(decidePermitAction(people.cleo, requested, 'close', {})).toMatchObject({ group: 'Permit Office' });
    const rejected = permit('Rejected', { absentSubmitter: 'Sue Lim' });
    expect(decidePermitAction(people.max, rejected, 'resubmit', {})).toMatchObject({ represented: 'Sue Lim' });
  });

  it('stores its reason without spaces around it, and none for spaces alone', () => {
    expect(decidePermitAction(people.ann, inReview, 'reject', { reason: '  No gas test. ' })).toMatchObject({
      reason: 'No gas test.',
    });
    expect(decidePermitAction(people.cleo, requested, 'close', { reason: '  ' })).toMatchObject({ reason: null });
  });

  it('saves nothing when no answer changes', () => {
    const sent = edited({ hasChanges: false });
    expect(decidePermitAction(people.sue, approved, 'editApproved', sent)).toMatchObject({ isUnchanged: true });
    expect(decidePermitAction(people.sue, approved, 'editApproved', {})).toMatchObject({ isUnchanged: true });
    expect(decidePermitAction(people.sue, approved, 'editApproved', edited())).toMatchObject({
      isUnchanged: false,
      lapsed: [],
      after: approved.facts,
    });
  });

  it('makes approvals lapse when it changes what they cover', () => {
    const sent = { ...edited({ extent: 'covered answers' }), reason: 'Another crane.' };
    expect(decidePermitAction(people.sue, approved, 'editApproved', sent)).toMatchObject({
      after: { status: 'PendingPMApproval', slots: [ann(), ofGas()] },
      lapsed: [{ personId: 'max' }, { personId: 'ann' }, { personId: 'gus' }],
    });
  });

  it('moves the dates of a permit without a reason, although approvals lapse', () => {
    const ended = permit('PendingApproval', inReview.facts, past);
    const facts = { ...ended.facts, endedOn: '23 Nov 2026, 17:00' };
    const sent = edited({ extent: 'covered answers', changesDatesAlone: true });
    expect(decidePermitAction(people.sue, { ...ended, facts }, 'moveDates', sent)).toMatchObject({
      allowed: true,
      lapsed: [{ personId: 'max' }, { personId: 'gus' }],
    });
  });

  it('approves an ended permit with the new dates that come with it', () => {
    const ended = permit('PendingApproval', { slots: [ann(), ofGas()] }, past);
    const sent = edited({ extent: 'covered answers', period });
    expect(decidePermitAction(people.ann, ended, 'approve', sent)).toMatchObject({
      allowed: true,
      after: { endedOn: null, slots: [ann('ann'), ofGas()] },
    });
    expect(decidePermitAction(people.ann, ended, 'approve', {})).toMatchObject({ kind: 'condition' });
    const still = edited({ extent: 'covered answers', period: past });
    expect(decidePermitAction(people.ann, ended, 'approve', still)).toMatchObject({ kind: 'condition' });
  });
});

describe('what an action does besides the status', () => {
  const pending = permit('PendingCancel', { ...approved.facts, status: 'PendingCancel', requestedBy: 'sue' });

  it.each<[string, keyof typeof people, DecidedPermit, PermitAction, Partial<PermitFacts>]>([
    [
      'a project manager is remembered',
      'max',
      permit('PendingPMApproval'),
      'approveAsProjectManager',
      { projectManagerId: 'max' },
    ],
    [
      'a recall empties the slot of the final approver alone',
      'gus',
      approved,
      'recall',
      { slots: [ann('ann'), ofGas()], finalApproverId: null },
    ],
    [
      'who requests closure is remembered',
      'sue',
      approved,
      'requestClosure',
      { requestedBy: 'sue', status: 'PendingClosure' },
    ],
    [
      'who requests cancellation is remembered',
      'sue',
      approved,
      'requestCancellation',
      { requestedBy: 'sue', status: 'PendingCancel' },
    ],
    [
      'and forgotten when it is withdrawn',
      'sue',
      pending,
      'withdrawRequest',
      { requestedBy: null, slots: pending.facts.slots },
    ],
    ['and when it is sent back', 'cleo', pending, 'sendBack', { requestedBy: null, finalApproverId: 'gus' }],
    [
      'a resubmission empties every slot',
      'sue',
      permit('Rejected', { slots: [ann('ann'), ofGas()], projectManagerId: 'max' }),
      'resubmit',
      { slots: [ann(), ofGas()], projectManagerId: null, requestedBy: null },
    ],
    [
      'a stand-in who resubmits is remembered',
      'max',
      permit('Rejected', { absentSubmitter: 'Sue Lim' }),
      'resubmit',
      { requestedBy: 'max' },
    ],
  ])('%s', (_, by, before, action, after) => {
    const decision = decidePermitAction(people[by], before, action, { reason: 'A reason.' });
    expect(decision).toMatchObject({ allowed: true, after });
  });

  it('is done in one’s own name by the submitter and the holder, and for no group outside its site', () => {
    const absent = permit('Approved', { ...approved.facts, absentSubmitter: 'Sue Lim', holderId: 'max' });
    expect(decidePermitAction(people.max, absent, 'requestClosure', {})).toMatchObject({ represented: undefined });
    const another = { ...absent, facts: { ...absent.facts, holderId: null } };
    expect(decidePermitAction(people.max, another, 'requestClosure', {})).toMatchObject({ represented: 'Sue Lim' });
    expect(decidePermitAction(people.ann, inReview, 'approve', {})).toMatchObject({
      group: null,
      represented: undefined,
    });
    const elsewhere = { ...office, id: 'west', name: 'Permit Office West', siteId: 'west' };
    const member = { ...people.cleo, groups: [gas, elsewhere, office] };
    expect(decidePermitAction(member, requested, 'close', {})).toMatchObject({ group: 'Permit Office' });
    expect(decidePermitAction(people.sue, requested, 'withdrawRequest', {})).toMatchObject({ group: null });
  });

  it('depends on what approvals cover when the permit has ended', () => {
    const ended = permit('Approved', approved.facts, past);
    const sent = { reason: 'A reason.', edit: { ...edited().edit, period: past } as AnswerEdit };
    expect(decidePermitAction(people.sue, ended, 'editApproved', sent)).toMatchObject({ allowed: true });
    const covered = { ...sent, edit: { ...sent.edit, extent: 'covered answers' as const } };
    expect(decidePermitAction(people.sue, ended, 'editApproved', covered)).toMatchObject({ kind: 'ended' });
  });

  it('is refused by name for the lapse where one makes it lead elsewhere', () => {
    const sent = {
      ...edited({ extent: 'covered answers' }),
      reason: 'A reason.',
      requestedStatus: 'Approved' as const,
    };
    const decision = decidePermitAction(people.sue, approved, 'editApproved', sent);
    expect(decision).toMatchObject({ kind: 'outcome', problem: expect.stringMatching(/earlier approvals lapse/) });
    const other = decidePermitAction(people.ann, inReview, 'approve', { requestedStatus: 'PendingApproval' });
    expect(other).toMatchObject({ problem: 'Your approval would be the last: send Approved.' });
  });

  it('takes a reason of exactly the longest length', () => {
    expect(decidePermitAction(people.ann, inReview, 'reject', { reason: 'x'.repeat(2000) }).allowed).toBe(true);
  });
});

describe('a refusal', () => {
  const long = 'x'.repeat(2001);
  it.each<[string, keyof typeof people, DecidedPermit, PermitAction, SentWithAction, string, RegExp | string]>([
    ['of the status', 'ann', approved, 'approve', {}, 'status', /^This permit is Approved/],
    [
      'of an approval that a colleague gave',
      'gil',
      inReview,
      'approve',
      {},
      'already decided',
      /Another member of your group/,
    ],
    ['of a second approval', 'gus', inReview, 'approve', {}, 'already decided', /You have already approved/],
    ['of a stranger', 'eve', inReview, 'approve', {}, 'person', /^Only a reviewer/],
    [
      'of a reviewer who resubmitted it',
      'ann',
      permit('PendingApproval', { requestedBy: 'ann' }),
      'approve',
      {},
      'person',
      /You resubmitted this permit/,
    ],
    [
      'of a condition',
      'cleo',
      permit('PendingClosure', { inside: 1 }),
      'close',
      {},
      'condition',
      /1 person is still inside/,
    ],
    ['of a missing reason', 'ann', inReview, 'reject', {}, 'reason', /give a reason for rejecting/],
    ['of a reason that is only spaces', 'ann', inReview, 'reject', { reason: ' ' }, 'reason', /give a reason/],
    ['of a reason that is too long', 'ann', inReview, 'reject', { reason: long }, 'length', /at most 2000 characters/],
    [
      'of answers that the forms do not allow',
      'ann',
      inReview,
      'edit',
      { edit: { problem: 'End: too early.' } },
      'answers',
      'End: too early.',
    ],
    [
      'of changes by somebody who may only decide',
      'cleo',
      requested,
      'close',
      edited(),
      'person',
      /you cannot edit it/,
    ],
    [
      'of covered changes with a request',
      'sue',
      approved,
      'requestClosure',
      edited({ extent: 'covered answers' }),
      'condition',
      message.changesNeedApproval,
    ],
    [
      'of a later end for an ended permit',
      'sue',
      permit('Approved', approved.facts, past),
      'editApproved',
      edited(),
      'ended',
      /can no longer be changed/,
    ],
    [
      'of another status than named',
      'ann',
      inReview,
      'approve',
      { requestedStatus: 'PendingApproval' },
      'outcome',
      /send Approved/,
    ],
    [
      'of a lapse without a reason',
      'sue',
      approved,
      'editApproved',
      edited({ extent: 'covered answers' }),
      'reason',
      message.reasonForChange,
    ],
  ])('%s', (_, by, before, action, sent, kind, problem) => {
    const decision = decidePermitAction(people[by], before, action, sent);
    expect(decision).toMatchObject({ allowed: false, kind });
    expect(!decision.allowed && decision.problem).toMatch(problem);
  });

  it('of more than dates for a submitter whose permit has ended in review', () => {
    const ended = permit('PendingApproval', { endedOn: '23 Nov 2026, 17:00' }, past);
    expect(decidePermitAction(people.sue, ended, 'moveDates', edited())).toMatchObject({
      kind: 'person',
      problem: expect.stringMatching(/change its dates and nothing else/),
    });
  });

  it('of the action itself comes before that of the answers and of the reason', () => {
    const refused: SentWithAction = { edit: { problem: 'End: too early.' } };
    expect(decidePermitAction(people.eve, inReview, 'edit', refused)).toMatchObject({ kind: 'person' });
    expect(decidePermitAction(people.eve, inReview, 'reject', refused)).toMatchObject({ kind: 'person' });
    expect(decidePermitAction(people.ann, inReview, 'reject', refused)).toMatchObject({ kind: 'reason' });
  });

  it('of answers comes before that of the passed period, which other answers would move', () => {
    const ended = permit('PendingApproval', {}, past);
    expect(decidePermitAction(people.ann, ended, 'approve', { edit: { problem: 'End: too early.' } })).toMatchObject({
      kind: 'answers',
    });
  });

  it('asks for a reason when a permit is closed whose work was never started', () => {
    const work = { condition: 'ready', hasStarted: false, fireWatchUntil: null, unanswered: '' } as const;
    const before = permit('Approved', { work });
    expect(decidePermitAction(people.sue, before, 'requestClosure', {})).toMatchObject({ kind: 'reason' });
    expect(decidePermitAction(people.sue, before, 'requestClosure', { reason: 'On paper.' }).allowed).toBe(true);
  });
});
