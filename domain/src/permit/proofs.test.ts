import { describe, expect, it } from 'vitest';
import { inputSettings } from '../template/definition/input-settings.ts';
import { createTestInput, createTestTemplate } from '../template/testing/test-templates.ts';
import { checkSubmission } from '../template/validation/validation.ts';
import { getSectionProgress } from '../template/validation/section-progress.ts';
import type { Actor } from '../user/actor.ts';
import type { Role } from '../user/role.ts';
import { copySubmission } from './copy.ts';
import { serializeCoveredAnswers } from './coverage.ts';
import { decidePermitAction, type AnswerEdit } from './decide.ts';
import { checkAction, listActions } from './lifecycle.ts';
import type { PermitFacts } from './permit.ts';
import { findEarlyProofs, lateProofsMessage, listUnproven } from './proofs.ts';
import { createSamplePermit } from './testing/sample-permit.ts';

const form = createTestTemplate([
  createTestInput('text', { name: 'points', label: 'Isolation points', required: true }),
  createTestInput('text', { name: 'lock', label: 'Lock number', required: true, beforeStart: true }),
  createTestInput('text', { name: 'note', label: 'Note', beforeStart: true, defaultValue: 'None' }),
]);
/** An edit of what no approval covers. */
const unchanged = { hasChanges: true, extent: 'nothing covered', changesDatesAlone: false } as const;
const raised = { points: 'MCC 3' };
const proven = { ...raised, lock: 'L-17' };

describe('what is proven before the start', () => {
  it('is not asked of whoever raises the permit, and not counted there', () => {
    expect(checkSubmission(form, raised, 'submit').problems).toEqual([]);
    expect(getSectionProgress(form, raised)).toMatchObject([{ inputs: 1, filled: 1, required: 1, missing: 0 }]);
    expect(findEarlyProofs(form, proven).map(({ name }) => name)).toEqual(['lock']);
    expect(findEarlyProofs(form, raised)).toEqual([]);
  });

  it('is named until it is answered', () => {
    expect(listUnproven([{ template: form, submission: raised }])).toEqual(['Lock number']);
    expect(listUnproven([{ template: form, submission: proven }])).toEqual([]);
    expect(listUnproven([{ template: form, submission: { ...raised, lock: 'No' } }])).toEqual(['Lock number']);
    expect(listUnproven([{ template: createTestTemplate([]), submission: {} }])).toBeNull();
  });

  it('is outside what approvals cover, and left out of a copy', () => {
    const cover = (submission: typeof raised) => serializeCoveredAnswers([{ form: 'a7', template: form, submission }]);
    expect(cover(proven)).toBe(cover(raised));
    expect(copySubmission(form, proven)).toEqual(raised);
  });
});

it.each([
  ['the end of the permit', createTestInput('date', { purpose: 'endDate' }), false],
  [
    'the high-risk work that requires forms',
    createTestInput('multicheck', { purpose: 'highRiskWork', options: [{ value: 'A', label: 'A' }] }),
    false,
  ],
  ['a reading', createTestInput('text', { purpose: 'measurement' }), true],
  ['an answer without a purpose', createTestInput('text'), true],
])('is never what a permit is raised and approved by: %s', (_what, input, isAllowed) => {
  const problem = inputSettings.beforeStart.check(
    { ...input, beforeStart: true },
    { names: new Set(), purposes: new Set() },
  );
  expect(problem === undefined).toBe(isAllowed);
  expect(inputSettings.beforeStart.check(input, { names: new Set(), purposes: new Set() })).toBeUndefined();
});

function actor(id: string, role: Role, more: Partial<Actor> = {}): Actor {
  return { id, fullName: id, email: `${id}@example`, role, company: '', siteIds: [], groups: [], ...more };
}

const approved = (more: Partial<PermitFacts> = {}) =>
  createSamplePermit({ status: 'Approved', unproven: ['Lock number'], holderId: 'hal', ...more });
const sue = actor('sue', 'ContractorRequestor', { company: 'ACME' });
const hal = actor('hal', 'ContractorRequestor', { company: 'ACME' });
const sam = actor('sam', 'MicronSupervisor', { siteIds: ['site'] });

describe('the answer to it', () => {
  it.each<[string, Actor, Partial<PermitFacts>, boolean]>([
    ['the holder', hal, {}, true],
    ['the submitter where nobody else holds it', sue, { holderId: null }, true],
    ['the submitter who handed it over', sue, {}, false],
    ['a supervisor of the site', sam, {}, true],
    ['a reviewer', actor('ann', 'MicronManager'), {}, true],
    ['a supervisor of another site', actor('sam', 'MicronSupervisor', { siteIds: ['other'] }), {}, false],
    [
      "somebody of the holder's company",
      actor('bob', 'ContractorPM', { company: 'ACME', siteIds: ['site'] }),
      {},
      false,
    ],
    ['the holder of a permit that asks for nothing', hal, { unproven: null }, false],
    ['the holder before the approval', hal, { status: 'PendingApproval' }, false],
  ])('comes from %s: %s', (_who, person, facts, mayAnswer) => {
    expect(listActions(person, approved(facts)).includes('prove')).toBe(mayAnswer);
  });

  it('is closed once the work has started', () => {
    const work = { condition: 'live', hasStarted: true } as PermitFacts['work'];
    expect(checkAction(hal, approved({ work }), 'prove')).toMatchObject({ allowed: false, kind: 'condition' });
    expect(checkAction(hal, approved(), 'prove').allowed).toBe(true);
  });

  it('is named when closure is requested where no work is followed', () => {
    expect(checkAction(hal, approved(), 'requestClosure')).toMatchObject({
      allowed: false,
      problem: expect.stringContaining('Lock number') as string,
    });
    expect(checkAction(hal, approved({ unproven: [] }), 'requestClosure').allowed).toBe(true);
  });

  it.each<['prove' | 'editApproved', Actor, AnswerEdit['proofs'], boolean]>([
    ['prove', hal, 'nothing else', true],
    ['prove', hal, 'some', false],
    ['prove', hal, 'none', false],
    ['editApproved', sue, 'none', true],
    ['editApproved', sue, 'nothing else', false],
    ['editApproved', sue, 'some', false],
  ])('is an action of its own: %s by %o with %s', (action, person, proofs, isAllowed) => {
    const period = { start: null, end: null };
    const permit = { facts: approved(), period, timeZone: 'UTC', now: new Date('2026-11-24T01:00:00Z') };
    const edit = { ...unchanged, proofs, asksProofs: false, period } as const;
    const decision = decidePermitAction(person, permit, action, { edit });
    expect(decision.allowed).toBe(isAllowed);
    if (decision.allowed) expect([decision.lapsed, decision.after.status]).toEqual([[], 'Approved']);
  });

  it.each([
    ['before the start', null, true],
    ['once the work has started', { condition: 'live', hasStarted: true }, false],
  ])('is asked for by a form that is attached %s', (_when, work, isAllowed) => {
    const period = { start: null, end: null };
    const facts = approved({ work: work as PermitFacts['work'] });
    const permit = { facts, period, timeZone: 'UTC', now: new Date('2026-11-24T01:00:00Z') };
    const edit = { ...unchanged, proofs: 'none', asksProofs: true, period } as const;
    expect(decidePermitAction(sue, permit, 'editApproved', { edit })).toMatchObject(
      isAllowed ? { allowed: true } : { allowed: false, problem: lateProofsMessage },
    );
  });
});
