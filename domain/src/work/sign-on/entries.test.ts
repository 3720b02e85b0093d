import { describe, expect, it } from 'vitest';
import { decideEntry, decideEntryByWorker, mayRecordEntries, mayRecordOthers, type SentEntry } from './decide-entry.ts';
import { decideDoubtExit, decideSignOff } from './decide-sign-on.ts';
import { decideWork } from '../actions/decide.ts';
import { listDueChecks } from '../job/due-checks.ts';
import { listEntryRecords } from '../records/entry-records.ts';
import { formatWorkEntry } from '../records/format-entry.ts';
import { findSignOnProblem } from './may-sign-on.ts';
import { findTask } from '../summary/my-work.ts';
import { findCondition } from '../requirements/read-job.ts';
import type { Job } from '../job/job.ts';
import {
  completeInput,
  completeResumption,
  createGasTest,
  createJob,
  createSignOn,
  fullPolicy,
  minutesIn,
  people,
  roleCrew,
  rolesPolicy,
  startedLog,
} from '../testing/sample-jobs.ts';
import { walkLog } from '../log/walk-log.ts';
import { summarizeJob } from '../summary/job-summary.ts';
import type { WorkEntry, WorkLog } from '../log/work-log.ts';

const holder = { id: 'submitter', name: 'submitter' };
const log: WorkLog = [...roleCrew, ...startedLog];
const read = (more: WorkLog = [], minutes = 50) => createJob([...log, ...more], minutes, { policy: rolesPolicy });
const act = (minutes: number, entry: Partial<WorkEntry>): WorkEntry =>
  ({ at: minutesIn(minutes), by: holder, reason: null, ...entry }) as WorkEntry;
const go = (minutes: number, direction: 'in' | 'out', workerId: string): WorkEntry =>
  act(minutes, { event: 'recordEntry', details: { direction, workerId } });

const muthuIn: SentEntry = { goer: { workerId: 'muthu' }, direction: 'in' };

function decide(job: Job, sent: Partial<SentEntry> = {}): string {
  const decision = decideEntry(job, { ...muthuIn, ...sent }, { user: holder });
  if (!decision.allowed) return decision.problem;
  return [...decision.after.inside.keys(), ...decision.after.causes.map(({ kind }) => kind)].join(' ');
}

describe('who goes in', () => {
  it('is recorded, by the attendant, the holder, the issuing authority or themselves', () => {
    expect(decide(read())).toBe('muthu');
    expect(mayRecordOthers(read(), 'arun')).toBe(true);
    expect([mayRecordOthers(read(), 'muthu'), mayRecordOthers(read(), 'nobody')]).toEqual([false, false]);
    const actors = [people.submitter, people.owner, people.colleague];
    expect(actors.map((actor) => mayRecordEntries(actor, read()))).toEqual([true, true, false]);
  });

  const withoutAttendant = createJob([...roleCrew.slice(1), createSignOn(24, 'other', 'worker'), ...startedLog], 50, {
    policy: rolesPolicy,
  });
  const { passed: _passed, ...failing } = createGasTest(12);
  const failed = act(48, { event: 'recordCheck', details: { ...failing, result: 'failed' } });

  it.each<[string, Job, Partial<SentEntry>, RegExp]>([
    [
      'before the start',
      createJob(roleCrew, 24, { policy: rolesPolicy }),
      {},
      /^The work is .+\. Nobody goes in now\.$/,
    ],
    ['while it is stopped', read([failed]), {}, /^The work is Suspended/],
    ['without an attendant', withoutAttendant, {}, /^No attendant is signed on/],
    [
      'once the gas test is due again',
      read([], 56),
      {},
      /^Gas test: the last one was at 08:25\. It has to be taken again/,
    ],
    ['in a role that stays outside', read(), { goer: { workerId: 'arun' } }, /^Their role does not go in/],
    ['who is not signed on', read(), { goer: { workerId: 'stranger' } }, /is not signed on/],
    ['who is inside', read([go(45, 'in', 'muthu')]), {}, /^They are inside already/],
    ['where there is no entry log', createJob(startedLog, 45, { policy: fullPolicy }), {}, /no entry log/],
    ['who is a rescuer without a name', read(), { goer: { rescuer: ' ' } }, /name of the rescuer/],
  ])('is refused %s', (_when, job, sent, sentence) => {
    expect(decide(job, sent)).toMatch(sentence);
  });

  it('all the same is inside, and a danger that names the refusal', () => {
    const job = read([], 56);
    const decision = decideEntry(job, { ...muthuIn, allTheSame: true }, { workerId: 'arun' });
    if (!decision.allowed) throw new Error(decision.problem);
    expect(decision.entry.details).toMatchObject({
      workerId: 'muthu',
      recordedBy: 'arun',
      against: 'Gas test: the last one was at 08:25. It has to be taken again first.',
    });
    expect([...decision.after.inside.keys()]).toEqual(['muthu']);
    expect(decision.after.causes.map(({ kind }) => kind)).toEqual(['entryRefused']);
    // What is allowed is no danger, whatever was pressed.
    expect(decide(read(), { allTheSame: true })).toBe('muthu');
  });

  it('as a rescuer is never refused, and is counted by name', () => {
    const rescuer = { goer: { rescuer: ' Tan  Wei ' } };
    expect(decide(read([failed]), rescuer)).toBe('rescuer Tan Wei gasFailed');
    expect(decide(createJob([], -10, { policy: rolesPolicy }), rescuer)).toBe('rescuer Tan Wei');
    const first = act(45, { event: 'recordEntry', details: { direction: 'in', rescuer: 'Tan Wei' } });
    expect(decide(read([first]), rescuer)).toBe('rescuer Tan Wei rescuer Tan Wei (2)');
  });
});

