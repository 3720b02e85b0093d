import { describe, expect, it } from 'vitest';
import { listCertificateEntries, type RegisteredCertificate } from './follow-certificates.ts';
import { findCondition } from '../requirements/read-job.ts';
import { formatCondition } from '../summary/label.ts';
import { describeMissingCrew } from '../job/missing-crew.ts';
import { createJob, fullPolicy, minutesIn, roleCrew, rolesPolicy, startedLog } from '../testing/sample-jobs.ts';
import { addEntry } from '../log/steps.ts';
import type { CarriedCertificate, WorkEntry } from '../log/work-log.ts';

const policy = { ...fullPolicy, crew: [{ certificate: 'welder' as const, atLeast: 1 }] };
const valid: CarriedCertificate = { kind: 'welder', expiresOn: '2027-01-31' };

const signedOn: WorkEntry = {
  event: 'signOn',
  at: minutesIn(26),
  by: null,
  reason: null,
  details: { workerId: 'welder', certificates: [{ ...valid, verified: true }] },
};
const paused: WorkEntry = { event: 'pauseWork', at: minutesIn(40), by: null, reason: 'Lunch', details: {} };
const stopped: WorkEntry = { ...paused, event: 'stopWork', reason: 'Smoke' };

const live = (...more: WorkEntry[]) => createJob([...startedLog, signedOn, ...more], 45, { policy });

/** A certificate of the register under the number that it had before the worker signed on. */
const toRegistered = (
  certificate: Pick<RegisteredCertificate, 'kind' | 'expiresOn'>,
  change: Partial<RegisteredCertificate> = {},
): RegisteredCertificate => ({ verified: true, numberSince: minutesIn(-1000), ...certificate, ...change });

/** The events that follow, and the job after them. */
function follow(
  certificates: readonly (CarriedCertificate | RegisteredCertificate)[],
  job = live(),
  worker = 'welder',
) {
  const registered = certificates.map((one) => toRegistered(one));
  const entries = listCertificateEntries(job, worker, registered);
  const state = entries.reduce((before, entry) => addEntry(before, entry, policy), job.state);
  return { events: entries.map(({ event }) => event), after: { ...job, state } };
}

describe('while the work stands still', () => {
  const read = (more: WorkEntry[], minutes: number) =>
    createJob([...roleCrew, ...startedLog, ...more], minutes, { policy: rolesPolicy });
  const act = (minutes: number, entry: Partial<WorkEntry>): WorkEntry =>
    ({ ...paused, at: minutesIn(minutes), ...entry }) as WorkEntry;
  const withdraw = (job: ReturnType<typeof read>, worker: string) => {
    const entries = listCertificateEntries(job, worker, []);
    const state = entries.reduce((before, entry) => addEntry(before, entry, rolesPolicy), job.state);
    return { after: { ...job, state }, kinds: state.causes.map(({ kind, about }) => `${kind} ${about}`.trim()) };
  };

  it('an attendant loses the role with the certificate while somebody is inside', () => {
    const goIn = act(45, { event: 'recordEntry', details: { direction: 'in', workerId: 'muthu' } });
    const stop = act(46, { event: 'stopWork', details: { kind: 'unsafe' } });
    expect(withdraw(read([goIn, stop], 50), 'arun').kinds).toEqual(['personStop', 'roleLost attendant']);
    expect(withdraw(read([stop], 50), 'arun').kinds).toEqual(['personStop']);
    expect(withdraw(read([goIn, stop], 50), 'faizal').kinds).toEqual(['personStop']);
  });

  it('a fire watcher does during the fire watch, which stops', () => {
    const finish = act(60, { event: 'finishWork', details: { confirmedOff: ['arun', 'faizal', 'muthu'] } });
    const { after, kinds } = withdraw(read([finish], 65), 'lim');
    expect([formatCondition(after), kinds]).toEqual(['Fire watch: nobody is watching', ['roleLost fireWatcher']]);
  });
});

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

describe('a certificate that was verified when its holder signed on, and was changed since', () => {
  const replaced = { verified: false, numberSince: minutesIn(40) };
  const renewed = toRegistered({ kind: 'welder', expiresOn: '2028-01-31' }, { verified: false });

  it('suspends live work when it is another one that nobody has verified', () => {
    const { events, after } = follow([toRegistered(valid, replaced)]);
    expect(events).toEqual(['changeCertificates', 'suspendWork']);
    expect(describeMissingCrew(after)).toBe('welder (1 signed on with a certificate that the site has not verified)');
  });

  it('leaves the work live when it keeps its number, but nothing goes on again before it is verified', () => {
    const { events, after } = follow([renewed]);
    expect(events).toEqual(['changeCertificates']);
    expect(findCondition(after)).toBe('live');
    expect(describeMissingCrew(after)).toMatch(/not verified/);
    const verified = follow([{ ...renewed, verified: true }], after);
    expect(verified.events).toEqual(['changeCertificates']);
    expect(describeMissingCrew(verified.after)).toBeUndefined();
  });

  it('leaves the work live where unverified certificates count', () => {
    const counting = createJob([...startedLog, signedOn], 45, { policy, countsUnverified: true });
    expect(follow([toRegistered(valid, replaced)], counting).events).toEqual(['changeCertificates']);
  });

  it('suspends live work when it is removed where unverified certificates counted, whatever the setting is now', () => {
    const details = { workerId: 'welder', certificates: [{ ...valid, verified: false }] };
    const switched = createJob([...startedLog, { ...signedOn, details }], 45, { policy });
    expect(findCondition(switched)).toBe('live');
    expect(follow([toRegistered(valid, { verified: false })], switched).events).toEqual([]);
    expect(follow([], switched).events).toEqual(['changeCertificates', 'suspendWork']);
  });
});

describe('a certificate that an older version carried', () => {
  const old = createJob([...startedLog, { ...signedOn, details: { workerId: 'welder', certificates: [valid] } }], 45, {
    policy,
  });

  it('counts as verified, and stays so while it is the same', () => {
    expect(describeMissingCrew(old)).toBeUndefined();
    expect(follow([toRegistered(valid, { verified: false })], old).events).toEqual([]);
    expect(follow([toRegistered(valid)], old).events).toEqual(['changeCertificates']);
  });

  it('suspends live work when another took its place that nobody has verified', () => {
    const { events, after } = follow([toRegistered(valid, { verified: false, numberSince: minutesIn(40) })], old);
    expect(events).toEqual(['changeCertificates', 'suspendWork']);
    expect(follow([toRegistered(valid, { verified: false, numberSince: minutesIn(40) })], after).events).toEqual([]);
  });
});
