import { isCalendarDate } from '../../time/calendar.ts';
import { addDays } from '../../time/day-range.ts';
import { checkSentences, type CheckProblem } from '../log/check-problem.ts';
import type { GivenCheck } from '../log/check-record.ts';

/** The longest number of an instrument, in characters. */
export const maximumInstrument = 60;

type GivenInstrument = Pick<GivenCheck, 'instrument' | 'calibratedOn'>;
type InstrumentProblem = Extract<CheckProblem, { key: 'instrumentMissing' | `calibration${string}` }>;

/**
 * Why a check cannot be made with this instrument; undefined also where none is needed. `today` is the day at the site, as
 * YYYY-MM-DD.
 */
export function findInstrumentProblem(
  { instrument, calibratedOn }: GivenInstrument,
  calibrationDays: number | undefined,
  today: string,
): InstrumentProblem | undefined {
  if (calibrationDays === undefined) return undefined;
  if (!instrument?.trim()) return { key: 'instrumentMissing' };
  if (calibratedOn === undefined || !isCalendarDate(calibratedOn)) return { key: 'calibrationMissing' };
  if (calibratedOn > today) return { key: 'calibrationInFuture' };
  return calibratedOn < addDays(today, -calibrationDays)
    ? { key: 'calibrationTooOld', instrument, days: calibrationDays }
    : undefined;
}

/** The same as a sentence. */
export function describeInstrumentProblem(...facts: Parameters<typeof findInstrumentProblem>): string | undefined {
  const problem = findInstrumentProblem(...facts);
  return problem && (checkSentences[problem.key] as (named: InstrumentProblem) => string)(problem);
}
