import { TimePicker } from 'antd';
import { pickedTime, timeFormat } from '../date-text.ts';
import type { FieldProps } from '../input-face.ts';

/** A time of day, typed or picked. */
export function TimeField({ input, id, value, onChange, onBlur, invalid, describedBy }: FieldProps<string>) {
  return (
    <TimePicker
      id={id}
      className="form-wide"
      format={timeFormat}
      value={pickedTime(value)}
      placeholder={input.placeholder ?? timeFormat}
      needConfirm={false}
      allowClear={!input.required}
      status={invalid ? 'error' : ''}
      aria-required={input.required}
      aria-invalid={invalid}
      aria-describedby={describedBy}
      onChange={(time) => onChange(time?.format(timeFormat))}
      onBlur={onBlur}
    />
  );
}
