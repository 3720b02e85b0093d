import { expect, it } from 'vitest';
import { findConditionSince } from './condition-since.ts';
import type { WorkCondition } from '../log/conditions.ts';
import { minutesIn, sampleJobs } from '../testing/sample-jobs.ts';

it.each<[WorkCondition, number | null]>([
  ['planned', null],
  ['notReady', null],
  ['ready', null],
  ['live', 30],
  ['suspended', 40],
  ['expired', 600],
  ['fireWatch', 50],
  ['finished', 110],
])('work is %s since what brought it about', (condition, minutes) => {
  const since = findConditionSince(condition, sampleJobs[condition]().state);
  expect(since).toEqual(minutes === null ? null : minutesIn(minutes));
});
