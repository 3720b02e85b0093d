import { describe, expect, it } from 'vitest';
import { createJob, generalPolicy, minutesIn, sampleJobs, startedLog } from '../work/testing/sample-jobs.ts';
import { workEvents, type WorkEntry, type WorkEvent, type WorkLog } from '../work/log/work-log.ts';
import { createCrewMessage, createLostApprovalMessage } from './crew-message.ts';

const supervisor = { id: 'supervisor', name: 'Tan Ah Kow' };

function signOn(workerId: string, minutes: number): WorkEntry {
  return { event: 'signOn', at: minutesIn(minutes), by: null, reason: null, details: { workerId, certificates: [] } };
}

const crew = [signOn('ravi', 31), signOn('mei', 32)];
const pause: WorkEntry = { event: 'pauseWork', at: minutesIn(40), by: supervisor, reason: 'lunch', details: {} };
const stop: WorkEntry = { event: 'stopWork', at: minutesIn(45), by: supervisor, reason: 'gas alarm', details: {} };
const due = minutesIn(45).toISOString();

const givenCheck = { series: 'gasTest', values: { flammable: 12 } };

/** An entry of each event at 08:45, of a kind that concerns the crew where there is one. */
const entries = {
  startWork: { details: { signature: 'digest' } },
  pauseWork: { reason: 'lunch', details: {} },
  stopWork: { reason: 'Gas alarm or smell: pay at https://x.example', details: { kind: 'gas' } },
  resumeWork: { details: {} },
  revalidateWork: { details: { signature: 'digest' } },
  handOverWork: { details: { to: supervisor, done: 'a', left: 'b', watch: 'c' } },
  appointHolder: { reason: 'ill', details: { to: supervisor, done: 'a', left: 'b', watch: 'c' } },
  stayHolder: { details: {} },
  acceptHandover: { details: {} },
  declineHandover: { reason: 'no', details: {} },
  withdrawHandover: { details: {} },
  requestExtension: { reason: 'late', details: { until: due } },
  agreeExtension: { details: { from: due, until: due } },
  refuseExtension: { reason: 'no', details: {} },
  finishWork: { details: {} },
  recordCheck: { details: { ...givenCheck, result: 'failed' } },
  suspendWork: { details: { cause: 'recall' } },
  missCheck: { details: { series: 'gasTest', due } },
  missRevalidation: { details: { due } },
  expireWork: { details: { due } },
  endFireWatch: { details: { due } },
  escalateFireWatch: { details: { due } },
  signOn: { details: { workerId: 'ali', certificates: [] } },
  signOff: { details: { workerId: 'ravi' } },
  changeRole: { details: { workerId: 'ali', roles: ['worker'] } },
  recordEntry: { details: { direction: 'in', workerId: 'ali', against: 'No attendant is signed on.' } },
  doubtExit: { details: { workerId: 'ali' } },
  changeCertificates: { details: { workerId: 'lim', certificates: [] } },
} as const satisfies {
  [Event in WorkEvent]: Pick<Extract<WorkEntry, { event: Event }>, 'details'> & { reason?: string };
};

function createEntry(event: WorkEvent): WorkEntry {
  return { event, at: minutesIn(45), by: supervisor, reason: null, ...entries[event] } as WorkEntry;
}

/** The text for a crew of two after these entries; undefined if there is none. */
function findText(log: WorkLog, entry: WorkEntry): string | undefined {
  return createCrewMessage(createJob([...startedLog, ...crew, ...log], 45), entry)?.text;
}

