import type { ColumnWidth } from '@eptw/domain/template/template';
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
  /** Explains the field behind a question mark. */
  help?: string;
  /** For several controls that the label names together. */
  isGroup?: boolean;
  children: (control: FieldControl) => ReactNode;
}

/** A field that stands among the inputs of a form, or builds them, in the shell of an input. */
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
