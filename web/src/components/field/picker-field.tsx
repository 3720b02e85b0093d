import type { ComponentType } from 'react';
import type { DateTense } from '@eptw/domain/time/typed-date';
import { Field, type FieldProps } from './field.tsx';
import type { PickerProps } from './picker-props.ts';
import { findTypedProblem, type TypedKind } from './typed-kinds.ts';

export interface PickerFieldProps extends FieldProps {
  /** As it is stored; a text that cannot be read as it was typed; empty when there is none. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  tense?: DateTense;
}

/** A labelled picker of this kind. */
export function PickerField({
  kind,
  Picker,
  value,
  onChange,
  onBlur,
  tense,
  problem,
  ...field
}: PickerFieldProps & { kind: TypedKind; Picker: ComponentType<PickerProps> }) {
  // The picker says why it cannot read a text.
  const isUnreadable = findTypedProblem(kind, value, tense ?? 'upcoming') !== undefined;
  return (
    <Field {...field} problem={isUnreadable ? undefined : problem}>
      {({ id, 'aria-describedby': describedBy }) => (
        <Picker
          id={id}
          value={value || undefined}
          required={Boolean(field.required)}
          invalid={Boolean(problem)}
          describedBy={describedBy}
          tense={tense}
          onChange={(next) => onChange(next ?? '')}
          onBlur={onBlur}
        />
      )}
    </Field>
  );
}