describe('the crew of live work', () => {
  const stopped = 'F10N-GP-000001: work stopped Mon 08:45. Make the place safe and leave. Reason: ';
  const inDanger = 'F10N-GP-000001: work stopped Mon 08:45. Leave now.';
  const expected: Record<WorkEvent, string | undefined> = {
    startWork: undefined,
    pauseWork: undefined,
    // Nobody's own words are sent on.
    stopWork: `${inDanger} Reason: Gas alarm or smell`,
    resumeWork: undefined,
    revalidateWork: undefined,
    handOverWork: undefined,
    appointHolder: `${stopped}No permit holder`,
    stayHolder: undefined,
    acceptHandover: undefined,
    declineHandover: undefined,
    withdrawHandover: undefined,
    requestExtension: undefined,
    agreeExtension: undefined,
    refuseExtension: undefined,
    finishWork: undefined,
    recordCheck: `${inDanger} Reason: Gas test failed, LEL 12 % (limit below 10 %)`,
    suspendWork: `${stopped}The approval was recalled`,
    missCheck: `${stopped}Gas test missed, due Mon 08:45`,
    missRevalidation: `${stopped}Revalidation missed`,
    expireWork: 'F10N-GP-000001: permit expired Mon 08:45. Stop work, make the place safe and leave.',
    endFireWatch: undefined,
    escalateFireWatch: undefined,
    signOn: undefined,
    signOff: undefined,
    changeRole: undefined,
    recordEntry: `${inDanger} Reason: Entry against a refusal`,
    doubtExit: undefined,
    changeCertificates: undefined,
  };

  it.each(workEvents)('gets the text of %s, or none', (event) => {
    expect(findText([], createEntry(event))).toBe(expected[event]);
  });

  it('is everybody who is signed on when it happens', () => {
    const left: WorkEntry = { ...createEntry('signOff'), at: minutesIn(40) };
    const findCrew = (log: WorkLog) => createCrewMessage(createJob([...startedLog, ...log], 45), stop)?.workerIds;
    expect(findCrew(crew)).toEqual(['ravi', 'mei']);
    expect(findCrew([...crew, left])).toEqual(['mei']);
    expect(findCrew([])).toBeUndefined();
  });

  it('gets no text of the suspension by a stop of all work: everybody at the site gets one of the stop', () => {
    const areaStop: WorkEntry = {
      event: 'suspendWork',
      at: minutesIn(45),
      by: null,
      reason: 'Evacuation',
      details: { cause: 'areaStop' },
    };
    expect(findText([], areaStop)).toBeUndefined();
  });

  it("never reads anybody's own words", () => {
    const words = 'call +65 8000 0000 or https://x.example';
    for (const event of workEvents) {
      const entry = createEntry(event);
      const said = { ...entry, reason: words, details: { ...entry.details, note: words } } as WorkEntry;
      expect(findText([], said) ?? '').not.toMatch(/8000|https/);
    }
  });

  it('gets no text of a check that passed', () => {
    expect(
      findText([], { ...createEntry('recordCheck'), details: { ...givenCheck, result: 'passed' } } as WorkEntry),
    ).toBeUndefined();
  });

  it('reads what happened long ago with its day', () => {
    const late = createJob([...startedLog, ...crew], 60 * 24 * 9, { end: null, policy: generalPolicy });
    expect(createCrewMessage({ ...late, state: late.logged }, stop)?.text).toMatch(/work stopped 23 Nov 2026, 08:45\./);
  });
});

describe('the crew of work that stands still', () => {
  const suspensions = ['stopWork', 'recordCheck', 'suspendWork', 'missCheck', 'missRevalidation'] as const;

  it.each(['suspendWork', 'missCheck', 'missRevalidation'] as const)(
    'after a stop, gets no second text of %s',
    (event) => {
      expect(findText([stop], createEntry(event))).toBeUndefined();
    },
  );

  it.each(['stopWork', 'recordCheck'] as const)('after a stop, gets the text of a new danger: %s', (event) => {
    expect(findText([stop], createEntry(event))).toMatch(/Leave now\./);
  });

  it('in a pause, gets the text of a graver reason', () => {
    expect(findText([pause], createEntry('suspendWork'))).toMatch(/work stopped/);
  });

  it.each(suspensions.flatMap((event) => [[event, 'resumeWork'] as const, [event, 'revalidateWork'] as const]))(
    'after %s, gets the text of %s',
    (event, end) => {
      expect(findText([createEntry(event)], createEntry(end))).toBe(
        'F10N-GP-000001: stop ended Mon 08:45. Work again only when the permit holder says so.',
      );
    },
  );

  it.each(['resumeWork', 'revalidateWork'] as const)('after a pause, gets no text of %s', (end) => {
    expect(findText([pause], createEntry(end))).toBeUndefined();
  });

  it('after a stop, gets the text of an expiry', () => {
    expect(findText([stop], createEntry('expireWork'))).toMatch(/permit expired/);
  });
});

it('the crew of work that has not started gets the text of a stop, and none of a failed check', () => {
  const waiting = createJob([...startedLog.slice(0, 1), ...crew.map((one) => ({ ...one, at: minutesIn(26) }))], 28);
  expect(createCrewMessage(waiting, stop)?.text).toMatch(/work stopped/);
  expect(createCrewMessage(waiting, createEntry('recordCheck'))).toBeUndefined();
});

describe('the crew of a permit that loses its approval', () => {
  const unapproved = (log: WorkLog) => createJob(log, 45, { isApproved: false });
  const waiting = [...startedLog.slice(0, 1), ...crew];

  it.each([
    ['recall', 'the approval was recalled'],
    ['review', 'the permit changed and needs approval again'],
    ['cancellation', 'its cancellation was requested'],
    ['parent', 'its parent permit stopped'],
  ] as const)('before the start, gets the text of %s', (cause, reason) => {
    expect(createLostApprovalMessage(unapproved(waiting), cause)).toEqual({
      workerIds: ['ravi', 'mei'],
      text: `F10N-GP-000001: work not allowed any more Mon 08:45. Make the place safe and leave. Reason: ${reason}`,
    });
  });

  it('gets no such text after the start, nor does anybody where nobody is signed on', () => {
    expect(createLostApprovalMessage(unapproved([...startedLog, ...crew]), 'recall')).toBeUndefined();
    expect(createLostApprovalMessage(unapproved(startedLog.slice(0, 1)), 'recall')).toBeUndefined();
  });
});

it('nobody gets a text without a crew', () => {
  for (const event of workEvents) expect(createCrewMessage(sampleJobs.suspended(), createEntry(event))).toBeUndefined();
});
