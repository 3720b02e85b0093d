import { expect, test } from 'vitest';
import { fieldChanges } from './act.ts';

test('what is the same, or empty on both sides, is no change', () => {
  expect(fieldChanges({ Name: 'North', Address: '' }, { Name: 'North', Address: null })).toEqual([]);
});

test('values are told as people read them', () => {
  const before = { 'Can close permits?': false, Members: ['Ann', 'Ben'] };
  expect(fieldChanges(before, { 'Can close permits?': true, Members: [] })).toEqual([
    { field: 'Can close permits?', before: 'No', after: 'Yes' },
    { field: 'Members', before: 'Ann, Ben', after: null },
  ]);
});

test('a new thing has no before, a deleted one no after', () => {
  expect(fieldChanges({}, { Code: 'F10N' })).toEqual([{ field: 'Code', before: null, after: 'F10N' }]);
  expect(fieldChanges({ Code: 'F10N' }, {})).toEqual([{ field: 'Code', before: 'F10N', after: null }]);
});
