import { parseSubmission } from '@eptw/domain/template/submission/parse-submission';
import type { SentCheck } from '@eptw/domain/work/checks/decide-check';
import type { Database } from '../../../database/connect.ts';
import { Refusal } from '../../../refusal.ts';
import { findApprovedAt } from './store.ts';

/** A check as it is sent: anything may be missing or of another kind. */
export interface CheckInput {
  series: string;
  values?: unknown;
  /** The names of the readings above what the instrument shows. */
  overRange?: readonly string[] | null | undefined;
  /** The worker who measured; without one it was the actor. */
  measuredBy?: string | null | undefined;
  passed?: boolean | null | undefined;
  note?: string | null | undefined;
  instrument?: string | null | undefined;
  calibratedOn?: string | null | undefined;
  deviceTime?: string | null | undefined;
  photo?: string | null | undefined;
}

/** Since when checks of a permit count. Nothing that arrives now was taken before the approval: then it is not read. */
export async function loadApprovedAt(
  db: Database,
  permitId: string,
  { deviceTime }: Pick<SentCheck, 'deviceTime'>,
): Promise<Date | null> {
  return deviceTime === undefined ? null : findApprovedAt(db, permitId);
}

/** A check as the domain reads it. Throws BAD_INPUT unless its values are numbers. */
export function parseCheck({ series, values, overRange, measuredBy, passed, ...texts }: CheckInput): SentCheck {
  const { note, instrument, calibratedOn, deviceTime, photo } = texts;
  return {
    series,
    values: parseValues(values),
    ...(overRange && overRange.length > 0 && { overRange: [...new Set(overRange)] }),
    ...(measuredBy && { measuredBy }),
    passed: passed !== false,
    ...(note && { note }),
    ...(instrument && { instrument }),
    ...(calibratedOn && { calibratedOn }),
    ...(deviceTime && { deviceTime }),
    ...(photo && { photo }),
  };
}

/** The readings, as an object or as JSON text. */
function parseValues(values: unknown): Record<string, number> {
  const { values: parsed, problem } = parseSubmission(values ?? {});
  if (problem) throw new Refusal('BAD_INPUT', 'The values of a check are an object of numbers.');
  const entries = Object.entries(parsed).map(([name, value]) => {
    if (typeof value !== 'number')
      throw new Refusal('BAD_INPUT', `The value of '${name.slice(0, 40)}' is not a number.`);
    return [name, value] as const;
  });
  return Object.fromEntries(entries);
}
