import type { ColumnWidth, TemplateInput } from '@eptw/domain/template/template';
import type { ReactNode } from 'react';
import { FieldShell } from '../components/field-shell.tsx';

interface BuilderFieldProps {
  id: string;
  label: string;
  col: ColumnWidth;
  required?: boolean;
  problem: string | undefined;
  /** Explains the field in a tooltip. */
  help?: string;
  /** For several controls that share the label. */
  isGroup?: boolean;
  children: (described: ControlProps) => ReactNode;
}

/** The attributes that link a control to its label and its error. */
export interface ControlProps {
  id: string;
  'aria-required': boolean;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
  status: '' | 'error';
}

/** A field of the builder, laid out like the inputs that it builds. */
export function BuilderField({
  id,
  label,
  col,
  required = false,
  problem,
  help,
  isGroup,
  children,
}: BuilderFieldProps) {
  const input: TemplateInput = {
    type: isGroup ? 'file' : 'text',
    name: id,
    label,
    required,
    col,
    ...(help !== undefined && { tooltip: true, tooltipText: help }),
  };
  return (
    <FieldShell input={input} id={id} labelling={isGroup ? 'group' : 'control'} isMissing={false} problem={problem}>
      {children({
        id,
        'aria-required': required,
        'aria-invalid': problem !== undefined,
        'aria-describedby': problem === undefined ? undefined : `${id}-problem`,
        status: problem === undefined ? '' : 'error',
      })}
    </FieldShell>
  );
}
