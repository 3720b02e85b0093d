import { DatePicker, TimePicker } from 'antd';
import { useState, type FocusEvent, type FocusEventHandler } from 'react';
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
import { TextInput } from './text-input.tsx';
import './date-time.css';

interface PickerProps {
  id?: string | undefined;
  /** 'YYYY-MM-DD', 'HH:mm' or 'YYYY-MM-DDTHH:mm'; undefined when none is selected. */
  value: string | undefined;
  onChange: (value: string | undefined) => void;
  onBlur?: FocusEventHandler | undefined;
  placeholder?: string | undefined;
  required: boolean | undefined;
  invalid: boolean;
  label?: string | undefined;
  describedBy: string | undefined;
}

/** The properties that the device's own control and antd's have in common. */
function toControlProps({ id, required, invalid, label, describedBy, onBlur }: PickerProps) {
  return {
    className: 'field-picker',
    'aria-required': required,
    'aria-invalid': invalid,
    'aria-describedby': describedBy,
    ...(id !== undefined && { id }),
    ...(label !== undefined && { 'aria-label': label }),
    ...(onBlur && { onBlur }),
  };
}

function toPickerProps(props: PickerProps) {
  return { ...toControlProps(props), status: props.invalid ? 'error' : '' } as const;
}

/** The device's own control, which works best by touch. */
function NativeInput({ type, ...props }: PickerProps & { type: 'date' | 'time' | 'datetime-local' }) {
  const { value = '', onChange } = props;
  return (
    <TextInput
      {...toControlProps(props)}
      type={type}
      value={value}
      onChange={(text) => onChange(text === '' ? undefined : text)}
    />
  );
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
