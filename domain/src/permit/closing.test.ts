import { describe, expect, it } from 'vitest';
import type { Actor } from '../user/actor.ts';
import type { Role } from '../user/role.ts';
import type { PermitWork } from '../work/requirements/closure-requirements.ts';
import { workConditions } from '../work/log/conditions.ts';
import { checkAction } from './lifecycle.ts';
import type { PermitFacts } from './permit.ts';
import { findUnrecordedWorkProblem } from './unrecorded-work.ts';
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
const hal = actor('hal', 'ContractorRequestor');

const approved = (work: Partial<PermitWork>, more: Partial<PermitFacts> = {}) =>
  permit({
    status: 'Approved',
    work: { condition: 'live', hasStarted: true, fireWatchUntil: null, unanswered: '', ...work },
    ...more,
  });

const check = (by: Actor, facts: PermitFacts, action: 'requestClosure' | 'requestCancellation') => {
  const decision = checkAction(by, facts, action);
  return decision.allowed ? undefined : decision.problem;
};

describe('the end of a permit whose work is followed', () => {
  it('is requested by its submitter and its present holder', () => {
    const finished = approved({ condition: 'finished' }, { holderId: 'hal' });
    for (const action of ['requestClosure', 'requestCancellation'] as const) {
      expect(check(sue, finished, action)).toBeUndefined();
      expect(check(hal, finished, action)).toBeUndefined();
      expect(check(actor('otto', 'User'), finished, action)).toMatch(/^Only the submitter, their stand-in or/);
    }
  });

  it.each(['live', 'suspended', 'expired', 'fireWatch'] as const)(
    'is refused while started work is %s, and says what is done first',
    (condition) => {
      const facts = approved({ condition, fireWatchUntil: '17:20' }, { unfinishedChildren: ['F10N-B1-000514'] });
      const problem = check(sue, facts, 'requestClosure');
      expect(problem).toMatch(
        condition === 'fireWatch' ? /^The fire watch runs until 17:20\./ : /^Finish the work first/,
      );
      expect(problem).toMatch(/Finish its child permits first: F10N-B1-000514\.$/);
      expect(check(sue, facts, 'requestCancellation')).toMatch(/^Work that has started is finished before/);
    },
  );

  it.each(workConditions.filter((condition) => !['live', 'finished', 'fireWatch'].includes(condition)))(
    'is requested for work that never started and is %s',
    (condition) => {
      const facts = approved({ condition, hasStarted: false });
      expect(check(sue, facts, 'requestCancellation')).toBeUndefined();
      expect(check(sue, facts, 'requestClosure')).toBeUndefined();
      const present = { ...facts, signedOn: ['Arun Selvam'] };
      expect(check(sue, present, 'requestClosure')).toMatch(/^1 worker is still signed on: Arun Selvam\./);
      expect(findUnrecordedWorkProblem('requestClosure', facts, null)).toMatch(/say how in the reason.*request cancel/);
      expect(findUnrecordedWorkProblem('requestClosure', facts, 'Done on paper')).toBeUndefined();
      expect(findUnrecordedWorkProblem('requestCancellation', facts, null)).toBeUndefined();
    },
  );

  it('asks for no reason where the work is finished, or none is followed', () => {
    expect(findUnrecordedWorkProblem('requestClosure', approved({ condition: 'finished' }), null)).toBeUndefined();
    expect(findUnrecordedWorkProblem('requestClosure', permit({ status: 'Approved' }), null)).toBeUndefined();
  });
});
