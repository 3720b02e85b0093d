import dayjs, { type Dayjs } from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';
import { isCalendarDate, isTimeOfDay } from '@eptw/domain/time/calendar';

dayjs.extend(customParseFormat);

/** The stored format of a date, which can also be typed. */
export const dateFormat = 'YYYY-MM-DD';
export const timeFormat = 'HH:mm';
/** The format in which a picker shows a date, the same as everywhere else. */
export const displayDateFormat = 'D MMM YYYY';
/** Other formats in which a date can be typed. */
export const alternativeDateFormats = [dateFormat, 'D MMMM YYYY'];

/** The stored format of a date with a time. */
export const dateTimeFormat = 'YYYY-MM-DDTHH:mm';
export const displayDateTimeFormat = `${displayDateFormat}, ${timeFormat}`;
export const alternativeDateTimeFormats = [
  `${dateFormat} ${timeFormat}`,
  dateTimeFormat,
  displayDateFormat,
  dateFormat,
];

/** Turns a stored date into a picker's; undefined when the text is not a date. */
export function parsePickerDate(text: string | undefined): Dayjs | null {
  return text !== undefined && isCalendarDate(text) ? dayjs(text, dateFormat, true) : null;
}

/** Turns a stored time of day into a picker's; undefined when the text is not a time. */
export function parsePickerTime(text: string | undefined): Dayjs | null {
  return text !== undefined && isTimeOfDay(text) ? dayjs(text, timeFormat, true) : null;
}

/** Turns a stored date with time into a picker's; undefined when the text is not one. */
export function parsePickerDateTime(text: string | undefined): Dayjs | null {
  const [day, time] = text?.split('T') ?? [];
  return parsePickerDate(day) && parsePickerTime(time) ? dayjs(text, dateTimeFormat, true) : null;
}

/** Parses a date in the first of these formats that matches; undefined when none does. */
export function parseTypedDate(text: string, formats: string[]): Dayjs | null {
  const day = dayjs(text, formats, true);
  return day.isValid() ? day : null;
}
