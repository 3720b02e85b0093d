import { Field, type FieldProps } from './field.tsx';
import { NumberInput } from './number-input.tsx';

interface NumberFieldProps extends FieldProps {
  /** Null while empty. */
  value: number | null;
  onChange: (value: number | null) => void;
  /** Shown after the number: 'minutes'. */
  unit?: string;
  disabled?: boolean;
}

/** A whole number. */
export function NumberField({ value, onChange, unit, disabled = false, ...field }: NumberFieldProps) {
  return (
    <Field {...field}>
      {(control) => <NumberInput {...control} value={value} unit={unit} disabled={disabled} onChange={onChange} />}
    </Field>
  );
}
