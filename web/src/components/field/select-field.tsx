import { useId } from 'react';
import './text-field.css';

interface SelectFieldProps {
  label: string;
  options: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
  required?: boolean;
}

/** A labelled choice of one, as the browser draws it, so that a page stays light. */
export function SelectField({ label, options, value, onChange, required }: SelectFieldProps) {
  const id = useId();
  return (
    <div className="text-field">
      <label htmlFor={id}>{label}</label>
      <span className="text-field-box">
        <select id={id} value={value} required={required} onChange={(event) => onChange(event.target.value)}>
          <option value="">Choose one</option>
          {options.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      </span>
    </div>
  );
}
