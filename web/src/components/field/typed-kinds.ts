import { readTypedDate, readTypedMonth, type DateTense } from '@eptw/domain/time/typed-date';
import { readTypedDateAndTime } from '@eptw/domain/time/typed-date-and-time';
import { readTypedTime } from '@eptw/domain/time/typed-time';
import type { TypedValue } from '@eptw/domain/time/typed-text';
import { getToday } from '../../lib/device-time.ts';

/** What can be typed or picked. */
export type TypedKind = 'day' | 'time' | 'day and time' | 'month';

interface TypedKindRow {
  /** How it is entered, and shown in its field. */
  format: string;
  /** Reads a typed text, or says why it cannot be read. */
  read: (text: string, tense: DateTense) => TypedValue;
  /** The text of a stored value; any other text is unchanged. */
  show: (value: string) => string;
  /** The device's own control for it. */
  native: 'date' | 'time' | 'datetime-local' | 'month';
  /** What its button opens. */
  opens: string;
}

const unchanged = (value: string) => value;

/** THE table of days, times and months in fields. */
export const typedKinds: Record<TypedKind, TypedKindRow> = {
  day: {
    format: 'YYYY-MM-DD',
    read: (text, tense) => readTypedDate(text, { today: getToday(), tense }),
    show: unchanged,
    native: 'date',
    opens: 'Open the calendar',
  },
  time: { format: 'HH:mm', read: readTypedTime, show: unchanged, native: 'time', opens: 'Open the times' },
  'day and time': {
    format: 'YYYY-MM-DD HH:mm',
    read: (text, tense) => readTypedDateAndTime(text, { today: getToday(), tense }),
    show: (value) => value.replace(/^(\d{4}-\d{2}-\d{2})T/, '$1 '),
    native: 'datetime-local',
    opens: 'Open the calendar',
  },
  month: {
    format: 'YYYY-MM',
    read: (text) => readTypedMonth(text, getToday()),
    show: unchanged,
    native: 'month',
    opens: 'Open the months',
  },
};

/** Why the text in a field cannot be read; undefined for a stored value, and while it is empty. */
export function findTypedProblem(kind: TypedKind, text: string, tense: DateTense): string | undefined {
  if (text.trim() === '') return undefined;
  const result = typedKinds[kind].read(text, tense);
  return 'problem' in result ? result.problem : undefined;
}
