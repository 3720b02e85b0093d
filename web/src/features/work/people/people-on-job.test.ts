import { expect, test } from 'vitest';
import { createCrewMember, createRoleOnJob } from '../../../testing/work-people.ts';
import {
  describeChildPermits,
  describeLongestInside,
  describeMissingRoles,
  findClosedEntry,
  formatPerson,
  formatRoleLabels,
} from './people-on-job.ts';

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

test('people whom the viewer may not see by name are called by what they do', () => {
  expect(formatPerson({ name: 'Muthu Raman', roles: ['entrant'] })).toBe('Muthu Raman');
  expect(formatPerson({ name: '', roles: ['attendant', 'gasTester'] })).toBe('Attendant, gas tester');
  expect(formatPerson({ name: '', roles: [] })).toBe('Worker');
  expect(formatRoleLabels(['gasTester'])).toBe('Gas tester');
});

test('who has been inside for longest is named with how long, a rescuer too', () => {
  const crew = [createCrewMember('', { worker: 'a', roles: ['entrant'] })];
  const longest = { worker: 'a', person: '', stranger: false, phone: '', since: minutesAgo(152) };
  const rescuer = { worker: null, person: 'Tan Wei', stranger: false, phone: '', since: minutesAgo(5) };
  expect(describeLongestInside({ inside: [longest, rescuer], crew }, Date.now())).toBe('Entrant, 2 h 32 min');
  expect(describeLongestInside({ inside: [rescuer], crew }, Date.now())).toBe('Tan Wei, 5 min');
  expect(describeLongestInside({ inside: [], crew }, Date.now())).toBeUndefined();
});

test('what is still missing is said by role, with how many', () => {
  const roles = [
    createRoleOnJob('attendant', []),
    createRoleOnJob('rigger', ['a'], { needed: 3 }),
    createRoleOnJob('welder', ['b']),
  ];
  expect(describeMissingRoles(roles)).toBe('attendant, 2 riggers');
  expect(describeMissingRoles(roles.slice(2))).toBeUndefined();
});

test('nobody goes in where all entrants who are outside stay out for the same reason', () => {
  const entrant = { goesInside: true, staysOutBecause: 'No attendant is signed on.' };
  const attendant = createCrewMember('Arun Selvam', { staysOutBecause: 'Their role does not go in.' });
  const muthu = createCrewMember('Muthu Raman', entrant);
  expect(findClosedEntry({ crew: [attendant, muthu] })).toBe('No attendant is signed on.');
  expect(findClosedEntry({ crew: [muthu, createCrewMember('Lee', { goesInside: true })] })).toBeUndefined();
  expect(findClosedEntry({ crew: [attendant] })).toBeUndefined();
});

test.each([
  [{ inside: 2, outside: 1, onBoth: 0 }, '2 inside, 1 more signed on.'],
  [{ inside: 2, outside: 1, onBoth: 1 }, '2 inside, 1 more signed on; 1 of them is on this permit, too.'],
  [{ inside: 0, outside: 3, onBoth: 2 }, '3 signed on; 2 of them are on this permit, too.'],
  [{ inside: 1, outside: 1, onBoth: 2 }, '1 inside, 1 more signed on, all on this permit, too.'],
  [{ inside: 1, outside: 0, onBoth: 1 }, '1 inside, on this permit, too.'],
] as const)('people on a child permit are counted once: %o', (counts, sentence) => {
  const child = { code: 'F10N-B2-000007', ...counts };
  expect(describeChildPermits({ childPermits: [child] })).toBe(`On child permit F10N-B2-000007: ${sentence}`);
});
