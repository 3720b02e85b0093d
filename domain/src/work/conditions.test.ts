import { expect, it } from 'vitest';
import { mayPeopleBeThere, workConditions } from './conditions.ts';

it('people may be there from the start to the end of the fire watch, and wherever somebody is recorded inside', () => {
  const withPeople = workConditions.filter((condition) => mayPeopleBeThere(condition, 0));
  expect(withPeople).toEqual(['live', 'suspended', 'expired', 'fireWatch']);
  expect(mayPeopleBeThere(null, 0)).toBe(false);
  expect([...workConditions, null].every((condition) => mayPeopleBeThere(condition, 1))).toBe(true);
});