describe('who comes out', () => {
  it('is never refused while they are inside, whatever the work stands for', () => {
    const stop = act(46, { event: 'stopWork', details: { kind: 'gas' } });
    const stopped = read([go(45, 'in', 'muthu'), stop]);
    expect(decide(stopped, { direction: 'out' })).toBe('dangerStop');
    expect(decide(read([go(45, 'in', 'muthu')], 700), { direction: 'out' })).toBe('expiredWithPeople checkMissed');
    expect(decide(read(), { direction: 'out' })).toMatch(/Nobody recorded that they went in/);
  });

  it('is recorded for others by nobody who has left, unless it was pressed before', () => {
    const left = read([act(45, { event: 'signOff', details: { workerId: 'arun' } })]);
    const signedOnThen = read([], 44).state.signedOn;
    const sent = { ...muthuIn, pressedAt: minutesIn(44) };
    expect(decideEntryByWorker(left, sent, 'arun', signedOnThen)).toMatchObject({
      problem: 'Only the attendant records who else goes in and comes out.',
    });
  });

  it('counts from when it was pressed, but not for who has gone in again since', () => {
    const inside = read([go(45, 'in', 'muthu')]);
    const out = decideEntry(inside, { ...muthuIn, direction: 'out', pressedAt: minutesIn(48) }, { workerId: 'muthu' });
    expect(out).toMatchObject({ allowed: true, entry: { details: { pressedAt: minutesIn(48).toISOString() } } });
    expect(out.allowed && 'recordedBy' in out.entry.details).toBe(false);
    expect(decide(inside, { direction: 'out', pressedAt: minutesIn(44) })).toMatch(/Nobody recorded/);
  });
});

