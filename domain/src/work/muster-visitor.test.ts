import { expect, test } from 'vitest';
import { validateVisitor } from './muster-visitor.ts';

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
