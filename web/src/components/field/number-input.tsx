import { InputNumber } from 'antd';
import type { FieldControl } from './field.tsx';

interface NumberInputProps extends Partial<FieldControl> {
  'aria-label'?: string;
  /** Null while empty. */
  value: number | null;
  onChange: (value: number | null) => void;
  onBlur?: () => void;
  /** Shown after the number: 'minutes'. */
  unit?: string | undefined;
  /** Shown while it is empty. */
  placeholder?: string | undefined;
  /** Whether decimals are allowed. */
  decimals?: boolean;
  disabled?: boolean;
}

/** A number, without a label. It is marked as invalid while `aria-invalid`. */
export function NumberInput({ unit, decimals = false, placeholder = '', ...props }: NumberInputProps) {
  return (
    <InputNumber
      {...props}
      className="number-field"
      placeholder={placeholder}
      inputMode={decimals ? 'decimal' : 'numeric'}
      {...(!decimals && { precision: 0 })}
      {...(unit !== undefined && { suffix: unit })}
      status={props['aria-invalid'] ? 'error' : ''}
    />
  );
}
