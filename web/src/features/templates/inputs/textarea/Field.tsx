import { maxTextareaLength } from '@eptw/domain/template/inputs/textarea';
import { TextArea } from '../../../../components/field/text-input.tsx';
import type { InputFieldProps } from '../input-renderer.ts';

/** Several lines of text. */
export function TextareaInputField({
  input,
  id,
  value,
  onChange,
  onBlur,
  invalid,
  describedBy,
}: InputFieldProps<string>) {
  return (
    <TextArea
      id={id}
      value={value ?? ''}
      placeholder={input.placeholder}
      maxLength={maxTextareaLength}
      aria-required={input.required}
      aria-invalid={invalid}
      aria-describedby={describedBy}
      onChange={(text) => onChange(text === '' ? undefined : text)}
      onBlur={onBlur}
    />
  );
}
