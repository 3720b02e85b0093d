import type { CheckReading } from '@eptw/domain/work-policy/work-policy';
import { findReadingProblem } from '@eptw/domain/work/log/check-record';
import type { PageCheck } from './use-sign-on-page.ts';

export type Reading = PageCheck['readings'][number];

/** What somebody has typed of a check. */
export interface TypedCheck {
  /** By the name of the reading, as typed. */
  texts: Readonly<Record<string, string>>;
  /** The readings above what the instrument shows. */
  overRange: readonly string[];
  isWell: boolean;
  note: string;
  instrument: string;
  calibratedOn: string;
}

/** The values that can be read as numbers; a comma is a point in most of the languages on site. */
export function readValues({ texts, overRange }: TypedCheck): Record<string, number> {
  const entries = Object.entries(texts).flatMap(([name, text]) => {
    const value = text.trim() === '' ? Number.NaN : Number(text.replace(',', '.'));
    return Number.isFinite(value) && !overRange.includes(name) ? [[name, value] as const] : [];
  });
  return Object.fromEntries(entries);
}

/** Whether what was read is outside the limits. */
export function isOutside(reading: Reading, typed: TypedCheck): boolean {
  const given = { values: readValues(typed), overRange: [...typed.overRange] };
  return findReadingProblem(toDomain(reading), given) !== undefined;
}

/** Whether the check fails as it is typed: then nothing more is asked. */
export function fails({ readings }: PageCheck, typed: TypedCheck): boolean {
  return !typed.isWell || readings.some((reading) => isOutside(reading, typed));
}

/** Whether something is missing of a check that passes. */
export function isIncomplete({ readings, needsInstrument }: PageCheck, typed: TypedCheck): boolean {
  const values = readValues(typed);
  const lacksInstrument = needsInstrument && (typed.instrument.trim() === '' || typed.calibratedOn === '');
  return lacksInstrument || readings.some(({ name }) => values[name] === undefined);
}

function toDomain(reading: Reading): CheckReading {
  const given = Object.entries(reading).filter(([, value]) => value !== null);
  return Object.fromEntries(given) as unknown as CheckReading;
}

/** The limits in signs, which need no words: '19.5–23.5 %', '< 10 ppm'. */
export function formatLimits({ from, to, below, unit }: Reading): string {
  const ends =
    from !== null && to !== null
      ? [`${from}–${to}`]
      : [from !== null && `≥ ${from}`, to !== null && `≤ ${to}`, below !== null && `< ${below}`].filter(Boolean);
  return ends.length === 0 ? unit : `${ends.join(' ')} ${unit}`.trim();
}