describe("an 'out' that was a mistake", () => {
  const stop = act(46, { event: 'stopWork', details: { kind: 'gas' } });
  const wrong = [go(45, 'in', 'muthu'), stop, go(47, 'out', 'muthu')];
  const takeBack = (job: Job, sent: Partial<SentEntry> = {}) =>
    decideEntry(job, { ...muthuIn, takesBack: true, ...sent }, { user: holder });

  it('is taken back whatever the work stands for: they have been inside since they went in', () => {
    const decision = takeBack(read(wrong));
    if (!decision.allowed) throw new Error(decision.problem);
    expect(decision.after.inside.get('muthu')).toEqual({ since: minutesIn(45), confirmedAt: minutesIn(50) });
    expect(decision.after.causes.map(({ kind }) => kind)).toEqual(['dangerStop']);
    expect(decision.entry.details).toEqual({ direction: 'in', workerId: 'muthu', takesBack: true });
    expect(takeBack(read([...wrong, decision.entry]))).toMatchObject({
      problem: 'They are inside already.',
    });
  });

  it('can be that of a rescuer, who keeps their name', () => {
    const rescue = (minutes: number, direction: 'in' | 'out') =>
      act(minutes, { event: 'recordEntry', details: { direction, rescuer: 'Tan Wei' } });
    const job = read([rescue(45, 'in'), rescue(47, 'out')]);
    const decision = takeBack(job, { goer: { rescuer: 'Tan Wei' } });
    expect(decision.allowed && [...decision.after.inside.values()]).toEqual([
      { rescuer: 'Tan Wei', since: minutesIn(45), confirmedAt: minutesIn(50) },
    ]);
  });

  it('counts by when both were pressed, also where they arrive later', () => {
    const { details: out } = go(47, 'out', 'muthu');
    const late = act(80, {
      event: 'recordEntry',
      details: { ...(out as { direction: 'out'; workerId: string }), pressedAt: minutesIn(47).toISOString() },
    });
    const job = read([go(45, 'in', 'muthu'), stop, late], 81);
    const decision = takeBack(job, { pressedAt: minutesIn(48) });
    expect(decision.allowed && decision.after.inside.get('muthu')).toEqual({
      ...{ since: minutesIn(45), confirmedAt: minutesIn(48) },
    });
    expect(decision).toMatchObject({ entry: { details: { pressedAt: minutesIn(48).toISOString() } } });
  });

  it.each<[string, Job, Partial<SentEntry>]>([
    ['long past', read(wrong, 58), {}],
    ['later than the correction', read(wrong), { pressedAt: minutesIn(46) }],
    ['that of somebody else', read([stop, go(47, 'out', 'faizal')]), {}],
  ])('that is %s is not taken back', (_when, job, sent) => {
    expect(takeBack(job, sent)).toMatchObject({ problem: expect.stringMatching(/can no longer be taken back/) });
  });

  it('was pressed before they went in again, and says nothing about the real one', () => {
    const job = read([go(33, 'in', 'muthu'), go(34, 'out', 'muthu'), go(36, 'in', 'muthu'), go(45, 'out', 'muthu')]);
    expect(takeBack(job, { pressedAt: minutesIn(35) })).toMatchObject({ allowed: false });
  });

  it('is not undone by an older one that arrives later', () => {
    const taken = takeBack(read(wrong, 48));
    if (!taken.allowed) throw new Error(taken.problem);
    const job = read([...wrong, taken.entry], 60);
    expect(decide(job, { direction: 'out', pressedAt: minutesIn(46) })).toMatch(/Nobody recorded/);
    expect(decideSignOff(job, 'muthu', null, { pressedAt: minutesIn(46), hasComeOut: true })).toMatchObject({
      allowed: false,
    });
    expect(decide(job, { direction: 'out', pressedAt: minutesIn(55) })).toBe('dangerStop checkMissed');
  });

  it.each<[string, WorkEntry]>([
    ['signed off', act(48, { event: 'signOff', details: { workerId: 'muthu' } })],
    ['signed off as out', act(46, { event: 'signOff', details: { workerId: 'muthu', cameOut: true } })],
    [
      'confirmed to have left the finished work',
      act(48, { event: 'finishWork', details: { confirmedOff: ['arun', 'faizal', 'muthu', 'lim'] } }),
    ],
  ])('of somebody who was %s since puts them back on the job, and everybody is told of a danger', (_which, off) => {
    const before =
      off.at < minutesIn(47) ? [go(45, 'in', 'muthu'), off] : [go(45, 'in', 'muthu'), go(47, 'out', 'muthu'), off];
    const job = read(before);
    const decision = takeBack(job);
    if (!decision.allowed) throw new Error(decision.problem);
    expect([...decision.after.inside.keys()]).toEqual(['muthu']);
    expect(decision.after.signedOn.get('muthu')?.roles).toEqual(['entrant']);
    expect(decision.after.causes.map(({ kind }) => kind)).toContain('entryRefused');
  });

  it('after the end of the work puts them back on the job, which they had left by coming out', () => {
    const end = act(48, { event: 'finishWork', details: { confirmedOff: ['arun', 'faizal', 'muthu'] } });
    const watchEnd = act(49, { event: 'endFireWatch', details: { due: minutesIn(49).toISOString() } });
    const before = [end, go(48, 'in', 'lim'), watchEnd];
    expect([...read(before).state.signedOn.keys()]).toEqual(['lim']);
    const out = [...before, go(49, 'out', 'lim')];
    expect([...read(out).state.signedOn.keys()]).toEqual([]);
    const decision = takeBack(read(out), { goer: { workerId: 'lim' } });
    expect(decision.allowed && [...decision.after.signedOn.keys()]).toEqual(['lim']);
  });

  it('leaves whoever has signed on again as they are now', () => {
    const off = act(46, { event: 'signOff', details: { workerId: 'muthu', cameOut: true } });
    const again = createSignOn(48, 'muthu', 'worker');
    const decision = takeBack(read([go(45, 'in', 'muthu'), off, again]));
    expect(decision.allowed && decision.after.signedOn.get('muthu')).toMatchObject({
      ...{ since: minutesIn(48), roles: ['worker'] },
    });
    expect(decision.allowed && decision.after.inside.has('muthu')).toBe(true);
  });

  it('leaves them alone where the attendant has gone since, although the work is paused', () => {
    const pause = act(48, { event: 'pauseWork', details: {} });
    const job = read([
      go(45, 'in', 'muthu'),
      go(47, 'out', 'muthu'),
      pause,
      { ...act(49, { event: 'signOff', details: { workerId: 'arun' } }) },
    ]);
    const decision = takeBack(job);
    expect(decision.allowed && decision.after.causes.map(({ kind }) => kind)).toEqual(['roleLost', 'pause']);
  });

  it('of a rescuer is not mistaken for that of another one of the same name', () => {
    const rescue = (minutes: number, direction: 'in' | 'out') =>
      act(minutes, { event: 'recordEntry', details: { direction, rescuer: 'Tan' } });
    const decision = decideEntry(
      read([rescue(45, 'in'), rescue(47, 'out')]),
      { goer: { rescuer: 'Tan' }, direction: 'in' },
      { user: holder },
    );
    expect(decision).toMatchObject({ entry: { details: { rescuer: 'Tan (2)' } } });
  });

  it('is one stay in the records', () => {
    const decision = takeBack(read(wrong));
    if (!decision.allowed) throw new Error(decision.problem);
    const entries = [...log, ...wrong, decision.entry, go(60, 'out', 'muthu')];
    const records = listEntryRecords(walkLog(holder, entries, rolesPolicy));
    expect(records.map(({ wentIn, cameOut }) => [wentIn.at, cameOut?.at])).toEqual([[minutesIn(45), minutesIn(60)]]);
  });
});

