import { Input } from 'antd';
import { Field, type FieldProps } from './field.tsx';

interface LineFieldProps extends FieldProps {
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  type?: 'text' | 'email' | 'tel' | 'password';
  placeholder?: string;
  autoComplete?: string;
  autoFocus?: boolean;
  disabled?: boolean;
  maxLength?: number;
  /** Several lines, as many as this at first. */
  rows?: number;
}

/** A text of one line or several. */
export function LineField({
  value,
  onChange,
  onBlur,
  type = 'text',
  placeholder,
  autoComplete = 'off',
  autoFocus,
  disabled,
  maxLength,
  rows,
  ...field
}: LineFieldProps) {
  return (
    <Field {...field}>
      {(control) => {
        const shared = {
          ...control,
          value,
          disabled: disabled ?? false,
          autoComplete,
          autoFocus: autoFocus ?? false,
          ...(placeholder !== undefined && { placeholder }),
          ...(maxLength !== undefined && { maxLength }),
          ...(onBlur && { onBlur }),
          ...(field.problem && { status: 'error' as const }),
        };
        if (rows) return <Input.TextArea {...shared} rows={rows} onChange={(event) => onChange(event.target.value)} />;
        if (type === 'password')
          return <Input.Password {...shared} onChange={(event) => onChange(event.target.value)} />;
        return <Input {...shared} type={type} onChange={(event) => onChange(event.target.value)} />;
      }}
    </Field>
  );
}
