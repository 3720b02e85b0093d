import type { FocusEventHandler } from 'react';
import { TextInput } from './text-input.tsx';
import './date-time.css';

/** What the pickers of days and times have in common. */
export interface PickerProps {
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

/** Returns the properties that the device's own control and antd's have in common. */
export function toControlProps({ id, required, invalid, label, describedBy, onBlur }: PickerProps) {
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

interface NativeInputProps extends PickerProps {
  type: 'date' | 'time' | 'datetime-local';
  onFocus?: () => void;
}

/** The device's own control, which works best by touch. */
export function NativeInput({ type, onFocus, ...props }: NativeInputProps) {
  const { value = '', onChange } = props;
  return (
    <TextInput
      {...toControlProps(props)}
      type={type}
      {...(onFocus && { onFocus })}
      value={value}
      onChange={(text) => onChange(text === '' ? undefined : text)}
    />
  );
}
