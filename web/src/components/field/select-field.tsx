import { Field, type FieldProps } from './field.tsx';
import { Select } from './select.tsx';
import { searchByLabel } from './search-by-label.ts';

export interface SelectOption {
  value: string;
  label: string;
}

interface SelectFieldProps extends FieldProps {
  options: readonly SelectOption[];
  placeholder?: string;
  disabled?: boolean;
  loading?: boolean;
  onBlur?: () => void;
}

function toSelectProps({ options, placeholder = 'Choose one', disabled, loading, onBlur }: SelectFieldProps) {
  return {
    placeholder,
    options: [...options],
    disabled: disabled ?? false,
    loading: loading ?? false,
    showSearch: searchByLabel,
    ...(onBlur && { onBlur }),
  };
}

/** One of several values; empty when none is selected. */
export function SelectField({
  value,
  onChange,
  ...props
}: SelectFieldProps & { value: string; onChange: (value: string) => void }) {
  return (
    <Field {...props}>
      {(control) => (
        <Select
          {...control}
          {...toSelectProps(props)}
          value={value || null}
          onChange={(next) => onChange(next ?? '')}
        />
      )}
    </Field>
  );
}

/** Any of several values. */
export function MultiSelectField({
  values,
  onChange,
  ...props
}: SelectFieldProps & { values: readonly string[]; onChange: (values: string[]) => void }) {
  return (
    <Field {...props}>
      {(control) => (
        // Without a button that clears it: Tab would get stuck on that button.
        <Select {...control} {...toSelectProps(props)} mode="multiple" value={[...values]} onChange={onChange} />
      )}
    </Field>
  );
}
