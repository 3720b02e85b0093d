import { Field, type FieldProps } from './field.tsx';
import './text-input.css';

interface NativeSelectFieldProps extends FieldProps {
  options: readonly { value: string; label: string }[];
  /** Empty when none is chosen. */
  value: string;
  onChange: (value: string) => void;
}

/** One of some values, as the browser draws it: for the pages before sign-in, which stay light without antd's Select. */
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
