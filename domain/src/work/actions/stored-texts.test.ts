import { expect, it } from 'vitest';
import { decideCheck } from '../checks/decide-check.ts';
import { decideWork } from './decide.ts';
import { toStoredVisitor, validateVisitor } from '../../muster/muster-visitor.ts';
import {
  completeInput,
  createGasTest,
  createJob,
  minutesIn,
  people,
  sampleJobs,
  startedLog,
} from '../testing/sample-jobs.ts';
import { decideStopByWorker } from '../sign-on/stop-by-worker.ts';

/** A bell, an escape, a zero-width and a direction character, and line breaks of two kinds. */
const typed = ' a\u0007\u001B\u200B\u202Eb\r\nc\u2028d ';
const stored = 'ab\nc\nd';

it('the reason of an action is stored by the one rule', () => {
  const decision = decideWork(people.owner, sampleJobs.live(), 'stopWork', { reason: typed });
  expect(decision.allowed && decision.entry.reason).toBe(stored);
});

it('a reason of characters that nobody sees is none', () => {
  const decision = decideWork(people.owner, sampleJobs.live(), 'stopWork', { reason: '\u200B\u0007' });
  expect(decision).toMatchObject({ allowed: false, kind: 'input' });
});

it('the notes of a handover are stored by the one rule', () => {
  const notes = { done: typed, left: typed, watch: typed };
  const decision = decideWork(people.submitter, sampleJobs.live(), 'handOverWork', { ...completeInput, ...notes });
  expect(decision.allowed && decision.entry.details).toMatchObject({ done: stored, left: stored, watch: stored });
});

it("a worker's words are stored by the one rule", () => {
  const signOn = { workerId: 'welder', certificates: [] };
  const job = createJob(
    [...startedLog, { event: 'signOn', at: minutesIn(26), by: null, reason: null, details: signOn }],
    45,
  );
  const decision = decideStopByWorker(job, 'welder', 'gas', typed);
  expect(decision.allowed && decision.entry.reason).toBe(stored);
});

it.each([0, 12])(
  'the note and the instrument of a check are stored by the one rule, with a reading of %i',
  (flammable) => {
    const check = { ...createGasTest(flammable), note: typed, instrument: 'GD\u202E-0214\n' };
    const decision = decideCheck(people.submitter, sampleJobs.live(), check, null);
    expect(decision.allowed && decision.entry.details).toMatchObject({ note: stored, instrument: 'GD-0214' });
  },
);

it('a visitor whose pasted name has characters that nobody sees is on the list, without them', () => {
  const visitor = { name: 'Lena\u202E\r\nBraun', company: '\u200BPump Service\u0007', place: 'Bay\t12' };
  expect(validateVisitor(visitor)).toBeUndefined();
  expect(toStoredVisitor(visitor)).toEqual({ name: 'Lena Braun', company: 'Pump Service', place: 'Bay 12' });
});
