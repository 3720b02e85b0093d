import { expect, test } from 'vitest';
import { decideVisitorTime, findFloodProblem, validateVisitor, visitorsPerMinute } from './muster-visitor.ts';

const visitor = { name: 'Lena Braun', company: 'Pump Service', place: 'Bay 12' };

test.each([
  ['all of it', {}, undefined],
  ['a name alone', { company: '', place: ' ' }, undefined],
  ['no name', { name: ' ' }, 'Name is required.'],
  ['a name that is too long', { name: 'x'.repeat(121) }, 'Name may have at most 120 characters.'],
  ['markup in the company', { company: '<b>Pump</b>' }, 'Company may not contain HTML. Remove the tags.'],
  ['a place that is too long', { place: 'x'.repeat(121) }, 'Place may have at most 120 characters.'],
])('a visitor with %s', (_name, change, problem) => {
  expect(validateVisitor({ ...visitor, ...change })).toBe(problem);
});

const now = new Date('2026-11-23T16:10:00Z');

test.each([
  ['no time', undefined, '2026-11-23T16:10:00Z'],
  ['a time of an hour ago', '2026-11-23T15:10:00Z', '2026-11-23T15:10:00Z'],
  ['a time of 1960, which is doubtful', '1960-01-01T00:00:00Z', '2026-11-23T16:10:00Z'],
])('a visitor with %s is on the list since then', (_name, deviceTime, since) => {
  expect(decideVisitorTime(deviceTime, now)).toEqual({ allowed: true, since: new Date(since) });
});

test.each([
  ['in the future', '2026-11-23T16:12:00Z', "The device's time is in the future. Set its clock, and add them again."],
  ['that is none', 'noon', "The device's time cannot be read. Set its clock, and try again."],
  [
    'before there were clocks',
    '-200000-01-01T00:00:00Z',
    "The device's time cannot be read. Set its clock, and try again.",
  ],
])('a visitor with a time %s is refused', (_name, deviceTime, problem) => {
  expect(decideVisitorTime(deviceTime, now)).toEqual({ allowed: false, problem });
});

test('only so many are added within a minute', () => {
  expect(findFloodProblem(visitorsPerMinute - 1)).toBeUndefined();
  expect(findFloodProblem(visitorsPerMinute)).toBe(
    'You added 20 people within a minute. Wait a minute, then add the others.',
  );
});
