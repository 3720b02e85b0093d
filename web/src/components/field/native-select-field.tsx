import { Field, type FieldProps } from './field.tsx';
import './text-input.css';

interface NativeSelectFieldProps extends FieldProps {
  options: readonly { value: string; label: string }[];
  /** Empty when none is selected. */
  value: string;
  onChange: (value: string) => void;
}

/**
 * One of several values, with the browser's own control: for the pages before sign-in, which load without antd's
 * Select.
 */
export function NativeSelectField({ options, value, onChange, ...field }: NativeSelectFieldProps) {
  return (
    <Field {...field}>
      {(control) => (
        <select {...control} className="text-input" value={value} onChange={(event) => onChange(event.target.value)}>
          <option value="">Choose one</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
