import { expect, it } from 'vitest';
import type { JobRole } from '../../role/job-role.ts';
import { staysAwake } from './awake-screen.ts';

it.each<[string, JobRole[], boolean, boolean]>([
  ['of an attendant', ['attendant'], false, true],
  ['of a fire watcher', ['fireWatcher'], false, true],
  ['of an attendant who tests the gas, too', ['gasTester', 'attendant'], false, true],
  ['of the second person at live equipment', ['secondPerson'], false, true],
  ['of whoever is inside', ['entrant'], true, true],
  ['of whoever goes inside and is outside', ['entrant'], false, false],
  ['of everybody else', ['worker'], false, false],
])('the screen %s stays awake or not', (_whose, roles, isInside, expected) => {
  expect(staysAwake({ roles, isInside })).toBe(expected);
});
