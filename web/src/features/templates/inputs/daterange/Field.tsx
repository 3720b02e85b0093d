import { DatePicker } from 'antd';
import { dateFormat, pickedDate } from '../date-text.ts';
import type { FieldProps } from '../input-face.ts';

/** A first and a last day, each with a picker of its own so that each has a name to be read out. */
export function DaterangeField(props: FieldProps<string[]>) {
  const { input, id, value, onChange, onBlur, invalid, describedBy } = props;
  const [first = '', last = ''] = value ?? [];

  function change(start: string, end: string): void {
    onChange(start === '' && end === '' ? undefined : [start, end]);
  }

  const common = {
    className: 'form-wide',
    format: dateFormat,
    placeholder: dateFormat,
    needConfirm: false,
    allowClear: !input.required,
    status: invalid ? 'error' : '',
    'aria-required': input.required,
    'aria-invalid': invalid,
    'aria-describedby': describedBy,
    onBlur,
  } as const;
  return (
    <div className="form-range">
      <DatePicker
        {...common}
        id={id}
        aria-label={`${input.label}, first day`}
        value={pickedDate(first)}
        onChange={(date) => change(date?.format(dateFormat) ?? '', last)}
      />
      <span aria-hidden>to</span>
      <DatePicker
        {...common}
        aria-label={`${input.label}, last day`}
        value={pickedDate(last)}
        onChange={(date) => change(first, date?.format(dateFormat) ?? '')}
      />
    </div>
  );
}
