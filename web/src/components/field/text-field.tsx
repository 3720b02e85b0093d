import { Field, type FieldProps } from './field.tsx';
import { PasswordInput } from './password-input.tsx';
import { TextArea, TextInput } from './text-input.tsx';

interface TextFieldProps extends FieldProps {
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  type?: 'text' | 'email' | 'tel' | 'password';
  placeholder?: string;
  autoComplete?: string;
  autoFocus?: boolean;
  disabled?: boolean;
  readOnly?: boolean;
  maxLength?: number;
  /** Several lines, at least as many as this. */
  rows?: number;
}

/** A labelled text of one or several lines; a password can be shown. */
export function TextField({
  label,
  required,
  hint,
  problem,
  wide,
  type = 'text',
  rows,
  autoComplete = 'off',
  ...input
}: TextFieldProps) {
  return (
    <Field {...{ label, required, hint, problem, wide }}>
      {(control) => {
        const props = { ...control, ...input, autoComplete };
        if (rows !== undefined) return <TextArea {...props} rows={rows} />;
        if (type === 'password') return <PasswordInput {...props} />;
        return <TextInput {...props} type={type} />;
      }}
    </Field>
  );
}
