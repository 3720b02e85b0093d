import { SelectField } from './select-field.tsx';

interface YearFieldProps {
  label: string;
  /** Four digits; empty when none is selected. */
  value: string;
  onChange: (value: string) => void;
  /** The newest year that can be selected. */
  newest: number;
  /** The number of years to choose from. */
  count?: number;
  problem?: string | undefined;
}

/** One of the last years, the newest first. */
export function YearField({ value, newest, count = 10, ...field }: YearFieldProps) {
  const offered = Array.from({ length: count }, (_year, index) => String(newest - index));
  // A year from an address stays visible, however long ago it is.
  const years = value === '' || offered.includes(value) ? offered : [...offered, value];
  return (
    <SelectField
      {...field}
      required
      value={value}
      placeholder="Choose a year"
      options={years.map((year) => ({ value: year, label: year }))}
    />
  );
}
