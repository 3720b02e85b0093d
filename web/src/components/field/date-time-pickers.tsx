import { DatePicker, Input, TimePicker } from 'antd';
import { useState, type FocusEvent, type FocusEventHandler } from 'react';
import { useTouchScreen } from '../../lib/use-media-query.ts';
import {
  alternativeDateFormats,
  dateFormat,
  displayDateFormat,
  pickedDate,
  pickedTime,
  timeFormat,
} from './date-text.ts';
import './field.css';

interface PickerProps {
  id?: string | undefined;
  /** 'YYYY-MM-DD' or 'HH:mm'; none when nothing is chosen. */
  value: string | undefined;
  onChange: (value: string | undefined) => void;
  onBlur?: FocusEventHandler | undefined;
  placeholder?: string | undefined;
  required: boolean | undefined;
  invalid: boolean;
  label?: string | undefined;
  describedBy: string | undefined;
}

/** What the device's own control and ours have in common. */
function shared({ id, required, invalid, label, describedBy, onBlur }: PickerProps) {
  return {
    className: 'field-picker',
    status: invalid ? ('error' as const) : ('' as const),
    'aria-required': required,
    'aria-invalid': invalid,
    'aria-describedby': describedBy,
    ...(id !== undefined && { id }),
    ...(label !== undefined && { 'aria-label': label }),
    ...(onBlur && { onBlur }),
  };
}

/** The control of the device itself, which fits fingers better than anything drawn on a page. */
function NativeInput({ type, ...props }: PickerProps & { type: 'date' | 'time' }) {
  const { value = '', onChange } = props;
  return (
    <Input
      {...shared(props)}
      type={type}
      value={value}
      onChange={(event) => onChange(event.target.value === '' ? undefined : event.target.value)}
    />
  );
}

/** A day: typed or picked from a calendar, on a touch screen with the control of the device. */
export function DayPicker(props: PickerProps) {
  return useTouchScreen() ? <NativeInput {...props} type="date" /> : <Calendar {...props} />;
}

const dateFormats = [displayDateFormat, ...alternativeDateFormats];

function Calendar(props: PickerProps) {
  const { value, onChange, onBlur, placeholder = dateFormat, required } = props;
  const [redrawn, setRedrawn] = useState(0);
  const day = pickedDate(value);

  // The day that is there already, typed in figures, would stand there in figures: the picker notices no change.
  function leave(event: FocusEvent<HTMLElement>): void {
    const { target } = event;
    const typed = target instanceof HTMLInputElement ? target.value : '';
    if (alternativeDateFormats.some((format) => typed === day?.format(format))) setRedrawn((times) => times + 1);
    onBlur?.(event);
  }

  return (
    <DatePicker
      key={redrawn}
      {...shared(props)}
      format={dateFormats}
      value={day}
      placeholder={placeholder}
      needConfirm={false}
      allowClear={!required}
      onChange={(next) => onChange(next?.format(dateFormat))}
      onBlur={leave}
    />
  );
}

/** A time of day: typed or picked, on a touch screen with the control of the device. */
export function TimeOfDayPicker(props: PickerProps) {
  const { value, onChange, placeholder = timeFormat, required } = props;
  if (useTouchScreen()) return <NativeInput {...props} type="time" />;
  return (
    <TimePicker
      {...shared(props)}
      format={timeFormat}
      value={pickedTime(value)}
      placeholder={placeholder}
      needConfirm={false}
      allowClear={!required}
      onChange={(time) => onChange(time?.format(timeFormat))}
    />
  );
}
