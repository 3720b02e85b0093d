import { describe, expect, it, test } from 'vitest';
import { gasReadings, type CheckReading } from '../../work-policy/work-policy.ts';
import { createReadingChart, createReadingScale, describeReadingChart } from './reading-chart.ts';

const [oxygen, flammable] = gasReadings as readonly [CheckReading, CheckReading];
const wind: CheckReading = { name: 'wind', label: 'Wind', unit: 'm/s' };
const depth: CheckReading = { name: 'depth', label: 'Depth', unit: '', from: 2 };

/** Points that are ten minutes apart. */
function toPoints(values: readonly number[]) {
  return values.map((value, index) => ({ at: index * 600_000, value }));
}

test.each<[what: string, reading: CheckReading, values: number[], scale: { from: number; to: number }]>([
  ['holds both limits with room around them', oxygen, [20.9], { from: 18.5, to: 24.5 }],
  ['begins at zero without a lower limit', flammable, [1], { from: 0, to: 12.5 }],
  ['holds a value above the limits', flammable, [1, 40], { from: 0, to: 50 }],
  ['holds a value below the limits', oxygen, [15.5], { from: 13.5, to: 25.5 }],
  ['holds a value below zero', wind, [-4, 0], { from: -5, to: 1 }],
  ['holds a lower limit above all values', depth, [1], { from: 0.75, to: 2.25 }],
  ['holds an upper limit below zero', { ...wind, to: -8 }, [], { from: -10, to: 2 }],
  ['has a length without limits and values', wind, [], { from: 0, to: 0.25 }],
])('the axis %s', (_what, reading, values, scale) => {
  expect(createReadingScale(reading, values)).toEqual(scale);
});

describe('a chart', () => {
  it('goes from the first value at the left to the last one at the right, by time', () => {
    const points = [
      { at: 0, value: 1 },
      { at: 900, value: 1 },
      { at: 1000, value: 1 },
    ];
    expect(createReadingChart(flammable, points).points.map(({ across }) => across)).toEqual([0, 0.9, 1]);
  });

  it('shows a single value as the last one', () => {
    expect(createReadingChart(flammable, toPoints([5])).points).toEqual([
      { at: 0, value: 5, across: 1, up: 0.4, isOutside: false },
    ]);
  });

  it('marks the values outside the limits', () => {
    const { points } = createReadingChart(flammable, toPoints([9.9, 10, 12]));
    expect(points.map(({ isOutside }) => isOutside)).toEqual([false, true, true]);
  });

  it('has a reading over range at its edge, marked, and keeps the scale of the others', () => {
    const points = [...toPoints([1, 2]), { at: 1_200_000, value: 100, isOverRange: true }];
    const [first, , last] = createReadingChart(flammable, points).points;
    expect(last).toMatchObject({ up: 1, isOutside: true, isOverRange: true });
    expect(first?.up).toBe(createReadingChart(flammable, toPoints([1, 2])).points[0]?.up);
    const toWords = (each: typeof points) => describeReadingChart(flammable, createReadingChart(flammable, each));
    expect(toWords(points)).toBe(
      'Flammable gas (LEL), 2 readings from 1 to 2 %, 1 reading over range, limits below 10 %.',
    );
    expect(toWords(points.slice(2))).toBe('Flammable gas (LEL), 1 reading over range, limits below 10 %.');
  });

  it.each<[limits: string, reading: CheckReading, limits: number[], allowed: { from: number; to: number } | undefined]>(
    [
      ['two limits', oxygen, [1 / 6, 5 / 6], { from: 1 / 6, to: 5 / 6 }],
      ['an upper limit', flammable, [0.8], { from: 0, to: 0.8 }],
      ['a lower limit', depth, [0.5], { from: 0.5, to: 1 }],
      ['no limits', wind, [], undefined],
    ],
  )('of a reading with %s has its lines and what is allowed', (_limits, reading, limits, allowed) => {
    const chart = createReadingChart(reading, []);
    expect(chart.limits).toEqual(limits);
    expect(chart.allowed).toEqual(allowed);
  });
});

test.each<[text: string, reading: CheckReading, values: number[]]>([
  ['Oxygen, 3 readings from 20.6 to 20.9 %, limits 19.5 to 23.5 %.', oxygen, [20.9, 20.6, 20.8]],
  ['Oxygen, 1 reading of 20.9 %, limits 19.5 to 23.5 %.', oxygen, [20.9]],
  ['Flammable gas (LEL), 2 readings from 0 to 12 %, limits below 10 %, 1 outside.', flammable, [0, 12]],
  ['Wind, 2 readings of 3 m/s, no limits.', wind, [3, 3]],
  ['Depth, no readings, limits from 2.', depth, []],
])('in words: %s', (text, reading, values) => {
  expect(describeReadingChart(reading, createReadingChart(reading, toPoints(values)))).toBe(text);
});
