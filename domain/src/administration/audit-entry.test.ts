import { expect, test } from 'vitest';
import { diffFields } from '../text/field-changes.ts';

test('what is the same, or empty on both sides, is no change', () => {
  expect(diffFields({ Name: 'North', Address: '' }, { Name: 'North', Address: null })).toEqual([]);
});

test('values are told as people read them', () => {
  const before = { 'Can close permits?': false, Members: ['Ann', 'Ben'] };
  expect(diffFields(before, { 'Can close permits?': true, Members: [] })).toEqual([
    { field: 'Can close permits?', before: 'No', after: 'Yes' },
    { field: 'Members', before: 'Ann, Ben', after: null },
  ]);
});

test('a new thing has no before, a deleted one no after', () => {
  expect(diffFields({}, { Code: 'F10N' })).toEqual([{ field: 'Code', before: null, after: 'F10N' }]);
  expect(diffFields({ Code: 'F10N' }, {})).toEqual([{ field: 'Code', before: 'F10N', after: null }]);
});
