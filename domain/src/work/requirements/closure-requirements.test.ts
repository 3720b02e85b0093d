import { describe, expect, it } from 'vitest';
import { conditions } from '../../permit/conditions.ts';
import { lifecycle } from '../../permit/lifecycle.ts';
import {
  isClosureAction,
  listClosureRequirements,
  type ClosingPermit,
  type PermitWork,
} from './closure-requirements.ts';
import { workConditions, type WorkCondition } from '../log/conditions.ts';

const work = (condition: WorkCondition, more: Partial<PermitWork> = {}): ClosingPermit => ({
  work: { condition, hasStarted: true, fireWatchUntil: null, unanswered: '', ...more },
  unfinishedChildren: [],
  signedOn: [],
  inside: 0,
});

const findMissing = (permit: ClosingPermit, action: 'requestClosure' | 'close' = 'requestClosure') =>
  listClosureRequirements(permit, action).flatMap(({ met, sentence }) => (met ? [] : [sentence]));

describe('before closure is requested', () => {
  it.each<[string, ClosingPermit, string]>([
    ['live work is finished', work('live'), 'Finish the work first. It is Live.'],
    ['suspended work is finished', work('suspended'), 'Finish the work first. It is Suspended.'],
    ['expired work is finished', work('expired'), 'Finish the work first. It is Expired.'],
    [
      'those who are signed on to work that never started sign off',
      { ...work('expired', { hasStarted: false }), signedOn: ['Arun Selvam'] },
      "1 worker is still signed on: Arun Selvam. Make sure that they have left. Then the permit holder or the issuing authority signs them off on the permit's page.",
    ],
    [
      'a danger is answered by the issuing authority',
      work('finished', { unanswered: 'Stopped by Farid Rahman: Fire or smoke' }),
      'The place has to be inspected, and answered for: Stopped by Farid Rahman: Fire or smoke.',
    ],
    [
      'child permits are finished',
      { ...work('finished'), unfinishedChildren: ['F10N-B2-000007', 'F10N-B5-000009'] },
      'Finish its child permits first: F10N-B2-000007, F10N-B5-000009.',
    ],
  ])('%s', (_what, permit, sentence) => {
    expect(findMissing(permit)).toEqual([sentence]);
  });

  it('nothing is missing once the work is finished', () => {
    expect(listClosureRequirements(work('finished'), 'requestClosure')).toEqual([
      { key: 'workFinished', met: true, sentence: 'The work is finished.', resolvedBy: '', link: 'work', series: [] },
      {
        key: 'dangersAnswered',
        met: true,
        sentence: 'Nothing dangerous is unanswered.',
        resolvedBy: '',
        link: 'work',
        series: [],
      },
      {
        key: 'childPermitsFinished',
        met: true,
        sentence: 'Every child permit is closed or cancelled.',
        resolvedBy: '',
        link: 'childPermits',
        series: [],
      },
    ]);
  });

  it.each(['planned', 'notReady', 'ready', 'suspended', 'expired'] as const)(
    'nothing is missing for work that never started and is %s',
    (condition) => {
      expect(findMissing(work(condition, { hasStarted: false }))).toEqual([]);
    },
  );

  it('the fire watch is waited for, which nobody can shorten', () => {
    const permit = work('fireWatch', { fireWatchUntil: '17:20' });
    expect(listClosureRequirements(permit, 'requestClosure')).toMatchObject([
      { key: 'workFinished', met: true },
      { key: 'fireWatchOver', met: false, sentence: 'The fire watch runs until 17:20.', resolvedBy: '' },
      { key: 'childPermitsFinished', met: true },
    ]);
  });

  it('no work is required where none is followed', () => {
    const permit = { work: null, unfinishedChildren: [], signedOn: [], inside: 0 };
    expect(listClosureRequirements(permit, 'requestClosure').map(({ key }) => key)).toEqual(['childPermitsFinished']);
  });
});

it('the permit closers need nothing but finished child permits', () => {
  expect(findMissing({ ...work('live'), unfinishedChildren: ['F10N-B2-000007'] }, 'close')).toEqual([
    'Finish its child permits first: F10N-B2-000007.',
  ]);
});

it.each(['requestClosure', 'close'] as const)('the lifecycle refuses %s with the same sentences', (action) => {
  const names = lifecycle.find((row) => row.action === action)?.when ?? [];
  for (const condition of workConditions)
    for (const unfinishedChildren of [[], ['F10N-B2-000007']]) {
      const permit = { ...work(condition), unfinishedChildren };
      // The conditions of a closure read nothing else of a permit.
      const refusals = names
        .map((name) => conditions[name](permit as never))
        .filter((refusal) => refusal !== undefined);
      expect(refusals).toEqual(findMissing(permit, action));
    }
});

it('only the steps of a closure are such', () => {
  expect(['requestClosure', 'close', 'startWork', 'toString'].filter(isClosureAction)).toEqual([
    'requestClosure',
    'close',
  ]);
});

it('nothing dangerous is unanswered when what was never started is closed in its period', () => {
  const stopped = work('suspended', { hasStarted: false, unanswered: 'Gas alarm or smell' });
  const missing = ['The place has to be inspected, and answered for: Gas alarm or smell.'];
  expect(findMissing(stopped)).toEqual(missing);
  expect(findMissing(stopped, 'close')).toEqual(missing);
});

it('nobody is left inside when a permit is closed', () => {
  const missing = ["2 people are still inside. Record on the permit's page that they have come out."];
  expect(findMissing({ ...work('finished'), inside: 2 })).toEqual(missing);
  expect(findMissing({ ...work('finished'), inside: 2 }, 'close')).toEqual(missing);
  expect(findMissing({ ...work('expired', { hasStarted: false }), inside: 2 })).toEqual(missing);
  // After a recall no work is followed any more, and a rescuer may still be inside.
  expect(findMissing({ ...work('finished'), work: null, inside: 2 })).toEqual(missing);
});
