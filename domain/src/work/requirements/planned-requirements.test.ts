import { describe, expect, it } from 'vitest';
import { defaultWorkPolicies } from '../../work-policy/work-policy-defaults.ts';
import { combinePolicies } from '../log/combined-policy.ts';
import { listPlannedRequirements, type RegisteredWorker, type WorkPlan } from './planned-requirements.ts';
import { fullPolicy, generalPolicy, minutesIn, periodStart } from '../testing/sample-jobs.ts';

const day = 24 * 60;

const welder = (name: string, ...ends: string[]): RegisteredWorker => ({
  id: name,
  name,
  certificates: ends.map((expiresOn) => ({ kind: 'welder', expiresOn })),
});

/** Work from 23 to 27 November, planned a day before. */
const plan: WorkPlan = {
  policy: { ...generalPolicy, crew: [{ certificate: 'welder', atLeast: 1 }] },
  period: { start: periodStart, end: minutesIn(4 * day + 600) },
  timeZone: 'Asia/Singapore',
  countsUnverified: false,
  now: minutesIn(-day),
  workers: [],
  requiredForms: [],
};

const list = (change: Partial<WorkPlan> = {}) => listPlannedRequirements({ ...plan, ...change });

const sentences = (change: Partial<WorkPlan> = {}) => list(change).map(({ sentence }) => sentence);

describe('what work will need before it may start', () => {
  it('is nothing that a permit without crew, checks and isolations could lack', () => {
    expect(list({ policy: generalPolicy })).toEqual([]);
  });

  it('is its crew, its checks and its isolations, none of them met before it is approved', () => {
    const policy = { ...fullPolicy, isolation: true, crew: plan.policy.crew };
    expect(list({ policy, workers: undefined })).toMatchObject([
      {
        key: 'isolationsVerified',
        met: false,
        sentence: 'Every isolation is locked, tagged and verified.',
        resolvedBy: 'the issuing authority',
        link: 'checks',
        needsAttention: false,
      },
      {
        key: 'checksPassed',
        met: false,
        sentence: 'Gas test done and passed at most 30 min before the start.',
        resolvedBy: 'the holder or the issuing authority',
        needsAttention: false,
      },
      {
        key: 'crewSignedOn',
        met: false,
        sentence: 'The work needs a welder with a certificate valid until 27 Nov 2026.',
        resolvedBy: 'the holder',
        link: 'crew',
        needsAttention: false,
        flagged: [],
      },
    ]);
  });

  it('is each certificate of its policy by itself, and not the checks that only follow the start', () => {
    expect(sentences({ policy: combinePolicies([defaultWorkPolicies.confinedSpace]) })).toEqual([
      'Gas test done and passed at most 30 min before the start.',
      'The work needs an attendant with a certificate valid until 27 Nov 2026: none of your workers has one.',
      'The work needs a gas tester with a certificate valid until 27 Nov 2026: none of your workers has one.',
      'The work needs an entrant with a certificate valid until 27 Nov 2026: none of your workers has one.',
    ]);
  });

  it('is each form that a ticked impact requires and that is not attached', () => {
    const requiredForms = [
      { code: 'A2', isAttached: true },
      { code: 'A10', isAttached: false },
    ];
    expect(list({ policy: generalPolicy, requiredForms })).toMatchObject([
      {
        key: 'childPermitsApproved',
        met: false,
        sentence: 'The ticked impacts require A10. It is not attached yet.',
        resolvedBy: 'you, in this form',
        link: 'childPermits',
        needsAttention: true,
      },
    ]);
  });
});

