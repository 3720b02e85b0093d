import { expect, test } from 'vitest';
import { diffFields } from '../text/field-changes.ts';

test('leaves out values that are equal, or empty on both sides', () => {
  expect(diffFields({ Name: 'North', Address: '' }, { Name: 'North', Address: null })).toEqual([]);
});

test('formats values as users read them', () => {
  const before = { 'Can close permits?': false, Members: ['Ann', 'Ben'] };
  expect(diffFields(before, { 'Can close permits?': true, Members: [] })).toEqual([
    { field: 'Can close permits?', before: 'No', after: 'Yes' },
    { field: 'Members', before: 'Ann, Ben', after: null },
  ]);
});

test('a created subject has no value before, a deleted one none after', () => {
  expect(diffFields({}, { Code: 'F10N' })).toEqual([{ field: 'Code', before: null, after: 'F10N' }]);
  expect(diffFields({ Code: 'F10N' }, {})).toEqual([{ field: 'Code', before: 'F10N', after: null }]);
});
