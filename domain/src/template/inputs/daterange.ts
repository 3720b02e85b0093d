import { message } from '../../message.ts';
import { readableDate } from '../../permit/date-words.ts';
import { isCalendarDate } from '../calendar.ts';
import { inputModel, type Complaint } from './input-model.ts';
import { isTextList } from './text-list.ts';

/** The sentence for a first day that comes after the last one, wherever a period is entered. */
export const endBeforeStart = 'The end date is before the start date.';

function complaintAbout(range: string[]): Complaint | undefined {
  const [start, end] = range;
  if (range.length > 2 || start === undefined || end === undefined) {
    return { kind: 'invalid', message: 'Give one start date and one end date.' };
  }
  if (start === '' || end === '') return { kind: 'required', message: 'Choose both the start date and the end date.' };
  if (!isCalendarDate(start) || !isCalendarDate(end)) {
    return { kind: 'invalid', message: 'One of the two is no date of the calendar. Enter both as YYYY-MM-DD.' };
  }
  return end < start ? { kind: 'invalid', message: endBeforeStart } : undefined;
}

/** A first and a last day, the same day allowed. */
export const daterange = inputModel({
  hasShape: isTextList,
  wrongShape: 'Give a start date and an end date.',
  requiredMessage: message.fieldRequired,
  normalise: (range) => range.map((day) => day.trim()),
  isEmpty: (range) => range.every((day) => day === ''),
  complaint: complaintAbout,
  display: (range) => range.map(readableDate).join(' to '),
});
