import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';
import { Field } from './field.tsx';

dayjs.extend(customParseFormat);

const format = 'YYYY-MM';

interface MonthFieldProps {
  label: string;
  /** 'YYYY-MM'; empty when none is selected. */
  value: string;
  onChange: (value: string) => void;
  problem?: string | undefined;
}

/** A month, typed or picked: not every browser has a native control for it. */
export function MonthField({ label, value, onChange, problem }: MonthFieldProps) {
  const month = dayjs(value, format, true);
  return (
    <Field label={label} required problem={problem}>
      {(control) => (
        <DatePicker
          {...control}
          picker="month"
          format={format}
          placeholder={format}
          needConfirm={false}
          allowClear={false}
          value={month.isValid() ? month : null}
          status={problem ? 'error' : ''}
          onChange={(next) => onChange(next?.format(format) ?? '')}
        />
      )}
    </Field>
  );
}
