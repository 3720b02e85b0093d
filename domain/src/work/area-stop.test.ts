import { expect, it } from 'vitest';
import { roles } from '../user/role.ts';
import { findStopReasonProblem, formatStopReason, mayStopArea } from './area-stop.ts';
import { maximumWorkText } from './work-text.ts';

it.each([
  ['Alarm', '', 'Alarm'],
  ['Weather', ' lightning within 8 km ', 'Weather: lightning within 8 km'],
  [undefined, 'Crane has failed', 'Crane has failed'],
  [undefined, '  ', ''],
] as const)('the reason of %j and %j is %j', (usual, words, reason) => {
  expect(formatStopReason(usual, words)).toBe(reason);
});

it('a reason is needed, and has an end', () => {
  expect(findStopReasonProblem(' ')).toMatch(/^Please give a reason/);
  expect(findStopReasonProblem('Alarm')).toBeUndefined();
  expect(findStopReasonProblem('a'.repeat(maximumWorkText))).toBeUndefined();
  expect(findStopReasonProblem('a'.repeat(maximumWorkText + 1))).toMatch(/at most/);
});

it('supervisors, managers and Site Admins stop work at their own sites only', () => {
  const mayStop = roles.filter((role) => mayStopArea({ role, siteIds: ['own'] }, 'own'));
  expect(mayStop.toSorted()).toEqual(['MicronManager', 'MicronSupervisor', 'SiteAdmin']);
  expect(mayStopArea({ role: 'SiteAdmin', siteIds: ['own'] }, 'other')).toBe(false);
});
