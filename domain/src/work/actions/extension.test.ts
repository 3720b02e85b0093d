import { describe, expect, it } from 'vitest';
import { findExtensionProblem } from '../table/extension.ts';
import { createJob, fullPolicy, minutesIn, people, sampleJobs, startedLog } from '../testing/sample-jobs.ts';
import type { WorkEntry } from '../log/work-log.ts';
import { checkWorkAction } from './check-action.ts';

/** After the end of the sample permit, at ten hours, and within the four by which it may be extended. */
const later = minutesIn(660);

const parent = {
  number: 'P',
  copiedFrom: [],
  isApproved: true,
  condition: 'live',
  stoppedAt: null,
  isPaused: false,
  dangerAt: null,
  stopsAt: null,
  end: minutesIn(650),
} as const;

const live = (change: Parameters<typeof createJob>[2]) => createJob(startedLog, 45, change);

/** Live work with a welder whose certificate is valid until a day; it may be extended beyond midnight. */
function withWelder(expiresOn: string, verified = true) {
  const signOn: WorkEntry = {
    event: 'signOn',
    at: minutesIn(26),
    by: null,
    reason: null,
    details: { workerId: 'welder', certificates: [{ kind: 'welder', expiresOn, verified }] },
  };
  const policy = {
    ...fullPolicy,
    validityHours: 24,
    extensionHours: 12,
    crew: [{ certificate: 'welder' as const, atLeast: 1 }],
  };
  return createJob([...startedLog, signOn], 45, { policy });
}

it('the end can be moved within what the policy and the validity allow', () => {
  expect(findExtensionProblem(sampleJobs.live(), later)).toBeUndefined();
  expect(findExtensionProblem(withWelder('2026-11-24'), minutesIn(16 * 60 + 30))).toBeUndefined();
});

it('the last time that a limit allows is still possible', () => {
  expect(findExtensionProblem(live({ policy: { ...fullPolicy, validityHours: 24 } }), minutesIn(840))).toBeUndefined();
  expect(findExtensionProblem(live({ parent }), parent.end)).toBeUndefined();
});

it('a parent permit that ends later does not stand in its way', () => {
  expect(findExtensionProblem(live({ parent: { ...parent, end: minutesIn(700) } }), later)).toBeUndefined();
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
    ['into the past', sampleJobs.live(), minutesIn(60), /Choose an end after 23 Nov 2026, 18:00\./],
    ['to the end that it has', sampleJobs.live(), minutesIn(600), /Choose an end after 23 Nov 2026, 18:00\./],
    ['to a time that is over by now', sampleJobs.expired(), minutesIn(640), /Choose an end after 23 Nov 2026, 18:40\./],
    ['of a permit without an end', live({ end: null }), later, /no end that could be extended/],
    [
      'beyond the certificate of the only welder who is signed on',
      withWelder('2026-11-23'),
      minutesIn(16 * 60 + 30),
      /end before then or are not verified: welder\. Sign on somebody else first/,
    ],
    [
      'for a certificate that was changed since the start, and that nobody has verified',
      withWelder('2099-12-31', false),
      minutesIn(16 * 60 + 30),
      /or are not verified: welder \(1 signed on with a certificate that the site has not verified\)/,
    ],
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

it('none is offered where the validity ends with the permit, and one where it ends after it', () => {
  // Valid from the start at half an hour.
  const validFor = (hours: number) => live({ policy: { ...fullPolicy, validityHours: hours }, end: minutesIn(570) });
  const refused = checkWorkAction(people.submitter, validFor(9), 'requestExtension');
  expect(refused.allowed).toBe(false);
  expect(checkWorkAction(people.submitter, validFor(10), 'requestExtension').allowed).toBe(true);
});
