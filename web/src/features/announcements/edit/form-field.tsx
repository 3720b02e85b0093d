import { useId, type ReactNode } from 'react';

/** The attributes that link a control to its label, hint and error. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean;
}

interface FormFieldProps {
  label: string;
  required?: boolean;
  hint?: ReactNode;
  problem?: string | undefined;
  children: (control: ControlProps) => ReactNode;
}

/** A labelled control with its hint and its error. */
export function FormField({ label, required, hint, problem, children }: FormFieldProps) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ');
  return (
    <div className="announcement-field">
      <label htmlFor={id}>
        {label}
        {!required && <span className="quiet"> (optional)</span>}
      </label>
      {children({ id, 'aria-describedby': describedBy || undefined, 'aria-invalid': problem !== undefined })}
      {hint && (
        <p id={`${id}-hint`} className="announcement-hint">
          {hint}
        </p>
      )}
      {problem && (
        <p id={`${id}-problem`} className="announcement-problem" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
