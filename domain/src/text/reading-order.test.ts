import { expect, it } from 'vitest';
import { compareAsRead } from './reading-order.ts';

it.each([
  [
    ['Zoë', 'alvaro', 'Álvaro', 'Alvin', 'Björn', 'Bjorn', 'Çelik', 'Cem'],
    ['alvaro', 'Álvaro', 'Alvin', 'Bjorn', 'Björn', 'Çelik', 'Cem', 'Zoë'],
  ],
  [
    ['B10', 'B2', 'B1D14', 'b3', 'A12', 'A2'],
    ['A2', 'A12', 'B1D14', 'B2', 'b3', 'B10'],
  ],
  [
    ['F10W', 'F10N', 'F9N'],
    ['F9N', 'F10N', 'F10W'],
  ],
])('sorts %j as people do', (names, sorted) => {
  expect(names.toSorted(compareAsRead)).toEqual(sorted);
});
