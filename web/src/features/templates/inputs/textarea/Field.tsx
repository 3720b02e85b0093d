import { Input } from 'antd';
import { maxTextareaLength } from '@eptw/domain/template/inputs/textarea';
import type { FieldProps } from '../input-renderer.ts';

/** Several lines of text; the box grows by CSS, because measuring it would slow down typing. */
export function TextareaField({ input, id, value, onChange, onBlur, invalid, describedBy }: FieldProps<string>) {
  return (
    <Input.TextArea
      id={id}
      className="form-textarea"
      rows={3}
      value={value ?? ''}
      placeholder={input.placeholder}
      maxLength={maxTextareaLength}
      status={invalid ? 'error' : ''}
      aria-required={input.required}
      aria-invalid={invalid}
      aria-describedby={describedBy}
      onChange={(event) => onChange(event.target.value === '' ? undefined : event.target.value)}
      onBlur={onBlur}
    />
  );
}
