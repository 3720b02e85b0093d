import { expect, test } from 'vitest';
import { validateMapName } from './map.ts';

test.each([
  ['', 'Name is required.'],
  ['x'.repeat(101), 'Name may have at most 100 characters.'],
  ['x'.repeat(100), undefined],
])('%j as the name of a map', (name, problem) => {
  expect(validateMapName(name)).toBe(problem);
});
