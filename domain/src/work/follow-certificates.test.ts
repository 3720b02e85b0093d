import { describe, expect, it } from 'vitest';
import { listCertificateEntries } from './follow-certificates.ts';
import { findCondition } from './job.ts';
import { formatCondition } from './label.ts';
import { describeMissingCrew } from './missing-crew.ts';
import { createJob, fullPolicy, minutesIn, startedLog } from './sample-jobs.ts';
import { addEntry } from './steps.ts';
import type { CarriedCertificate, WorkEntry } from './work-log.ts';

const policy = { ...fullPolicy, crew: [{ certificate: 'welder' as const, atLeast: 1 }] };
const valid: CarriedCertificate = { kind: 'welder', expiresOn: '2027-01-31' };

const signedOn: WorkEntry = {
  event: 'signOn',
  at: minutesIn(26),
  by: null,
  reason: null,
  details: { workerId: 'welder', certificates: [valid] },
};
const paused: WorkEntry = { event: 'pauseWork', at: minutesIn(40), by: null, reason: 'Lunch', details: {} };
const stopped: WorkEntry = { ...paused, event: 'stopWork', reason: 'Smoke' };

const live = (...more: WorkEntry[]) => createJob([...startedLog, signedOn, ...more], 45, { policy });

/** The events that follow, and the job after them. */
function follow(certificates: readonly CarriedCertificate[], job = live(), worker = 'welder') {
  const entries = listCertificateEntries(job, worker, certificates);
  const state = entries.reduce((before, entry) => addEntry(before, entry, policy), job.state);
  return { events: entries.map(({ event }) => event), after: { ...job, state } };
}

describe('live work', () => {
  it.each<[string, CarriedCertificate[]]>([
    ['is removed', []],
    ['has ended', [{ kind: 'welder', expiresOn: '2026-11-22' }]],
  ])('is suspended when a certificate that it relies on %s', (_how, certificates) => {
    const { events, after } = follow(certificates);
    expect(events).toEqual(['changeCertificates', 'suspendWork']);
    expect(formatCondition(after)).toBe('A certificate was withdrawn');
    expect(describeMissingCrew(after)).toBe('welder');
  });

  it('is suspended during a pause too, so that its holder does not resume it alone', () => {
    const { events, after } = follow([], live(paused));
    expect(events).toEqual(['changeCertificates', 'suspendWork']);
    expect(formatCondition(after)).toBe('A certificate was withdrawn');
  });

  it('goes on when a certificate is renewed', () => {
    const { events, after } = follow([{ kind: 'welder', expiresOn: '2028-01-31' }]);
    expect(events).toEqual(['changeCertificates']);
    expect(findCondition(after)).toBe('live');
  });
});

it('nothing follows from what the job does not need, from no change, and from who is not on it', () => {
  expect(follow([valid, { kind: 'firstAid', expiresOn: '2026-01-01' }]).events).toEqual([]);
  expect(follow([valid]).events).toEqual([]);
  expect(follow([], live(), 'rigger').events).toEqual([]);
});

it('work that was stopped keeps its own reason, and lacks the crew from then on', () => {
  const { events, after } = follow([], live(stopped));
  expect(events).toEqual(['changeCertificates']);
  expect(describeMissingCrew(after)).toBe('welder');
});
