import { describe, expect, it } from 'vitest';
import { causeKinds, getCauseRow } from '../log/cause-table.ts';
import { findGravest } from '../log/causes.ts';
import { describeCause } from '../log/cause-words.ts';
import { decideCheck } from '../checks/decide-check.ts';
import { decideWork, type WorkDecision } from './decide.ts';
import { findCondition } from '../requirements/read-job.ts';
import type { Job } from '../job/job.ts';
import { formatCondition } from '../summary/label.ts';
import {
  completeInput,
  completeResumption,
  createGasTest,
  createJob,
  generalPolicy,
  minutesIn,
  people,
  startedLog,
  type SamplePerson,
} from '../testing/sample-jobs.ts';
import type { WorkInput } from '../table/work-asks.ts';
import type { WorkEntry, WorkEvent, WorkLog } from '../log/work-log.ts';
import { formatStoredCondition, summarizeJob } from '../summary/job-summary.ts';
import type { WorkAction } from '../table/work-table.ts';

function entry<Event extends WorkEvent>(
  event: Event,
  minutes: number,
  details: Extract<WorkEntry, { event: Event }>['details'],
  reason: string | null = null,
  who: SamplePerson = 'supervisor',
): WorkEntry {
  return { event, at: minutesIn(minutes), by: { id: who, name: who }, reason, details } as WorkEntry;
}

/** The log with what fell due until then, and one more entry. */
function add(log: WorkLog, minutes: number, more: WorkEntry, options?: Parameters<typeof createJob>[2]): WorkLog {
  return [...log, ...createJob(log, minutes, options).pending, more];
}

const words = ({ state, policy }: Job) => state.causes.map((cause) => describeCause(cause, policy));

function after(job: Job, decision: WorkDecision): Job {
  if (!decision.allowed) throw new Error(decision.problem);
  return { ...job, state: decision.after };
}

const decide = (who: SamplePerson, job: Job, action: WorkAction, input: WorkInput) =>
  decideWork(people[who], job, action, input);

it('the table has a rank for every kind, and the gravest are answered by the issuing authority', () => {
  for (const kind of causeKinds) {
    const { rank, answeredBy } = getCauseRow(kind);
    expect(rank).toBeGreaterThan(0);
    if (rank <= 3) expect([kind, answeredBy]).toEqual([kind, 'the issuing authority']);
  }
});

describe('causes stack', () => {
  const missed = createJob(startedLog, 62);

  it('a gas reading behind a missed test shows, in the label and first among the causes', () => {
    expect(formatCondition(missed)).toBe('Gas test missed');
    const job = after(missed, decideCheck(people.submitter, missed, createGasTest(15), null));
    expect(formatCondition(job)).toBe('LEL 15 %');
    expect(words(job)).toEqual(['LEL 15 %', 'Gas test missed']);
  });

  it('a second stop is recorded with its words, and of equal ones the latest shows', () => {
    const first = entry('stopWork', 40, { kind: 'unsafe' }, 'Loose plank');
    const second = entry('stopWork', 41, { kind: 'notAsPermit' }, 'Other valve', 'colleague');
    const job = createJob([...startedLog, first, second], 42);
    expect(words(job)).toEqual([
      'Stopped by colleague: Not as the permit says: Other valve',
      'Stopped by supervisor: Unsafe condition: Loose plank',
    ]);
    expect(formatCondition(job)).toBe(words(job)[0]);
  });

  it('two stops of one moment have ids of their own', () => {
    const stop = entry('stopWork', 40, { kind: 'unsafe' });
    const ids = createJob([...startedLog, stop, { ...stop, reason: 'again' }], 42).state.causes.map(({ id }) => id);
    expect(new Set(ids).size).toBe(2);
  });

  it('a later value of a test takes the place of the earlier one', () => {
    const fail = (minutes: number, flammable: number) =>
      entry('recordCheck', minutes, { ...createGasTest(flammable), result: 'failed' });
    expect(words(createJob([...startedLog, fail(40, 60), fail(45, 12)], 46))).toEqual(['LEL 12 %']);
  });

  it('words alone are a danger until the issuing authority has said what kind of stop it was', () => {
    const job = createJob([...startedLog, entry('stopWork', 40, {}, 'smell')], 42);
    expect(findGravest(job.state.causes)).toMatchObject({ kind: 'unclassedStop' });
    const [cause] = job.state.causes;
    const answers = [{ cause: cause?.id ?? '', answer: 'Looked at it' }];
    const send = (input: WorkInput) => decide('supervisor', job, 'resumeWork', input);
    expect(send({ inspection: true, answers })).toMatchObject({ problem: expect.stringMatching(/^Say what kind/) });
    const asGas = answers.map((answer) => ({ ...answer, kind: 'gas' }));
    expect(send({ inspection: true, answers: asGas })).toMatchObject({
      problem: expect.stringMatching(/^After a gas alarm a test/),
    });
    expect(send(completeResumption(job)).allowed).toBe(true);
  });

  it('expired work says what is behind it', () => {
    const job = createJob([...startedLog, entry('stopWork', 40, { kind: 'fire' })], 640);
    expect(formatCondition(job)).toBe('Expired 40 min ago. Stop work. Stopped by supervisor: Fire or smoke');
  });
});

