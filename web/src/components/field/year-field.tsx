import { SelectField } from './select-field.tsx';

interface YearFieldProps {
  label: string;
  /** Four digits; empty when none is chosen. */
  value: string;
  onChange: (value: string) => void;
  /** The newest year to be chosen. */
  newest: number;
  /** How many years there are to choose from. */
  count?: number;
  problem?: string | undefined;
}

/** One of the last years, the newest first. */
export function YearField({ value, newest, count = 10, ...field }: YearFieldProps) {
  const offered = Array.from({ length: count }, (_year, index) => String(newest - index));
  // A year of an address stays to be seen, however long ago.
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
