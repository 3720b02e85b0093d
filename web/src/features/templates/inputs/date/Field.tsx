import { DatePicker } from 'antd';
import { dateFormat, pickedDate } from '../date-text.ts';
import type { FieldProps } from '../input-face.ts';

/** A day, typed or picked. */
export function DateField({ input, id, value, onChange, onBlur, invalid, describedBy }: FieldProps<string>) {
  return (
    <DatePicker
      id={id}
      className="form-wide"
      format={dateFormat}
      value={pickedDate(value)}
      placeholder={input.placeholder ?? dateFormat}
      needConfirm={false}
      allowClear={!input.required}
      status={invalid ? 'error' : ''}
      aria-required={input.required}
      aria-invalid={invalid}
      aria-describedby={describedBy}
      onChange={(date) => onChange(date?.format(dateFormat))}
      onBlur={onBlur}
    />
  );
}
