import { inputPurposes } from '@eptw/domain/template/purpose/input-purpose';
import { maxTextLength } from '@eptw/domain/template/inputs/text';
import { TextInput } from '../../../../components/field/text-input.tsx';
import type { InputFieldProps } from '../input-renderer.ts';

/** One line of text. */
export function TextInputField({ input, id, value, onChange, onBlur, invalid, describedBy }: InputFieldProps<string>) {
  const keyboard = input.purpose && inputPurposes[input.purpose].keyboard;
  return (
    <TextInput
      id={id}
      value={value ?? ''}
      placeholder={input.placeholder}
      maxLength={maxTextLength}
      type={keyboard === 'tel' ? 'tel' : 'text'}
      inputMode={keyboard ?? 'text'}
      autoComplete="off"
      aria-required={input.required}
      aria-invalid={invalid}
      aria-describedby={describedBy}
      onChange={(text) => onChange(text === '' ? undefined : text)}
      onBlur={onBlur}
    />
  );
}
