import { useId, type ComponentProps } from 'react';
import './colour-field.css';

interface ColourInputProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange'> {
  /** '#rrggbb'. */
  value: string;
  onChange: (value: string) => void;
}

/** The browser's colour picker, without a label. */
export function ColourInput({ onChange, ...props }: ColourInputProps) {
  return <input {...props} type="color" className="colour-input" onChange={(event) => onChange(event.target.value)} />;
}

/** A colour with its label beside it. */
export function ColourField({ label, ...props }: { label: string } & Pick<ColourInputProps, 'value' | 'onChange'>) {
  const id = useId();
  return (
    <span className="field-colour">
      <label htmlFor={id}>{label}</label>
      <ColourInput {...props} id={id} />
    </span>
  );
}
