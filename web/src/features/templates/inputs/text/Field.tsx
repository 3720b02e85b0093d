import { Input } from 'antd';
import { textLimit } from '@eptw/domain/template/inputs/text';
import type { FieldProps } from '../input-face.ts';

/** One line of text. */
export function TextField({ input, id, value, onChange, onBlur, invalid, describedBy }: FieldProps<string>) {
  return (
    <Input
      id={id}
      value={value ?? ''}
      placeholder={input.placeholder}
      maxLength={textLimit}
      autoComplete="off"
      status={invalid ? 'error' : ''}
      aria-required={input.required}
      aria-invalid={invalid}
      aria-describedby={describedBy}
      onChange={(event) => onChange(event.target.value === '' ? undefined : event.target.value)}
      onBlur={onBlur}
    />
  );
}
