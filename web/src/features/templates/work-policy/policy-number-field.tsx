import { formatUnit, toHours, toWholeMinutes, type PolicyNumber } from '@eptw/domain/work-policy/work-policy-numbers';
import type { ColumnWidth } from '@eptw/domain/template/model/template';
import { useState } from 'react';
import { NumberInput } from '../../../components/field/number-input.tsx';
import { Select } from '../../../components/field/select.tsx';
import { FormField } from '../components/form-field.tsx';

interface PolicyNumberFieldProps {
  id: string;
  number: PolicyNumber;
  col: ColumnWidth;
  value: number | undefined;
  problem: string | undefined;
  onChange: (value: number | undefined) => void;
  onLeave: () => void;
}

/** A number of a work policy with its unit. While it is empty it shows what that means. */
export function PolicyNumberField({ id, number, col, value, problem, onChange, onLeave }: PolicyNumberFieldProps) {
  const { label, help, unit, omitted, inMinutes } = number;
  return (
    <FormField id={id} label={label} col={col} help={help} required={omitted === undefined} problem={problem}>
      {(control) => {
        const shared = { ...control, placeholder: omitted, onBlur: onLeave };
        if (inMinutes) return <TimeInput {...shared} label={label} value={value} onChange={onChange} />;
        return (
          <NumberInput
            {...shared}
            value={value ?? null}
            unit={formatUnit(value ?? 0, unit)}
            onChange={(next) => onChange(next ?? undefined)}
          />
        );
      }}
    </FormField>
  );
}

const timeUnits = [
  { value: 'minute' as const, label: 'minutes' },
  { value: 'hour' as const, label: 'hours' },
];

interface TimeInputProps extends Omit<Parameters<typeof NumberInput>[0], 'value' | 'onChange' | 'unit'> {
  label: string;
  /** In hours. */
  value: number | undefined;
  onChange: (hours: number | undefined) => void;
}

/** A time that is entered in hours or minutes. Another unit changes how it is shown, not how long it is. */
function TimeInput({ label, value, onChange, ...control }: TimeInputProps) {
  const [chosen, setChosen] = useState<'minute' | 'hour'>('hour');
  // A part of an hour can be shown in minutes alone.
  const unit = value !== undefined && !Number.isInteger(value) ? 'minute' : chosen;
  const shown = value === undefined ? null : unit === 'minute' ? toWholeMinutes(value) : value;
  return (
    <span className="policy-time">
      <NumberInput
        {...control}
        value={shown}
        onChange={(next) => onChange(next === null ? undefined : unit === 'minute' ? toHours(next) : next)}
      />
      <Select
        aria-label={`Unit of ${label.toLowerCase()}`}
        value={unit}
        options={timeUnits}
        virtual={false}
        onChange={(next: 'minute' | 'hour') => setChosen(next)}
      />
    </span>
  );
}
