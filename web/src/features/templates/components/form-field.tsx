import type { ColumnWidth } from '@eptw/domain/template/model/template';
import type { ReactNode } from 'react';
import type { FieldControl } from '../../../components/field/field.tsx';
import { FieldShell } from './field-shell.tsx';

interface FormFieldProps {
  id: string;
  label: string;
  col: ColumnWidth;
  required?: boolean;
  /** Whether it is required and empty. */
  isMissing?: boolean;
  problem?: string | undefined;
  /** Explains the field in a tooltip. */
  help?: string;
  /** For several controls that share the label. */
  isGroup?: boolean;
  children: (control: FieldControl) => ReactNode;
}

/** A field among the inputs of a form, or in the builder, laid out like an input. */
export function FormField({
  id,
  label,
  col,
  required = false,
  isMissing = false,
  problem,
  help,
  isGroup,
  children,
}: FormFieldProps) {
  return (
    <FieldShell
      input={{ label, required, col, ...(help !== undefined && { tooltip: true, tooltipText: help }) }}
      id={id}
      labelling={isGroup ? 'group' : 'control'}
      isMissing={isMissing}
      problem={problem}
    >
      {children({
        id,
        'aria-required': required,
        'aria-invalid': problem !== undefined,
        'aria-describedby': problem === undefined ? undefined : `${id}-problem`,
      })}
    </FieldShell>
  );
}
