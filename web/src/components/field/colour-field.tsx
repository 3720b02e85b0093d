import { useId } from 'react';
import './field.css';

interface ColourFieldProps {
  label: string;
  /** '#rrggbb'. */
  value: string;
  onChange: (value: string) => void;
}

/** A colour, picked as the browser offers it. */
export function ColourField({ label, value, onChange }: ColourFieldProps) {
  const id = useId();
  return (
    <span className="field-colour">
      <label htmlFor={id}>{label}</label>
      <input id={id} type="color" value={value} onChange={(event) => onChange(event.target.value)} />
    </span>
  );
}
