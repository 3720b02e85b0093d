import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';
import { useId } from 'react';
import './field.css';

dayjs.extend(customParseFormat);

const format = 'YYYY-MM-DD';

/** Two days as 'YYYY-MM-DD'; empty where none is chosen. */
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

const parts = [
  { name: 'from', label: 'first day' },
  { name: 'to', label: 'last day' },
] as const;

/** A first and a last day, typed or picked, each with a picker of its own so that each has a name to be read out. */
export function DateRangeField({ label, value, onChange, problem }: DateRangeFieldProps) {
  const id = useId();
  return (
    <fieldset className="field field-range" data-problem={problem ? true : undefined}>
      <legend>
        {label}
        <span className="required-star" aria-hidden>
          {' *'}
        </span>
      </legend>
      <div className="field-days">
        {parts.map((part) => {
          const day = dayjs(value[part.name], format, true);
          return (
            <DatePicker
              key={part.name}
              format={format}
              placeholder={format}
              needConfirm={false}
              aria-label={`${label}, ${part.label}`}
              aria-required
              aria-invalid={Boolean(problem)}
              aria-describedby={problem ? id : undefined}
              status={problem ? 'error' : ''}
              value={day.isValid() ? day : null}
              onChange={(next) => onChange({ ...value, [part.name]: next?.format(format) ?? '' })}
            />
          );
        })}
      </div>
      <div id={id} className="field-note" role={problem ? 'alert' : undefined}>
        {problem}
      </div>
    </fieldset>
  );
}
