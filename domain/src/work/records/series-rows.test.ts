import { expect, it } from 'vitest';
import { createGasTest, minutesIn } from '../testing/sample-jobs.ts';
import { listSeriesRows } from './series-rows.ts';
import type { WorkEntry } from '../log/work-log.ts';

function record(arrived: number, taken = arrived): WorkEntry {
  const { passed: _passed, ...given } = createGasTest();
  const deviceTime = taken === arrived ? {} : { deviceTime: minutesIn(taken).toISOString() };
  const details = { ...given, ...deviceTime, result: 'passed' as const };
  return { event: 'recordCheck', at: minutesIn(arrived), by: null, reason: null, details };
}

function miss(due: number, series = 'gasTest'): WorkEntry {
  const details = { series, due: minutesIn(due).toISOString() };
  return { event: 'missCheck', at: minutesIn(due + 5), by: null, reason: null, details };
}

it('each check stands at the time when it was taken, and each missed one at the time when it was due', () => {
  const log = [record(0), record(30), miss(60), miss(60, 'attendant'), record(70), record(80, 50)];
  const rows = listSeriesRows('gasTest', log).map(({ kind, at }) => [
    kind,
    (at.getTime() - minutesIn(0).getTime()) / 60_000,
  ]);
  expect(rows).toEqual([
    ['recorded', 0],
    ['recorded', 30],
    ['recorded', 50],
    ['missed', 60],
    ['recorded', 70],
  ]);
});
