import { useId } from 'react';
import { DayPicker } from './date-time-pickers.tsx';
import { RequiredMark } from './required-mark.tsx';
import './date-time.css';

/** Two days as 'YYYY-MM-DD'; empty when none is selected. */
export interface DateRange {
  from: string;
  to: string;
}

interface DateRangeFieldProps {
  label: string;
  value: DateRange;
  onChange: (value: DateRange) => void;
  problem?: string | undefined;
}

const rangeEnds = [
  { name: 'from', label: 'first day' },
  { name: 'to', label: 'last day' },
] as const;

/**
 * A first and a last day, typed or picked, each with its own picker, so that a screen reader reads the name of each.
 */
export function DateRangeField({ label, value, onChange, problem }: DateRangeFieldProps) {
  const id = useId();
  return (
    <fieldset className="field field-range" data-problem={problem ? true : undefined}>
      <legend>
        {label}
        <RequiredMark />
      </legend>
      <div className="field-days">
        {rangeEnds.map((part) => (
          <DayPicker
            key={part.name}
            label={`${label}, ${part.label}`}
            required
            invalid={Boolean(problem)}
            describedBy={problem ? id : undefined}
            tense="past"
            value={value[part.name] || undefined}
            onChange={(day) => onChange({ ...value, [part.name]: day ?? '' })}
          />
        ))}
      </div>
      <div id={id} className="field-note" role={problem ? 'alert' : undefined}>
        {problem}
      </div>
    </fieldset>
  );
}