describe('resuming', () => {
  const stop = entry('stopWork', 40, { kind: 'unsafe' });
  const stopped = createJob([...startedLog, stop], 45);
  const resume = (job: Job, input: WorkInput) => {
    const decision = decide('supervisor', job, 'resumeWork', input);
    return decision.allowed ? 'allowed' : decision.problem;
  };

  it('needs the inspection and an answer to each cause, which stay on record', () => {
    expect(resume(stopped, {})).toMatch(/^Inspect the place first/);
    expect(resume(stopped, { inspection: true })).toBe("Answer each cause. What was done about 'Unsafe condition'?");
    const decision = decide('supervisor', stopped, 'resumeWork', completeResumption(stopped));
    expect(decision.allowed && decision.after).toMatchObject({
      causes: [],
      answeredCauses: [{ kind: 'personStop', answer: 'dealt with', answeredBy: { id: 'supervisor' } }],
    });
  });

  it('one reason does not answer several causes', () => {
    const both = createJob([...startedLog, stop, entry('stopWork', 41, { kind: 'hurt' })], 45);
    expect(resume(both, { inspection: true, reason: 'dealt with' })).toMatch(/^Answer each cause/);
  });

  it('after a gas alarm needs a test that was taken since', () => {
    const log = [...startedLog, entry('stopWork', 40, { kind: 'gas' })];
    const job = createJob(log, 42);
    expect(resume(job, completeResumption(job))).toBe('Gas test: one that was taken after 08:40 has to pass first.');
    const tested = createJob([...log, entry('recordCheck', 44, { ...createGasTest(), result: 'passed' })], 45);
    expect(resume(tested, completeResumption(tested))).toBe('allowed');
  });

  it('after a gas alarm asks for the four gases where the policy has no gas test', () => {
    const job = createJob([...startedLog, entry('stopWork', 40, { kind: 'gas' })], 42, { policy: generalPolicy });
    const send = (readings?: Record<string, number>) => resume(job, { ...completeResumption(job), readings });
    const air = { oxygen: 20.9, flammable: 0, hydrogenSulfide: 0, carbonMonoxide: 0 };
    expect(send()).toMatch(/^After a gas alarm a test/);
    expect(send({ oxygen: 20.9 })).toMatch(/Flammable gas \(LEL\) is missing/);
    expect(send({ ...air, hydrogenSulfide: 150 })).toMatch(/Record it as a check, and get everybody out/);
    expect(send(air)).toBe('allowed');
  });

  it('after a gas alarm before the start needs one, too, whatever the stop was called at first', () => {
    const tested = startedLog.slice(0, 1);
    const unclassed = createJob([...tested, { ...entry('stopWork', 27, {}), reason: 'It smells' }], 28);
    const [cause] = unclassed.state.causes;
    const answers = [{ cause: cause?.id ?? '', answer: 'aired', kind: 'gas' as const }];
    expect(resume(unclassed, { ...completeInput, answers })).toMatch(/^After a gas alarm a test/);
    const policy = { ...generalPolicy, crew: [] };
    const alarm = createJob([entry('stopWork', 27, { kind: 'gas' })], 28, { policy });
    expect(resume(alarm, completeResumption(alarm))).toMatch(/^After a gas alarm a test/);
    const air = { oxygen: 20.9, flammable: 0, hydrogenSulfide: 0, carbonMonoxide: 0 };
    expect(resume(alarm, { ...completeResumption(alarm), readings: air })).toBe('allowed');
  });

  it('after a stop of the site for gas needs one, too', () => {
    const areaStop = { kind: 'gas' as const, reason: 'Gas alarm', since: minutesIn(40) };
    const log = [...startedLog, ...createJob(startedLog, 41, { areaStop }).pending];
    const lifted = createJob(log, 45);
    expect(resume(lifted, completeResumption(lifted))).toMatch(/taken after 08:40 has to pass/);
  });
});

