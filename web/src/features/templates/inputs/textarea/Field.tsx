import { Input } from 'antd';
import { textareaLimit } from '@eptw/domain/template/inputs/textarea';
import type { FieldProps } from '../input-face.ts';

/** Several lines of text; the box grows by style sheet, since measuring it costs time at every key. */
export function TextareaField({ input, id, value, onChange, onBlur, invalid, describedBy }: FieldProps<string>) {
  return (
    <Input.TextArea
      id={id}
      className="form-textarea"
      rows={3}
      value={value ?? ''}
      placeholder={input.placeholder}
      maxLength={textareaLimit}
      status={invalid ? 'error' : ''}
      aria-required={input.required}
      aria-invalid={invalid}
      aria-describedby={describedBy}
      onChange={(event) => onChange(event.target.value === '' ? undefined : event.target.value)}
      onBlur={onBlur}
    />
  );
}
