import { readTypedDate, type DateContext } from './typed-date.ts';
import { simplifyTyped, type TypedValue } from './typed-text.ts';
import { readTypedTime } from './typed-time.ts';

const unreadable = 'This cannot be read as a date with a time. Enter it as YYYY-MM-DD HH:mm, or as 2/12 14:00.';

/**
 * Reads a date with its time as people type them, as YYYY-MM-DDTHH:mm: the date first, then the time, in any form that
 * is read alone. A text that may be a date alone is one. Otherwise answers why it cannot be read.
 */
export function readTypedDateAndTime(text: string, context: DateContext): TypedValue {
  const simple = simplifyTyped(text).replace(/^(\d{4}-\d{2}-\d{2})t/, '$1 ');
  if ('value' in readTypedDate(simple, context)) return { problem: 'Enter the time after the date, such as 14:00.' };
  let problem = unreadable;
  for (const gap of simple.matchAll(/,? /g)) {
    const date = readTypedDate(simple.slice(0, gap.index), context);
    const time = readTypedTime(simple.slice(gap.index + gap[0].length).replace(/^at /, ''));
    if ('value' in date && 'value' in time) return { value: `${date.value}T${time.value}` };
    if ('value' in date && 'problem' in time) problem = time.problem;
  }
  return { problem };
}