describe('finishing', () => {
  const finish = (job: Job) => decide('submitter', job, 'finishWork', completeInput);

  it('answers no danger: the issuing authority does, also after the end', () => {
    const job = createJob([...startedLog, entry('stopWork', 40, { kind: 'fire' })], 42, { policy: generalPolicy });
    const finished = after(job, finish(job));
    expect([findCondition(finished), formatCondition(finished)]).toEqual(['finished', 'Finished, to be inspected']);
    expect(decide('submitter', finished, 'resumeWork', completeResumption(finished)).allowed).toBe(false);
    const answered = after(finished, decide('owner', finished, 'resumeWork', completeResumption(finished)));
    expect([findCondition(answered), formatCondition(answered)]).toEqual(['finished', 'Work finished']);
  });

  it('ends what is only missing, such as a check', () => {
    const job = createJob(startedLog, 62);
    expect(after(job, finish(job)).state.causes).toEqual([]);
  });

  it.each([
    [
      'a stop of the site',
      { areaStop: { kind: 'fire' as const, reason: 'Fire', since: minutesIn(40) } },
      /All work in this area/,
    ],
    [
      'live work under a child permit',
      { children: [{ number: 'F10N-B1-000514', condition: 'live', hasStarted: true, signedOn: 1, inside: 0 }] },
      /F10N-B1-000514 \(Live, 1 person signed on\)/,
    ],
    [
      'a rescuer inside under a child permit',
      { children: [{ number: 'F10N-B2-000515', condition: 'finished', hasStarted: true, signedOn: 0, inside: 1 }] },
      /F10N-B2-000515 \(Work finished, 1 person inside\)/,
    ],
    [
      'people on a child permit that is not approved any more',
      { children: [{ number: 'F10N-B1-000516', condition: null, hasStarted: false, signedOn: 2, inside: 0 }] },
      /F10N-B1-000516 \(Not approved, 2 people signed on\)/,
    ],
    [
      'people on a child permit that is ready to start',
      { children: [{ number: 'F10N-B1-000514', condition: 'ready', hasStarted: false, signedOn: 2, inside: 0 }] },
      /2 people signed on/,
    ],
  ] as const)('is refused over %s', (_what, more, sentence) => {
    const decision = finish(createJob(startedLog, 45, more));
    expect(decision.allowed ? '' : decision.problem).toMatch(sentence);
  });

  it('goes over a child permit that never started, or is under fire watch', () => {
    const children = [
      { number: 'a', condition: 'planned', hasStarted: false, signedOn: 0, inside: 0 },
      { number: 'b', condition: 'fireWatch', hasStarted: true, signedOn: 0, inside: 0 },
    ] as const;
    expect(finish(createJob(startedLog, 45, { children })).allowed).toBe(true);
  });
});

