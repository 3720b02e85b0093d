import { useId, type ReactNode } from 'react';
import { RequiredMark } from './required-mark.tsx';
import './field.css';

/** The attributes that link a control to its label, its hint and its error. */
export interface FieldControl {
  id: string;
  'aria-required': boolean;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

export interface FieldProps {
  label: string;
  /** 'unmarked' on pages where every field is required. */
  required?: boolean | 'unmarked' | undefined;
  /** Below the control while there is no error. */
  hint?: ReactNode;
  /** The error message, as a sentence. */
  problem?: string | undefined;
  /** Takes both columns of the form. */
  wide?: boolean | undefined;
}

/** A labelled control with its hint or error below it: the shell of every field outside permit forms. */
export function Field({
  label,
  required = false,
  hint,
  problem,
  wide,
  children,
}: FieldProps & { children: (control: FieldControl) => ReactNode }) {
  const id = useId();
  const noteId = `${id}-note`;
  const hasNote = Boolean(problem ?? hint);
  return (
    <div className="field" data-wide={wide || undefined} data-problem={problem ? true : undefined}>
      <label htmlFor={id}>
        {label}
        {required === true && <RequiredMark />}
      </label>
      {children({
        id,
        'aria-required': Boolean(required),
        'aria-invalid': Boolean(problem),
        'aria-describedby': hasNote ? noteId : undefined,
      })}
      <div id={noteId} className="field-note" role={problem ? 'alert' : undefined}>
        {problem ?? hint}
      </div>
    </div>
  );
}
