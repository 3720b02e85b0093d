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

interface OneOfSeveral extends SelectFieldProps {
  value: string;
  /** Whether a button, or the key Delete, takes the choice back. */
  clearable?: boolean;
  onChange: (value: string) => void;
}

/** One of several values; empty when none is selected. */
export function SelectField({ value, clearable = false, onChange, ...props }: OneOfSeveral) {
  return (
    <Field {...props}>
      {(control) => (
        <Select
          {...control}
          {...toSelectProps(props)}
          allowClear={clearable}
          onClear={() => onChange('')}
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
