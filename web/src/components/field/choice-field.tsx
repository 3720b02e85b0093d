import { Field, type FieldProps } from './field.tsx';
import { ChoiceList } from './choice-list.tsx';

export interface Choice {
  value: string;
  label: string;
}

interface ChoiceFieldProps extends FieldProps {
  choices: readonly Choice[];
  placeholder?: string;
  disabled?: boolean;
  loading?: boolean;
  onBlur?: () => void;
}

function shared({ choices, placeholder = 'Choose one', disabled, loading, onBlur, problem }: ChoiceFieldProps) {
  return {
    placeholder,
    options: [...choices],
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
        <ChoiceList {...control} {...shared(props)} value={value || null} onChange={(next) => onChange(next ?? '')} />
      )}
    </Field>
  );
}

/** Any of some values. */
export function ChoicesField({
  values,
  onChange,
  ...props
}: ChoiceFieldProps & { values: readonly string[]; onChange: (values: string[]) => void }) {
  return (
    <Field {...props}>
      {(control) => (
        // Without a button that empties it all: with one, Tab would lead to it and no further.
        <ChoiceList {...control} {...shared(props)} mode="multiple" value={[...values]} onChange={onChange} />
      )}
    </Field>
  );
}
