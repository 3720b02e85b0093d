import { expect, it } from 'vitest';
import { isStaff } from './staff.ts';

it.each([
  ['host@fab.example', true],
  ['Host@FAB.example', true],
  ['host@not-fab.example', false],
  ['host@fab.example.org', false],
  ['fab.example@acme-works.example', false],
])('%s belongs to the staff of fab.example: %s', (email, expected) => {
  expect(isStaff(email, 'Fab.example')).toBe(expected);
});
