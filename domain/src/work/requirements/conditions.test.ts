import { expect, it } from 'vitest';
import { mayPeopleBeThere, workConditions } from '../log/conditions.ts';

it('people may be there from the start to the end of the fire watch, and wherever somebody is recorded inside or on a child permit', () => {
  const nobody = { inside: 0, onChildPermits: 0 };
  const withPeople = workConditions.filter((condition) => mayPeopleBeThere(condition, nobody));
  expect(withPeople).toEqual(['live', 'suspended', 'expired', 'fireWatch']);
  expect(mayPeopleBeThere(null, nobody)).toBe(false);
  for (const somebody of [
    { inside: 1, onChildPermits: 0 },
    { inside: 0, onChildPermits: 1 },
  ])
    expect([...workConditions, null].every((condition) => mayPeopleBeThere(condition, somebody))).toBe(true);
});
