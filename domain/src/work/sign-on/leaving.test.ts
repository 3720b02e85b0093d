import { describe, expect, it } from 'vitest';
import { findLeavingQuestion, type LeavingAnswer } from './leaving.ts';
import { createJob, createSignOn, minutesIn, roleCrew, rolesPolicy, startedLog } from '../testing/sample-jobs.ts';
import type { WorkEntry, WorkLog } from '../log/work-log.ts';

const act = (minutes: number, entry: Partial<WorkEntry>): WorkEntry =>
  ({ at: minutesIn(minutes), by: null, reason: null, ...entry }) as WorkEntry;
const isIn = (workerId: string) => act(45, { event: 'recordEntry', details: { direction: 'in', workerId } });
const finished = act(50, { event: 'finishWork', details: {} });

const ask = (workerId: string, more: WorkLog = [], answer: LeavingAnswer = {}) =>
  findLeavingQuestion(createJob([...roleCrew, ...startedLog, ...more], 54, { policy: rolesPolicy }), workerId, answer);

describe('before signing off by pass number', () => {
  it('the only one of a role that is there all the time is asked, also during the fire watch', () => {
    const question = { isInside: false, rolesLost: ['attendant'], leavesTooFew: false };
    expect(ask('arun')).toEqual(question);
    expect(ask('arun', [], { allTheSame: false, hasComeOut: true })).toEqual(question);
    expect(ask('lim', [finished])).toEqual({ ...question, rolesLost: ['fireWatcher'] });
  });

  it('whoever is inside is asked whether they have come out', () => {
    expect(ask('muthu', [isIn('muthu')])).toEqual({ isInside: true, rolesLost: [], leavesTooFew: false });
    expect(ask('muthu', [isIn('muthu')], { allTheSame: true })).toMatchObject({ isInside: true });
  });

  it('whoever is both is asked both at once', () => {
    const both = { isInside: true, rolesLost: ['fireWatcher'], leavesTooFew: false };
    expect(ask('lim', [isIn('lim')])).toEqual(both);
    expect(ask('lim', [isIn('lim')], { hasComeOut: true })).toEqual(both);
    expect(ask('lim', [isIn('lim')], { hasComeOut: true, allTheSame: true })).toBeUndefined();
  });

  it.each<[string, string, WorkLog, LeavingAnswer]>([
    ['who has answered', 'arun', [], { allTheSame: true }],
    ['who has answered that they have come out', 'muthu', [isIn('muthu')], { hasComeOut: true }],
    ['who is needed for checks alone', 'faizal', [], {}],
    ['whom another one has relieved', 'arun', [createSignOn(50, 'siti', 'attendant')], {}],
    ['who is not signed on', 'nobody', [], {}],
  ])('nothing is asked of somebody %s', (_who, workerId, more, answer) => {
    expect(ask(workerId, more, answer)).toBeUndefined();
  });
});
