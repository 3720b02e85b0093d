import { writeTimeOfDay } from './calendar.ts';
import { simplifyTyped, type TypedValue } from './typed-text.ts';

const unreadable = 'This cannot be read as a time. Enter it as HH:mm, or as 945, 9.45 or 2pm.';
const typedTime = /^(\d{1,2})(?:[:.h ]?(\d{2}))?(?:[:.]\d{2})?(?:h|hrs?)?(?: ?([ap])m?)?$/;

/**
 * Reads a time of day as people type it, as HH:mm: 9:45, 0945, 9.45, 945, 2pm, 14. Otherwise answers why it cannot be
 * read.
 */
export function readTypedTime(text: string): TypedValue {
  const simple = simplifyTyped(text).replace(/([ap])\.m\.?$/, '$1m');
  if (simple === 'noon') return { value: '12:00' };
  const match = typedTime.exec(simple);
  if (!match) return { problem: unreadable };
  const [typedHour, minute] = [Number(match[1]), Number(match[2] ?? 0)];
  if (minute > 59) return { problem: `An hour has no minute ${minute}. Enter the time from 00:00 to 23:59.` };
  if (typedHour === 24 && minute === 0 && !match[3])
    return { problem: 'A day ends at 23:59, and the next begins at 00:00. Enter one of them.' };
  const hour = toHour(typedHour, match[3]);
  if (hour === undefined)
    return {
      problem: `A day has no hour ${match[1]}${match[3] ? ` ${match[3]}m` : ''}. Enter the time from 00:00 to 23:59.`,
    };
  return { value: writeTimeOfDay({ hour, minute }) };
}

/** The hour of a day; undefined where there is none. 12 am is midnight, 12 pm noon; 14 pm can only be 14. */
function toHour(typed: number, half: string | undefined): number | undefined {
  if (typed > 23) return undefined;
  if (half === 'a') return typed > 12 ? undefined : typed % 12;
  if (half === 'p') return typed === 0 ? undefined : typed < 12 ? typed + 12 : typed;
  return typed;
}
