import { Field, type FieldProps } from './field.tsx';
import { ChoiceList } from './choice-list.tsx';

export interface SelectOption {
  value: string;
  label: string;
}

interface ChoiceFieldProps extends FieldProps {
  options: readonly SelectOption[];
  placeholder?: string;
  disabled?: boolean;
  loading?: boolean;
  onBlur?: () => void;
}

function toSelectProps({ options, placeholder = 'Choose one', disabled, loading, onBlur, problem }: ChoiceFieldProps) {
  return {
    placeholder,
    options: [...options],
    disabled: disabled ?? false,
    loading: loading ?? false,
    showSearch: { optionFilterProp: 'label' },
    ...(onBlur && { onBlur }),
    ...(problem && { status: 'error' as const }),
  };
}

/** One of some values; empty when none is chosen. */
export function ChoiceField({
  value,
  onChange,
  ...props
}: ChoiceFieldProps & { value: string; onChange: (value: string) => void }) {
  return (
    <Field {...props}>
      {(control) => (
        <ChoiceList
          {...control}
          {...toSelectProps(props)}
          value={value || null}
          onChange={(next) => onChange(next ?? '')}
        />
      )}
    </Field>
  );
}

/** Any of some values. */
export function MultiChoiceField({
  values,
  onChange,
  ...props
}: ChoiceFieldProps & { values: readonly string[]; onChange: (values: string[]) => void }) {
  return (
    <Field {...props}>
      {(control) => (
        // Without a button that empties it all: with one, Tab would lead to it and no further.
        <ChoiceList {...control} {...toSelectProps(props)} mode="multiple" value={[...values]} onChange={onChange} />
      )}
    </Field>
  );
}
