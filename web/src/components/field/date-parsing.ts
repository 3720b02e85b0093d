import dayjs, { type Dayjs } from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';
import { isCalendarDate, isTimeOfDay } from '@eptw/domain/time/calendar';

dayjs.extend(customParseFormat);

/** How a day is stored, and how it may be typed. */
export const dateFormat = 'YYYY-MM-DD';
export const timeFormat = 'HH:mm';
/** How a picker shows a day: as days are written everywhere else. */
export const displayDateFormat = 'D MMM YYYY';
/** How else a day may be typed. */
export const alternativeDateFormats = [dateFormat, 'D MMMM YYYY'];

/** How a day with its time is stored. */
export const dateTimeFormat = 'YYYY-MM-DDTHH:mm';
export const displayDateTimeFormat = `${displayDateFormat}, ${timeFormat}`;
export const alternativeDateTimeFormats = [
  `${dateFormat} ${timeFormat}`,
  dateTimeFormat,
  displayDateFormat,
  dateFormat,
];

/** A picker's date from the text that is stored; none when the text is no date. */
export function parsePickerDate(text: string | undefined): Dayjs | null {
  return text !== undefined && isCalendarDate(text) ? dayjs(text, dateFormat, true) : null;
}

/** A picker's time from the text that is stored; none when the text is no time of day. */
export function parsePickerTime(text: string | undefined): Dayjs | null {
  return text !== undefined && isTimeOfDay(text) ? dayjs(text, timeFormat, true) : null;
}

/** A picker's day and time from the text that is stored; none when the text is neither. */
export function parsePickerDateTime(text: string | undefined): Dayjs | null {
  const [day, time] = text?.split('T') ?? [];
  return parsePickerDate(day) && parsePickerTime(time) ? dayjs(text, dateTimeFormat, true) : null;
}

/** The day that a text names in one of these formats, the first of which that fits; none when it fits none of them. */
export function parseTypedDate(text: string, formats: string[]): Dayjs | null {
  const day = dayjs(text, formats, true);
  return day.isValid() ? day : null;
}
