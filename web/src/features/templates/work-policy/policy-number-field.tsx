import { formatUnit, type PolicyNumber } from '@eptw/domain/template/work-policy-numbers';
import type { ColumnWidth } from '@eptw/domain/template/template';
import { NumberInput } from '../../../components/field/number-input.tsx';
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
  const { label, help, unit, omitted } = number;
  return (
    <FormField id={id} label={label} col={col} help={help} required={omitted === undefined} problem={problem}>
      {(control) => (
        <NumberInput
          {...control}
          value={value ?? null}
          unit={formatUnit(value ?? 0, unit)}
          placeholder={omitted}
          onChange={(next) => onChange(next ?? undefined)}
          onBlur={onLeave}
        />
      )}
    </FormField>
  );
}