it('whoever is not signed on and went in all the same is inside, and a danger', () => {
  const sent = { goer: { rescuer: 'A visitor' }, direction: 'in', allTheSame: true } as const;
  const decision = decideEntry(read(), sent, { user: holder });
  if (!decision.allowed) throw new Error(decision.problem);
  expect(decision.after.inside.size).toBe(1);
  expect(decision.after.causes.map(({ kind }) => kind)).toEqual(['entryRefused']);
  const texts = { policy: rolesPolicy, timeZone: 'Asia/Singapore', nameWorker: (id: string) => id };
  expect(formatWorkEntry(decision.entry, texts)).toMatch(/: A visitor went in, against a refusal: They are not signed/);
  const out = decideEntry(read([decision.entry], 52), { ...sent, direction: 'out' }, { user: holder });
  expect(out.allowed && formatWorkEntry(out.entry, texts)).toMatch(/: A visitor came out$/);
});

describe('while somebody is inside', () => {
  const inside = (minutes = 50) => read([go(45, 'in', 'muthu')], minutes);

  it('the work is neither paused nor finished', () => {
    for (const action of ['pauseWork', 'finishWork'] as const) {
      const decision = decideWork(people.submitter, inside(), action, {
        ...completeInput,
        confirmedOff: ['arun', 'faizal', 'muthu'],
      });
      expect([action, decision]).toMatchObject([action, { allowed: false, problem: '1 person is still inside.' }]);
    }
  });

  it('the gas test falls due although the work has expired', () => {
    const job = inside(640);
    expect(findCondition(job)).toBe('expired');
    expect(job.state.causes.map(({ kind }) => kind)).toContain('checkMissed');
  });

  it('the gas test falls due before the start, and after the end', () => {
    const early = createJob(
      [
        ...roleCrew,
        act(10, { event: 'recordEntry', details: { direction: 'in', workerId: 'muthu', against: 'not live' } }),
      ],
      15,
      { policy: rolesPolicy },
    );
    expect(listDueChecks(early.state, early.policy).map(({ series, due }) => [series.name, due])).toEqual([
      ['gasTest', minutesIn(40)],
    ]);
    const rescue = act(61, { event: 'recordEntry', details: { direction: 'in', rescuer: 'Tan' } });
    const end = act(60, { event: 'finishWork', details: { confirmedOff: ['arun', 'faizal', 'muthu', 'lim'] } });
    const late = read([end, rescue], 62);
    expect(listDueChecks(late.state, late.policy).map(({ series }) => series.name)).toContain('gasTest');
  });

  it('a recall forgets nobody: the danger stays in sight, nobody signs on, and all can come out', () => {
    const entries = [
      ...roleCrew,
      act(24, { event: 'recordEntry', details: { direction: 'in', workerId: 'muthu', against: 'not live' } }),
    ];
    const recalled = createJob(entries, 30, { policy: rolesPolicy, isApproved: false });
    expect(findCondition(recalled)).toBe('suspended');
    expect(findSignOnProblem(recalled)).toEqual({ key: 'notApproved' });
    const relation = { isHolder: false, isIssuer: true, heldSinceCause: false, isNextHolder: false };
    const summary = summarizeJob(recalled);
    if (!summary) throw new Error('no summary');
    const stored = { ...summary, hasUnapprovedChildren: false, hasAreaStop: false };
    expect(findTask(stored, relation, minutesIn(30))?.task).toBe('getPeopleOut');
    expect(summary.issuerTurnAt).toEqual(minutesIn(24));
    const decision = decideEntry(recalled, { goer: { workerId: 'muthu' }, direction: 'out' }, { user: holder });
    if (!decision.allowed) throw new Error(decision.problem);
    const out = createJob([...entries, decision.entry], 31, { policy: rolesPolicy, isApproved: false });
    // What happened is still to be answered.
    expect(findCondition(out)).toBe('suspended');
    const answer = decideWork(people.supervisor, out, 'resumeWork', completeResumption(out));
    if (!answer.allowed) throw new Error(answer.problem);
    expect(findCondition({ ...out, state: answer.after })).toBeUndefined();
  });

  it('a rescuer in before the start waits for the issuing authority, too', () => {
    const rescue = act(24, { event: 'recordEntry', details: { direction: 'in', rescuer: 'Tan' } });
    const summary = summarizeJob(createJob([...roleCrew, rescue], 30, { policy: rolesPolicy }));
    expect(summary?.issuerTurnAt).toEqual(minutesIn(24));
  });

  it('nobody can say that they have come out: they stay, and it is on record', () => {
    const decision = decideDoubtExit(inside(), 'muthu', { id: 'owner', name: 'owner' });
    expect(decision.allowed && decision.after.inside.size).toBe(1);
    expect(decideDoubtExit(read(), 'muthu', holder)).toMatchObject({ allowed: false });
  });
});

