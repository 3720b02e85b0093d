import { DayPicker } from '../../../../components/field/date-time-pickers.tsx';
import type { InputFieldProps } from '../input-renderer.ts';

/** A first and a last day, each with its own picker, so that a screen reader reads the name of each. */
export function DaterangeInputField(props: InputFieldProps<string[]>) {
  const { input, id, value, onChange, onBlur, invalid, describedBy } = props;
  const [first = '', last = ''] = value ?? [];

  function change(start: string, end: string): void {
    onChange(start === '' && end === '' ? undefined : [start, end]);
  }

  const common = { required: input.required, invalid, describedBy, onBlur };
  return (
    <div className="form-range">
      <DayPicker
        {...common}
        id={id}
        label={`${input.label}, first day`}
        value={first || undefined}
        onChange={(day) => change(day ?? '', last)}
      />
      <span aria-hidden>to</span>
      <DayPicker
        {...common}
        label={`${input.label}, last day`}
        value={last || undefined}
        onChange={(day) => change(first, day ?? '')}
      />
    </div>
  );
}
