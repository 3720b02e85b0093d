import { describe, expect, it } from 'vitest';
import { findExtensionProblem } from './extension.ts';
import { createJob, fullPolicy, minutesIn, people, sampleJobs, startedLog } from './sample-jobs.ts';
import { checkWorkAction } from './work-table.ts';

/** After the end of the sample permit, at ten hours, and within the four by which it may be extended. */
const later = minutesIn(660);

const parent = {
  number: 'P',
  isApproved: true,
  condition: 'live',
  stoppedAt: null,
  stopsAt: null,
  end: minutesIn(650),
} as const;

const live = (change: Parameters<typeof createJob>[2]) => createJob(startedLog, 45, change);

it('the end can be moved within what the policy and the validity allow', () => {
  expect(findExtensionProblem(sampleJobs.live(), later)).toBeUndefined();
});

describe('an extension is refused', () => {
  it.each<[string, ReturnType<typeof createJob>, Date, RegExp]>([
    ['beyond the policy', sampleJobs.live(), minutesIn(841), /extended by 4 h, until/],
    ['beyond the validity', live({ policy: { ...fullPolicy, validityHours: 10 } }), later, /valid for 10 h/],
    [
      'of a child permit beyond its parent',
      live({ parent }),
      later,
      /Its parent permit P ends 23 Nov 2026, 18:50\. Extend/,
    ],
    ['into the past', sampleJobs.live(), minutesIn(60), /Choose an end after/],
    ['of a permit without an end', live({ end: null }), later, /no end that could be extended/],
  ])('%s', (_which, job, until, sentence) => {
    expect(findExtensionProblem(job, until)).toMatch(sentence);
  });
});

it('none is offered where the validity of the work ends before the permit', () => {
  const check = checkWorkAction(
    people.submitter,
    live({ policy: { ...fullPolicy, validityHours: 9 } }),
    'requestExtension',
  );
  expect(!check.allowed && check.problem).toMatch(/valid for 9 h from its start, until .*\. Raise a follow-up/);
});