describe('the crew', () => {
  const need = 'The work needs a welder with a certificate valid until 27 Nov 2026';

  it.each<[string, RegisteredWorker[], string, boolean, string[]]>([
    ['nobody has the certificate', [], 'none of your workers has one', true, []],
    ['it is valid on the last day', [welder('Ann', '2026-11-27')], '1 of your workers has one', false, []],
    [
      'it ends before the last day',
      [welder('Ann', '2026-11-26')],
      'none of your workers has one',
      true,
      ['The welder certificate of Ann ends on 26 Nov 2026, before the work does.'],
    ],
    [
      'others have one, too',
      [welder('Ann', '2027-01-01'), welder('Lim', '2026-11-25'), welder('Ben', '2027-01-01')],
      '2 of your workers have one',
      true,
      ['The welder certificate of Lim ends on 25 Nov 2026, before the work does.'],
    ],
    ['it was renewed', [welder('Ann', '2026-11-25', '2028-11-25')], '1 of your workers has one', false, []],
    [
      'it has ended and nobody else has one',
      [welder('Ann', '2026-11-21')],
      'none of your workers has one',
      true,
      ['The welder certificate of Ann ended on 21 Nov 2026.'],
    ],
    [
      'it has ended and others have one',
      [welder('Ann', '2026-11-21'), welder('Ben', '2027-01-01')],
      '1 of your workers has one',
      false,
      [],
    ],
  ])('when %s', (_when, workers, count, needsAttention, flags) => {
    const [crew] = list({ workers });
    expect(crew).toMatchObject({ sentence: `${need}: ${count}.`, needsAttention });
    expect(crew?.flagged.map(({ sentence }) => sentence)).toEqual(flags);
  });

  it('names the certificates that end latest first', () => {
    const [crew] = list({ workers: [welder('Ann', '2026-11-24'), welder('Lim', '2026-11-26')] });
    expect(crew?.flagged).toMatchObject([
      { workerId: 'Lim', workerName: 'Lim', kind: 'welder', until: '2026-11-26' },
      { workerId: 'Ann', until: '2026-11-24' },
    ]);
  });

  it('needs attention until enough people have the certificate', () => {
    const policy = { ...generalPolicy, crew: [{ certificate: 'workAtHeight' as const, atLeast: 2 }] };
    const worker = (id: string): RegisteredWorker => ({
      id,
      name: id,
      certificates: [{ kind: 'workAtHeight', expiresOn: '2027-01-01' }],
    });
    const several = 'The work needs 2 workers at height with certificates valid until 27 Nov 2026';
    expect(list({ policy, workers: [worker('Ann')] })).toMatchObject([
      { sentence: `${several}: 1 of your workers has one.`, needsAttention: true },
    ]);
    expect(list({ policy, workers: [worker('Ann'), worker('Ben')] })).toMatchObject([
      { sentence: `${several}: 2 of your workers have one.`, needsAttention: false },
    ]);
  });

  it('is counted as of today while no end is filled in', () => {
    expect(list({ period: { start: null, end: null }, workers: [welder('Ann', '2026-11-22')] })).toMatchObject([
      {
        sentence: 'The work needs a welder with a certificate valid until the work ends: 1 of your workers has one.',
        needsAttention: false,
      },
    ]);
  });

  it('has to be valid on the last day at the site', () => {
    const end = new Date('2026-11-27T23:00:00Z');
    expect(sentences({ period: { start: periodStart, end } })[0]).toMatch(/valid until 28 Nov 2026/);
  });
});

describe('a certificate that no site has verified', () => {
  const unseen: RegisteredWorker = {
    id: 'arun',
    name: 'Arun Selvam',
    certificates: [{ kind: 'welder', expiresOn: '2027-01-31', verified: false }],
  };

  it('is flagged where it does not count', () => {
    expect(list({ workers: [unseen, welder('Ann', '2027-01-31')] })).toMatchObject([
      {
        sentence: 'The work needs a welder with a certificate valid until 27 Nov 2026: 1 of your workers has one.',
        needsAttention: true,
        flagged: [
          { workerName: 'Arun Selvam', sentence: 'Welder certificate of Arun Selvam: not verified by the site.' },
        ],
      },
    ]);
  });

  it('is as good as any other where it counts', () => {
    expect(list({ workers: [unseen], countsUnverified: true })).toMatchObject([
      { sentence: expect.stringMatching(/1 of your workers has one/) as string, needsAttention: false, flagged: [] },
    ]);
  });
});
