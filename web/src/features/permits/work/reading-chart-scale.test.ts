import { gasReadings, type CheckReading } from '@eptw/domain/template/work-policy';
import { expect, test } from 'vitest';
import { createReadingScale } from './reading-chart-scale.ts';

const [oxygen, flammable] = gasReadings as readonly [CheckReading, CheckReading];
const toPoint = (value: number) => ({ at: 0, value, isOutside: false });

test('the axis holds both limits with room around them', () => {
  expect(createReadingScale(oxygen, [toPoint(20.9)])).toEqual({ from: 18.5, to: 24.5 });
});

test('the axis of a reading without a lower limit begins at zero', () => {
  expect(createReadingScale(flammable, [toPoint(1)])).toEqual({ from: 0, to: 12.5 });
});

test('a value outside the limits is on the axis, too', () => {
  const { to } = createReadingScale(flammable, [toPoint(40)]);
  expect(to).toBeGreaterThan(40);
});

test('a reading without limits and values has an axis', () => {
  expect(createReadingScale({ name: 'wind', label: 'Wind', unit: 'm/s' }, [])).toEqual({ from: 0, to: 0.25 });
});
