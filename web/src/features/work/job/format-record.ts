import { formatOverRange } from '@eptw/domain/work-policy/reading-range';
import type { CheckSeries } from '@eptw/domain/work-policy/work-policy';
import type { RecordedCheck } from './work.ts';

/** The values of a record in words: 'Oxygen 20.8 %, Flammable gas (LEL) 1 %: passed'. */
export function formatRecord({ readings }: CheckSeries, { readings: values, passed, note }: RecordedCheck): string {
  const result = passed ? 'passed' : 'failed';
  const parts = readings.flatMap((reading) => {
    const found = values.find((value) => value.name === reading.name);
    if (!found) return [];
    const value = found.overRange ? formatOverRange(reading) : formatValue(found.value, reading.unit);
    return [`${reading.label} ${value}`];
  });
  const withNote = note ? `${result} (${note})` : result;
  return parts.length === 0 ? withNote : `${parts.join(', ')}: ${withNote}`;
}

/** A value with its unit: '20.8 %'. */
export function formatValue(value: number, unit: string): string {
  return unit === '' ? String(value) : `${value} ${unit}`;
}
