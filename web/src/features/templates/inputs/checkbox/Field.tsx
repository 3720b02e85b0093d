import { Checkbox } from 'antd';
import type { InputFieldProps } from '../input-renderer.ts';
import { RequiredMark } from '../../../../components/field/required-mark.tsx';

/** A checkbox with its label beside it. */
export function CheckboxInputField({
  input,
  id,
  value,
  onChange,
  onBlur,
  invalid,
  describedBy,
}: InputFieldProps<boolean>) {
  return (
    <Checkbox
      id={id}
      className="form-checkbox"
      checked={value ?? false}
      aria-required={input.required}
      aria-invalid={invalid}
      aria-describedby={describedBy}
      onChange={(event) => onChange(event.target.checked ? true : undefined)}
      onBlur={onBlur}
    >
      {input.label}
      {input.required && <RequiredMark />}
    </Checkbox>
  );
}
