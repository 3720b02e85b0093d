import { InputNumber } from 'antd';
import { Field, type FieldProps } from './field.tsx';

interface NumberFieldProps extends FieldProps {
  /** Null while empty. */
  value: number | null;
  onChange: (value: number | null) => void;
  /** Shown after the number: 'minutes'. */
  unit?: string;
  disabled?: boolean;
}

/** A whole number. */
export function NumberField({ value, onChange, unit, disabled, ...field }: NumberFieldProps) {
  return (
    <Field {...field}>
      {(control) => (
        <InputNumber
          {...control}
          className="number-field"
          value={value}
          precision={0}
          disabled={disabled ?? false}
          {...(unit !== undefined && { suffix: unit })}
          {...(field.problem && { status: 'error' as const })}
          onChange={onChange}
        />
      )}
    </Field>
  );
}
