import { DatePicker, TimePicker } from 'antd';
import { useState, type FocusEvent } from 'react';
import { useTouchScreen } from '../../lib/use-media-query.ts';
import {
  alternativeDateFormats,
  alternativeDateTimeFormats,
  dateFormat,
  dateTimeFormat,
  displayDateFormat,
  displayDateTimeFormat,
  parsePickerDate,
  parsePickerDateTime,
  parsePickerTime,
  timeFormat,
  parseTypedDate,
} from './date-parsing.ts';
import { NativeInput, toControlProps, type PickerProps } from './native-input.tsx';

function toPickerProps(props: PickerProps) {
  return { ...toControlProps(props), status: props.invalid ? 'error' : '' } as const;
}

/** A day: typed or picked from a calendar, on a touch screen with the device's own control. */
export function DayPicker(props: PickerProps) {
  return useTouchScreen() ? <NativeInput {...props} type="date" /> : <CalendarPicker {...props} kind="day" />;
}

/** A day with its time: typed or picked, on a touch screen with the device's own control. */
export function DayAndTimePicker(props: PickerProps) {
  return useTouchScreen() ? (
    <NativeInput {...props} type="datetime-local" />
  ) : (
    <CalendarPicker {...props} kind="day and time" />
  );
}

function getInputText({ target }: FocusEvent): string {
  return target instanceof HTMLInputElement ? target.value : '';
}

const calendars = {
  day: {
    storedFormat: dateFormat,
    format: [displayDateFormat, ...alternativeDateFormats],
    placeholder: dateFormat,
    parse: parsePickerDate,
    showTime: false,
  },
  'day and time': {
    storedFormat: dateTimeFormat,
    format: [displayDateTimeFormat, ...alternativeDateTimeFormats],
    placeholder: `${dateFormat} ${timeFormat}`,
    parse: parsePickerDateTime,
    showTime: { format: timeFormat },
  },
};

function CalendarPicker({ kind, ...props }: PickerProps & { kind: keyof typeof calendars }) {
  const { storedFormat, format, parse, showTime, ...calendar } = calendars[kind];
  const { value, onChange, onBlur, placeholder = calendar.placeholder, required } = props;
  const [redrawCount, setRedrawCount] = useState(0);

  // The picker accepts typed text only shortly after the blur, too late for a click on 'Submit', and does not
  // reformat its current day when that is typed in digits.
  function handleBlur(event: FocusEvent<HTMLElement>): void {
    const typed = getInputText(event);
    const day = parseTypedDate(typed, format);
    if (day && day.format(storedFormat) !== value) onChange(day.format(storedFormat));
    if (day && day.format(format[0]) !== typed) setRedrawCount((count) => count + 1);
    onBlur?.(event);
  }

  return (
    <DatePicker
      key={redrawCount}
      {...toPickerProps(props)}
      format={format}
      showTime={showTime}
      value={parse(value)}
      placeholder={placeholder}
      needConfirm={false}
      allowClear={!required}
      onChange={(next) => onChange(next?.format(storedFormat))}
      onBlur={handleBlur}
    />
  );
}

/** A time of day: typed or picked, on a touch screen with the device's own control. */
export function TimeOfDayPicker(props: PickerProps) {
  const { value, onChange, onBlur, placeholder = timeFormat, required } = props;
  if (useTouchScreen()) return <NativeInput {...props} type="time" />;

  function handleBlur(event: FocusEvent<HTMLElement>): void {
    const typed = getInputText(event);
    if (parsePickerTime(typed) && typed !== value) onChange(typed);
    onBlur?.(event);
  }

  return (
    <TimePicker
      {...toPickerProps(props)}
      format={timeFormat}
      value={parsePickerTime(value)}
      placeholder={placeholder}
      needConfirm={false}
      allowClear={!required}
      onChange={(time) => onChange(time?.format(timeFormat))}
      onBlur={handleBlur}
    />
  );
}
