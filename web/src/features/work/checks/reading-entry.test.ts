import { gasReadings, type CheckReading } from '@eptw/domain/work-policy/work-policy';
import { expect, test } from 'vitest';
import { isDecided, parseReading, pressKey } from './reading-entry.ts';

const [oxygen, flammable] = gasReadings as readonly [CheckReading, CheckReading];

test.each([
  ['', '2', '2'],
  ['2', '0', '20'],
  ['20', '.', '20.'],
  ['20.', '.', '20.'],
  ['', '.', '0.'],
  ['0', '7', '7'],
  ['0', '.', '0.'],
  ['12345', '6', '12345'],
  ['20.9', 'Backspace', '20.'],
])('the key after "%s": %s makes %s', (text, key, expected) => {
  expect(pressKey(text, key)).toBe(expected);
});

test.each([
  ['20.9', 20.9],
  ['20,9', 20.9],
  ['20.', 20],
  ['', undefined],
  ['-1', undefined],
  ['abc', undefined],
])('"%s" is the number %s', (text, value) => {
  expect(parseReading(text)).toBe(value);
});

test.each([
  // On the way to 20.9.
  [oxygen, '2', false],
  [oxygen, '20', false],
  [oxygen, '20.', true],
  [oxygen, '20.9', true],
  [oxygen, '19.', false],
  [oxygen, '23.5', false],
  [oxygen, '25', true],
  [flammable, '1', false],
  [flammable, '0', false],
  [flammable, '10', true],
  [flammable, '12', true],
  [flammable, '9.5', true],
  [flammable, '', false],
])('$0.label: whether "$1" is decided is $2', (reading, text, decided) => {
  expect(isDecided(reading, text)).toBe(decided);
});
