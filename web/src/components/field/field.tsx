import { useId, type ReactNode } from 'react';
import './field.css';

/** What a control of a field is told, so that it is known by its label, its hint and its problem. */
export interface FieldControl {
  id: string;
  'aria-required': boolean;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

export interface FieldProps {
  label: string;
  required?: boolean | undefined;
  /** Under the control, as long as nothing is wrong. */
  hint?: ReactNode;
  /** What is wrong, as a sentence. */
  problem?: string | undefined;
  /** How many of the form's two columns it takes; one unless said otherwise. */
  wide?: boolean;
}

/** A labelled control of an edit form, with what is to know about it and what is wrong. */
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
        {required && (
          <span className="required-star" aria-hidden>
            {' *'}
          </span>
        )}
      </label>
      {children({
        id,
        'aria-required': required,
        'aria-invalid': Boolean(problem),
        'aria-describedby': hasNote ? noteId : undefined,
      })}
      <div id={noteId} className="field-note" role={problem ? 'alert' : undefined}>
        {problem ?? hint}
      </div>
    </div>
  );
}