describe('a holder who cannot act', () => {
  const cannotAct = [{ id: 'submitter', since: minutesIn(40) }];
  const notes = { ...completeInput, reason: 'Account closed' };
  const lost = createJob(startedLog, 45, { cannotAct });

  it('suspends the work at once, and only somebody else lets it go on', () => {
    expect([findCondition(lost), formatCondition(lost)]).toEqual(['suspended', 'No permit holder']);
    const decision = decide('supervisor', lost, 'resumeWork', completeResumption(lost));
    expect(decision.allowed ? '' : decision.problem).toMatch(/^The permit holder submitter cannot act/);
  });

  it('is followed by whom the issuing authority appoints, once they accept', () => {
    const appointed = after(lost, decide('supervisor', lost, 'appointHolder', notes));
    expect(findCondition(appointed)).toBe('suspended');
    const taken = after(appointed, decide('colleague', appointed, 'acceptHandover', completeInput));
    expect(taken.state.holder.id).toBe('colleague');
    // The work stands still until it is resumed.
    expect([findCondition(taken), formatCondition(taken)]).toEqual(['suspended', 'To be inspected and resumed']);
    const summary = summarizeJob(taken);
    const stored = summary && { ...summary, hasUnapprovedChildren: false, hasAreaStop: false };
    expect(stored && formatStoredCondition(stored, taken.now, 'Asia/Singapore')).toBe('To be inspected and resumed');
    const expired = { ...taken, now: minutesIn(640), state: { ...taken.state, expiredAt: minutesIn(600) } };
    expect(formatCondition(expired)).toMatch(/^Expired .* ago\. Stop work\.$/);
    expect(decide('supervisor', taken, 'resumeWork', completeResumption(taken)).allowed).toBe(true);
  });

  const manager = { ...completeInput.to, id: 'projectManager', name: 'projectManager', role: 'ContractorPM' } as const;

  it('and a project manager who appoints themselves waits for the issuing authority', () => {
    const toThemselves = { ...notes, to: { ...manager, company: 'ACME', siteIds: ['site'] } };
    const own = after(lost, decide('projectManager', lost, 'appointHolder', toThemselves));
    const early = decide('projectManager', own, 'acceptHandover', completeInput);
    expect(early.allowed ? '' : early.problem).toMatch(/The issuing authority confirms first/);
    const confirmed = after(own, decide('owner', own, 'appointHolder', toThemselves));
    expect(decide('projectManager', confirmed, 'acceptHandover', completeInput).allowed).toBe(true);
  });

  it('is not finished for by the issuing authority while there is one who can act', () => {
    expect(decide('supervisor', createJob(startedLog, 45), 'finishWork', completeInput)).toMatchObject({
      kind: 'person',
    });
    const decision = decide('supervisor', lost, 'finishWork', completeInput);
    expect(decision.allowed && decision.entry.details).toMatchObject({ inPlaceOf: { id: 'submitter' } });
  });

  it('and an appointment that nobody accepts is waited for only so long', () => {
    const appoint = entry('appointHolder', 40, {
      to: { id: 'colleague', name: 'c' },
      done: 'a',
      left: 'b',
      watch: 'c',
    });
    const at = (minutes: number) => createJob([...startedLog, appoint], minutes);
    expect(decide('supervisor', at(69), 'finishWork', completeInput).allowed).toBe(false);
    expect(decide('supervisor', at(70), 'finishWork', completeInput).allowed).toBe(true);
  });

  it('who is there after all stays, and the appointment is over', () => {
    const ill = createJob(startedLog, 45);
    const appointed = after(ill, decide('supervisor', ill, 'appointHolder', { ...notes, reason: 'Ill' }));
    expect([findCondition(appointed), formatCondition(appointed)]).toEqual(['suspended', 'No permit holder: Ill']);
    const back = after(appointed, decide('submitter', appointed, 'stayHolder', {}));
    expect([back.state.holder.id, back.state.handover]).toEqual(['submitter', null]);
    expect(decide('supervisor', back, 'resumeWork', completeResumption(back)).allowed).toBe(true);
  });

  it.each([
    ['a colleague who is no project manager', 'colleague'],
    ['the holder', 'submitter'],
    ['a bystander', 'bystander'],
  ] as const)('is not replaced by %s', (_who, person) => {
    expect(decide(person, createJob(startedLog, 45), 'appointHolder', notes)).toMatchObject({ kind: 'person' });
  });

  it('an offer outlives the expiry of the work', () => {
    const handedOver = entry('handOverWork', 590, {
      to: { id: 'colleague', name: 'c' },
      done: 'a',
      left: 'b',
      watch: 'c',
    });
    const expired = createJob(add(startedLog, 590, handedOver), 640);
    expect(findCondition(expired)).toBe('expired');
    expect(decide('colleague', expired, 'acceptHandover', completeInput).allowed).toBe(true);
  });
});
