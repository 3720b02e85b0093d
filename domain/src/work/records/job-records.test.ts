import { describe, expect, it } from 'vitest';
import { listEntryRecords } from './entry-records.ts';
import { listHandoverRecords } from './handover-records.ts';
import { listPeopleRecords } from './people-records.ts';
import { createSignOn, generalPolicy, minutesIn, roleCrew, rolesPolicy, startedLog } from '../testing/sample-jobs.ts';
import { walkLog } from '../log/walk-log.ts';
import type { WorkEntry, WorkLog } from '../log/work-log.ts';

const holder = { id: 'submitter', name: 'submitter' };

function entry(minutes: number, more: Partial<WorkEntry>): WorkEntry {
  return { at: minutesIn(minutes), by: holder, reason: null, ...more } as WorkEntry;
}

const walk = (more: WorkLog, policy = rolesPolicy) => walkLog(holder, [...roleCrew, ...startedLog, ...more], policy);
const minutesOf = (at: Date) => (at.getTime() - minutesIn(0).getTime()) / 60_000;

/** Everybody as 'muthu entrant 22-45 cameOut'. */
function readPeople(more: WorkLog): string[] {
  return listPeopleRecords(walk(more), rolesPolicy).map(({ workerId, roles, stays }) =>
    [
      workerId,
      roles.map((held) => held.roles.join('+')).join('>'),
      ...stays.map(({ since, left }) =>
        left ? `${minutesOf(since)}-${minutesOf(left.at)} ${left.how}` : `${minutesOf(since)}-`,
      ),
    ].join(' '),
  );
}

describe('the people on a job', () => {
  const finish = entry(70, { event: 'finishWork', details: { confirmedOff: ['arun'] } });

  it('are one each, with when and how they left', () => {
    const muthuOff = entry(45, { event: 'signOff', details: { workerId: 'muthu', cameOut: true } });
    const back = createSignOn(55, 'muthu', 'entrant');
    expect(readPeople([muthuOff, back, finish])).toEqual([
      'arun attendant 20-70 confirmed',
      'faizal gasTester 21-70 workFinished',
      'muthu entrant 22-45 cameOut 55-70 workFinished',
      // Stays for the fire watch.
      'lim fireWatcher 23-',
    ]);
    const watched = entry(200, { event: 'endFireWatch', by: null, details: { due: minutesIn(200).toISOString() } });
    expect(readPeople([finish, watched]).at(-1)).toBe('lim fireWatcher 23-200 watchEnded');
  });

  it('leave when they pressed, and keep when it arrived', () => {
    const off = { workerId: 'muthu', pressedAt: minutesIn(41).toISOString() };
    const steps = walk([entry(45, { event: 'signOff', by: null, details: off })]);
    const left = listPeopleRecords(steps, rolesPolicy)[2]?.stays[0]?.left;
    expect(left).toEqual({ at: minutesIn(41), receivedAt: minutesIn(45), by: null, how: 'signedOff' });
  });

  it('keep every role that they had, one after the other', () => {
    const change = entry(45, {
      event: 'changeRole',
      details: { workerId: 'faizal', roles: ['attendant', 'gasTester'] },
    });
    expect(readPeople([change])[1]).toBe('faizal gasTester>attendant+gasTester 21-');
  });

  it('have the certificates that counted for their roles, a verified one before a longer one', () => {
    const certificates = [
      { kind: 'confinedSpaceEntry', expiresOn: '2027-06-30', verified: false },
      { kind: 'confinedSpaceEntry', expiresOn: '2027-02-12', verified: true },
      { kind: 'welder', expiresOn: '2027-06-30', verified: true },
    ] as const;
    const chen = entry(40, {
      event: 'signOn',
      details: { workerId: 'chen', certificates: [...certificates], roles: ['entrant'] },
    });
    expect(listPeopleRecords(walk([chen]), rolesPolicy).at(-1)?.certificates).toEqual([certificates[1]]);
    // Without roles the log has those that the policy counts.
    const counted = listPeopleRecords(walk([chen], generalPolicy), generalPolicy).at(-1)?.certificates;
    expect(counted?.map(({ kind }) => kind)).toEqual(['confinedSpaceEntry', 'welder']);
  });
});

describe('the entries into a space', () => {
  it('are each in and out, with who recorded it', () => {
    const records = listEntryRecords(
      walk([
        entry(40, {
          event: 'recordEntry',
          by: null,
          details: { direction: 'in', workerId: 'muthu', recordedBy: 'arun' },
        }),
        entry(45, { event: 'recordEntry', by: null, details: { direction: 'out', workerId: 'muthu' } }),
        entry(50, { event: 'recordEntry', details: { direction: 'in', workerId: 'muthu', against: 'No gas test.' } }),
        entry(52, { event: 'recordEntry', details: { direction: 'in', rescuer: 'Tan Wei' } }),
        entry(55, { event: 'signOff', details: { workerId: 'muthu', cameOut: true } }),
      ]),
    );
    const user = { by: holder, byWorkerId: undefined };
    expect(records).toMatchObject([
      {
        workerId: 'muthu',
        wentIn: { at: minutesIn(40), by: null, byWorkerId: 'arun' },
        cameOut: { at: minutesIn(45), by: null, byWorkerId: 'muthu', isSignOff: false },
        against: undefined,
      },
      { workerId: 'muthu', wentIn: user, cameOut: { ...user, isSignOff: true }, against: 'No gas test.' },
      { workerId: undefined, rescuer: 'Tan Wei', wentIn: { at: minutesIn(52) }, cameOut: null },
    ]);
  });
});

it('a handover keeps its notes and its answer', () => {
  const to = { id: 'colleague', name: 'colleague' };
  const notes = { to, done: 'half', left: 'the rest', watch: 'the edge' };
  const records = listHandoverRecords([
    entry(40, { event: 'handOverWork', details: notes }),
    entry(42, { event: 'declineHandover', by: to, reason: 'ill', details: {} }),
    entry(50, { event: 'appointHolder', reason: 'left the company', details: notes }),
    entry(51, { event: 'acceptHandover', by: to, details: {} }),
    entry(60, { event: 'handOverWork', details: notes }),
  ]);
  expect(records).toMatchObject([
    { ...notes, because: null, answer: { at: minutesIn(42), words: 'declined', reason: 'ill' } },
    { because: 'left the company', answer: { words: 'taken over', by: to } },
    { answer: null },
  ]);
});
