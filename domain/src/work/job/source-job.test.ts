import { expect, it } from 'vitest';
import { listRequirements } from '../requirements/requirements.ts';
import { createJob, minutesIn, startedLog } from '../testing/sample-jobs.ts';
import { findLastGas, nameUnanswered } from './source-job.ts';
import type { WorkEntry, WorkLog } from '../log/work-log.ts';

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

it.each<[string, WorkLog, number, string]>([
  ['live work', startedLog, 45, ''],
  ['a pause', [...startedLog, pause], 45, ''],
  ['a stop', [...startedLog, stop], 45, 'Gas alarm or smell'],
  ['a stop of work that has expired since', [...startedLog, stop], 640, 'Gas alarm or smell'],
  ['a stop that outlives the work', [...startedLog, stop, finish], 55, 'Gas alarm or smell'],
  ['work that was never started', [stop], 640, 'Gas alarm or smell'],
])('%s leaves this to a copy of the permit', (_what, log, minutes, unanswered) => {
  expect(nameUnanswered(createJob(log, minutes))).toBe(unanswered);
});

it('the gravest of several is named', () => {
  const failed = entry('recordCheck', 42, {
    series: 'gasTest',
    values: { oxygen: 20.9, flammable: 0, hydrogenSulfide: 150, carbonMonoxide: 0 },
    result: 'failed',
  });
  const unsafe = entry('stopWork', 45, { kind: 'unsafe' });
  expect(nameUnanswered(createJob([...startedLog, failed, unsafe], 50))).toMatch(/150/);
});

it('the last gas counts, answered or not', () => {
  expect(findLastGas(createJob(startedLog, 45))).toBeUndefined();
  const answer = entry('resumeWork', 44, { isInspected: true, answers: [] });
  for (const log of [[stop], [stop, answer]])
    expect(findLastGas(createJob([...startedLog, ...log], 45))).toEqual(minutesIn(40));
});

const sentence = 'It is a copy of a permit where the place has to be inspected, and answered for: Gas alarm or smell.';
const parent = {
  number: 'P',
  isApproved: true,
  condition: 'notReady',
  stoppedAt: null,
  isPaused: false,
  dangerAt: null,
  stopsAt: null,
  end: null,
  copiedFrom: ['Gas alarm or smell'],
} as const;

it.each([
  ['a copy', { copiedFrom: ['Gas alarm or smell'] }],
  ['a child permit of a copy', { parent }],
  ['a child permit that is a copy, on one', { parent, copiedFrom: ['Gas alarm or smell'] }],
])('work under %s does not start past it, and says where it is answered', (_what, permit) => {
  const requirement = listRequirements(createJob([], 10, permit), 'startWork').find(
    ({ link }) => link === 'copiedFrom',
  );
  expect(requirement).toMatchObject({ met: false, sentence });
});

it('other work has no such requirement', () => {
  const links = listRequirements(createJob([], 10), 'startWork').map(({ link }) => link);
  expect(links).not.toContain('copiedFrom');
});
