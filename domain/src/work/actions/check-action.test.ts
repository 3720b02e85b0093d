import { describe, expect, it } from 'vitest';
import {
  createJob,
  createSignOn,
  fullPolicy,
  people,
  rolesPolicy,
  sampleJobs,
  startedLog,
} from '../testing/sample-jobs.ts';
import type { WorkEntry } from '../log/work-log.ts';
import { checkWorkAction, listWorkActions, mayBeStopped } from './check-action.ts';

const signedOn = createSignOn(26, 'arun', 'entrant');
const inside: WorkEntry = {
  event: 'recordEntry',
  at: signedOn.at,
  by: null,
  reason: null,
  details: { direction: 'in', workerId: 'arun' },
};
const recalled = (log: WorkEntry[]) => createJob(log, 45, { isApproved: false, policy: rolesPolicy });

describe('work whose permit was recalled can be stopped only', () => {
  it('while somebody is signed on or inside', () => {
    expect(mayBeStopped(recalled([]))).toBe(false);
    expect(mayBeStopped(recalled([signedOn]))).toBe(true);
    expect(mayBeStopped(recalled([signedOn, inside]))).toBe(true);
    expect(checkWorkAction(people.bystander, recalled([signedOn]), 'stopWork')).toEqual({ allowed: true });
  });

  it('and nothing else is possible or offered', () => {
    const job = recalled([signedOn]);
    expect(listWorkActions(people.submitter, job).map(({ action }) => action)).toEqual(['stopWork']);
    expect(checkWorkAction(people.submitter, job, 'pauseWork')).toEqual({
      allowed: false,
      kind: 'condition',
      problem: 'There is no work under this permit now: it is not approved.',
    });
    expect(checkWorkAction(people.bystander, recalled([]), 'stopWork').allowed).toBe(false);
  });
});

describe('a refusal says what is in the way', () => {
  it('the condition, with those in which the action is available', () => {
    expect(checkWorkAction(people.submitter, sampleJobs.planned(), 'pauseWork')).toEqual({
      allowed: false,
      kind: 'condition',
      problem: "This work is Planned. 'Pause' is available only while it is Live.",
    });
    expect(checkWorkAction(people.submitter, sampleJobs.planned(), 'handOverWork')).toMatchObject({
      problem: expect.stringMatching(/available only while it is Live or Suspended/) as string,
    });
  });

  it('another person, whatever the rest', () => {
    expect(checkWorkAction(people.bystander, sampleJobs.notReady(), 'startWork')).toEqual({
      allowed: false,
      kind: 'person',
      problem: 'Only the permit holder can do this.',
    });
  });

  it('everything that is missing, sentence by sentence', () => {
    const job = createJob([], 10, { policy: { ...fullPolicy, crew: [{ certificate: 'welder', atLeast: 1 }] } });
    const check = checkWorkAction(people.submitter, job, 'startWork');
    expect(check).toMatchObject({ allowed: false, kind: 'condition' });
    expect(!check.allowed && check.problem).toMatch(/^Gas test is not done yet\. .*welder/);
    const available = listWorkActions(people.submitter, job).find(({ action }) => action === 'startWork');
    expect(available?.blockedBy).toBe(!check.allowed && check.problem);
  });

  it('what the action itself says about the job', () => {
    expect(checkWorkAction(people.colleague, sampleJobs.live(), 'acceptHandover')).toMatchObject({
      kind: 'condition',
      problem: expect.stringMatching(/Nobody has been asked/) as string,
    });
  });
});

it('an action that can be taken is offered without a reason against it', () => {
  const available = listWorkActions(people.submitter, createJob(startedLog, 45)).find(
    ({ action }) => action === 'pauseWork',
  );
  expect(available?.blockedBy).toBeUndefined();
  expect(available?.label).not.toBe('');
});
