import { describe, expect, it } from 'vitest';
import { decideCheckByWorker, listSeriesRecordedBy, type SentCheck } from './decide-check.ts';
import { decideEntryByWorker, type SentEntry } from '../sign-on/decide-entry.ts';
import { createGasTest, createJob, minutesIn, roleCrew, rolesPolicy, startedLog } from '../testing/sample-jobs.ts';
import { formatSignOnProblem, type SignOnProblem } from '../sign-on/sign-on-problem.ts';
import type { WorkEntry, WorkLog } from '../log/work-log.ts';

const holder = { id: 'submitter', name: 'submitter' };
const read = (more: WorkLog = [], minutes = 50) =>
  createJob([...roleCrew, ...startedLog, ...more], minutes, { policy: rolesPolicy });
const finished: WorkEntry = { event: 'finishWork', at: minutesIn(55), by: holder, reason: null, details: {} };
const expectedApproval = { key: 'takenBeforeApproval', approvedAt: '23 Nov 2026, 08:45' } as const;
const muthuIn: SentEntry = { goer: { workerId: 'muthu' }, direction: 'in' };

describe('going in and coming out', () => {
  const decide = (workerId: string, sent: Partial<SentEntry> = {}, job = read(), then = job.state.signedOn) => {
    const decision = decideEntryByWorker(job, { ...muthuIn, ...sent }, workerId, then);
    return decision.allowed ? decision.entry.details : decision.signOnProblem.key;
  };

  it('is recorded by the worker who goes, and of others by whoever watches', () => {
    expect(decide('muthu')).toEqual({ direction: 'in', workerId: 'muthu' });
    expect(decide('arun')).toEqual({ direction: 'in', workerId: 'muthu', recordedBy: 'arun' });
    expect(decide('arun', { goer: { rescuer: 'Tan Wei' } })).toMatchObject({ rescuer: 'Tan Wei' });
    expect(decide('lim')).toBe('notForOthers');
    expect(decide('muthu', { goer: { rescuer: 'Tan Wei' } })).toBe('notForOthers');
  });

  it('is recorded also by whoever has left since they pressed', () => {
    const went: WorkEntry = {
      ...{ event: 'recordEntry', at: minutesIn(45), by: holder, reason: null },
      details: { direction: 'in', workerId: 'muthu' },
    };
    const left: WorkEntry = {
      ...{ event: 'signOff', at: minutesIn(48), by: null, reason: null },
      details: { workerId: 'arun' },
    };
    const out: Partial<SentEntry> = { direction: 'out', pressedAt: minutesIn(47) };
    expect(decide('arun', out, read([went, left]))).toBe('notForOthers');
    expect(decide('arun', out, read([went, left]), read().state.signedOn)).toMatchObject({ recordedBy: 'arun' });
  });
});

describe('checks', () => {
  const list = (workerId: string, job = read()) => listSeriesRecordedBy(workerId, job).map(({ name }) => name);

  it('are recorded by whoever is signed on in the role that makes them', () => {
    expect(list('faizal')).toEqual(['gasTest']);
    expect([list('arun'), list('muthu'), list('lim')]).toEqual([[], [], []]);
    expect(list('lim', read([finished], 60))).toEqual(['fireWatch']);
    expect(list('faizal', read([finished], 60))).toEqual([]);
  });

  it('with the worker as who measured, and a value outside its limits is recorded', () => {
    const decision = decideCheckByWorker('faizal', read(), createGasTest(12), null);
    expect(decision).toMatchObject({
      allowed: true,
      entry: { by: null, details: { measuredBy: 'faizal', result: 'failed' } },
    });
    expect(decideCheckByWorker('muthu', read(), createGasTest(), null)).toMatchObject({
      allowed: false,
      kind: 'person',
      problem: 'You do not record this check here: Gas test.',
    });
  });

  it.each<[string, Partial<SentCheck>, SignOnProblem]>([
    ['of another role', { series: 'fireWatch' }, { key: 'notYourCheck', series: 'Fire-watch round', rule: null }],
    ['that the permit does not have', { series: 'argon' }, { key: 'unknownCheck', series: 'argon' }],
    [
      'with a value that the instrument cannot show',
      { values: { ...createGasTest().values, oxygen: 200 } },
      { key: 'beyondInstrument', reading: 'Oxygen', range: { from: 0, to: 30 }, unit: '%' },
    ],
    [
      'with an instrument out of calibration',
      { calibratedOn: '2026-05-01' },
      { key: 'calibrationTooOld', instrument: 'GD-0214', days: 180 },
    ],
    ['on a telephone whose clock is fast', { deviceTime: '2999-01-01T00:00:00Z' }, { key: 'clockInFuture' }],
    ['of before the approval', { deviceTime: minutesIn(44).toISOString() }, expectedApproval],
  ])('are refused %s, with what another language says too', (_which, changes, problem) => {
    const sent = { ...createGasTest(), ...changes };
    const decision = decideCheckByWorker('faizal', read(), sent, minutesIn(45));
    expect(decision).toMatchObject({ allowed: false, signOnProblem: problem, problem: formatSignOnProblem(problem) });
  });
});