it.each<[WorkEntry, string]>([
  [go(45, 'in', 'muthu'), 'submitter recorded an entry: Mr muthu went in'],
  [
    {
      ...act(45, { event: 'recordEntry', details: { direction: 'out', workerId: 'muthu', recordedBy: 'arun' } }),
      by: null,
    },
    'A worker on the job recorded an entry: Mr muthu came out, recorded by Mr arun',
  ],
  [
    act(45, { event: 'recordEntry', details: { direction: 'in', rescuer: 'Tan', against: 'No attendant.' } }),
    'submitter recorded an entry: rescuer Tan went in, against a refusal: No attendant.',
  ],
  [
    act(45, { event: 'recordEntry', details: { direction: 'in', workerId: 'muthu', takesBack: true } }),
    'submitter recorded an entry: Mr muthu is still inside: the ‘out’ was a mistake',
  ],
  [
    act(45, { event: 'signOff', details: { workerId: 'muthu', cameOut: true } }),
    'submitter signed a worker off: Mr muthu, has come out',
  ],
  [
    act(45, { event: 'changeRole', details: { workerId: 'muthu', roles: ['attendant', 'gasTester'] } }),
    'submitter changed the role of a worker: Mr muthu, attendant, gas tester',
  ],
  [createSignOn(45, 'muthu', 'entrant'), 'submitter signed a worker on: Mr muthu, entrant'],
  [
    act(60, { event: 'finishWork', details: { confirmedOff: ['muthu', 'arun'] } }),
    'submitter finished the work: confirmed to have left: Mr muthu, Mr arun',
  ],
  [
    act(60, {
      event: 'finishWork',
      details: { confirmedOff: ['muthu'], inPlaceOf: { id: 'ravi', name: 'Ravi Kumar' } },
    }),
    'submitter finished the work: in place of Ravi Kumar; confirmed to have left: Mr muthu',
  ],
  [act(60, { event: 'finishWork', details: {} }), 'submitter finished the work'],
])('the history says it in words: %j', (entry, text) => {
  const texts = { policy: rolesPolicy, timeZone: 'Asia/Singapore', nameWorker: (id: string) => `Mr ${id}` };
  expect(formatWorkEntry(entry, texts)).toBe(text);
});
