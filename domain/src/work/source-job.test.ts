import { expect, it } from 'vitest';
import { listRequirements } from './requirements.ts';
import { createJob, minutesIn, startedLog } from './sample-jobs.ts';
import { listUnansweredOfSource } from './source-job.ts';
import type { WorkEntry, WorkLog } from './work-log.ts';

function entry<Event extends WorkEntry['event']>(
  event: Event,
  minutes: number,
  details: Extract<WorkEntry, { event: Event }>['details'],
): WorkEntry {
  return {
    event,
    at: minutesIn(minutes),
    by: { id: 'supervisor', name: 'supervisor' },
    reason: null,
    details,
  } as WorkEntry;
}

const stop = entry('stopWork', 40, { kind: 'gas' });
const pause = entry('pauseWork', 40, {});
const finish = entry('finishWork', 50, {});

it.each<[string, WorkLog, number, string[]]>([
  ['live work', startedLog, 45, []],
  ['a pause', [...startedLog, pause], 45, []],
  ['a stop', [...startedLog, stop], 45, ['Stopped by supervisor: Gas alarm or smell']],
  ['a stop of work that has expired since', [...startedLog, stop], 640, ['Stopped by supervisor: Gas alarm or smell']],
  ['a stop that outlives the work', [...startedLog, stop, finish], 55, ['Stopped by supervisor: Gas alarm or smell']],
  ['work that was never started', [stop], 640, ['Stopped by supervisor: Gas alarm or smell']],
])('%s leaves this to a copy of the permit', (_what, log, minutes, unanswered) => {
  const left = listUnansweredOfSource(createJob(log, minutes)).map((source) => source.unanswered);
  expect(left).toEqual(unanswered);
});

it('the gravest of several is named', () => {
  const failed = entry('recordCheck', 42, {
    series: 'gasTest',
    values: { oxygen: 20.9, flammable: 0, hydrogenSulfide: 150, carbonMonoxide: 0 },
    result: 'failed',
  });
  const unsafe = entry('stopWork', 45, { kind: 'unsafe' });
  const [source] = listUnansweredOfSource(createJob([...startedLog, failed, unsafe], 50));
  expect(source?.unanswered).toMatch(/150/);
});

it('work under a copy does not start past it, and says where it is answered', () => {
  const copiedFrom = [{ number: 'F10N-GP-000001', unanswered: 'Gas alarm or smell' }];
  const missing = listRequirements(createJob([], 10, { copiedFrom }), 'startWork').filter(({ met }) => !met);
  expect(missing.find(({ link }) => link === 'copiedFrom')).toMatchObject({
    sentence:
      'This permit is a copy of F10N-GP-000001, where the place has to be inspected, and answered for: Gas alarm or smell.',
    resolvedBy: 'the issuing side of that permit',
  });
  const others = listRequirements(createJob([], 10), 'startWork').map(({ link }) => link);
  expect(others).not.toContain('copiedFrom');
});
