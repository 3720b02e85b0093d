import { Switch } from 'antd';
import { Field, type FieldProps } from './field.tsx';

interface SwitchFieldProps extends FieldProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
}

/** A setting that is on or off. */
export function SwitchField({ checked, onChange, disabled, ...field }: SwitchFieldProps) {
  return (
    <Field {...field}>
      {({ id, 'aria-describedby': note }) => (
        <Switch id={id} checked={checked} disabled={disabled ?? false} aria-describedby={note} onChange={onChange} />
      )}
    </Field>
  );
}
