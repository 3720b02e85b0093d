import { DayPicker } from './date-time-pickers.tsx';
import { Field, type FieldProps } from './field.tsx';

interface DayFieldProps extends FieldProps {
  /** 'YYYY-MM-DD'; empty when none is selected. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
}

/** A labelled day, typed or picked. */
export function DayField({ value, onChange, onBlur, ...field }: DayFieldProps) {
  return (
    <Field {...field}>
      {({ id, 'aria-describedby': describedBy }) => (
        <DayPicker
          id={id}
          value={value || undefined}
          required={Boolean(field.required)}
          invalid={Boolean(field.problem)}
          describedBy={describedBy}
          onChange={(day) => onChange(day ?? '')}
          onBlur={onBlur}
        />
      )}
    </Field>
  );
}
