import { Select } from '../../../../components/field/select.tsx';
import type { InputFieldProps } from '../input-renderer.ts';
import { searchByLabel } from '../../../../components/field/search-by-label.ts';

/** The number of options from which on the list can be searched. */
const minSearchableOptions = 8;

/** One option of a list. */
export function SelectInputField({
  input,
  id,
  value,
  onChange,
  onBlur,
  invalid,
  describedBy,
}: InputFieldProps<string>) {
  const options = input.options ?? [];
  return (
    <Select
      id={id}
      value={value ?? null}
      placeholder={input.placeholder ?? 'Choose one'}
      options={options}
      allowClear={!input.required}
      showSearch={options.length >= minSearchableOptions ? searchByLabel : false}
      aria-required={input.required}
      aria-invalid={invalid}
      aria-describedby={describedBy}
      onChange={(chosen) => onChange(chosen ?? undefined)}
      onBlur={onBlur}
    />
  );
}
