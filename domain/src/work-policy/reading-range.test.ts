import { expect, it } from 'vitest';
import { findRange, findRangeProblem, formatOverRange } from './reading-range.ts';
import { gasReadings, type CheckReading } from './work-policy.ts';

/** A reading as policies from before there were ranges have it. */
function withoutRange({ rangeFrom: _from, rangeTo: _to, ...reading }: CheckReading): CheckReading {
  return reading;
}

const [oxygen, flammable, hydrogenSulfide, carbonMonoxide] = gasReadings.map(withoutRange) as [
  CheckReading,
  CheckReading,
  CheckReading,
  CheckReading,
];
const noise: CheckReading = { name: 'noise', label: 'Noise', unit: 'dB', below: 85 };

it.each<[string, CheckReading, { from: number; to: number } | undefined]>([
  ['oxygen of an older policy', oxygen, { from: 0, to: 30 }],
  ['flammable gas of an older policy', flammable, { from: 0, to: 100 }],
  ['hydrogen sulfide of an older policy', hydrogenSulfide, { from: 0, to: 500 }],
  ['carbon monoxide of an older policy', carbonMonoxide, { from: 0, to: 2000 }],
  ['a gas with a range of its own', { ...flammable, rangeFrom: 0, rangeTo: 60 }, { from: 0, to: 60 }],
  ['a gas in another unit', { ...flammable, unit: 'ppm' }, undefined],
  ['a gas whose limit the usual instrument does not show', { ...carbonMonoxide, below: 2500 }, undefined],
  ['anything else', noise, undefined],
])('the range of %s', (_what, reading, range) => {
  expect(findRange(reading)).toEqual(range);
});

it.each<[number, CheckReading, string | undefined]>([
  [-50, flammable, 'The instrument shows 0 to 100 %. Check the value.'],
  [200, flammable, 'The instrument shows 0 to 100 %. Check the value.'],
  [-99, carbonMonoxide, 'The instrument shows 0 to 2000 ppm. Check the value.'],
  [0, flammable, undefined],
  [100, flammable, undefined],
  [-1, { ...flammable, unit: '', rangeFrom: 0, rangeTo: 5 }, 'The instrument shows 0 to 5. Check the value.'],
  [-1, noise, undefined],
])('a value of %d against the range', (value, reading, problem) => {
  expect(findRangeProblem(reading, value)).toBe(problem);
});

it.each<[CheckReading, string]>([
  [flammable, '> 100 % LEL'],
  [carbonMonoxide, '> 2000 ppm'],
  [{ ...noise, unit: '', rangeFrom: 0, rangeTo: 120 }, '> 120'],
  [noise, 'over range'],
])('over range is printed as what the instrument does not show', (reading, text) => {
  expect(formatOverRange(reading)).toBe(text);
});
