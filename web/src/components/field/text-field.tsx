import { Eye, EyeOff } from 'lucide-react';
import { useId, useState, type InputHTMLAttributes } from 'react';
import './text-field.css';

interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value'> {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** What is wrong, as a sentence. */
  problem?: string | undefined;
}

/** A labelled line of text; a password can be shown. Plain HTML, so that the first page stays light. */
export function TextField({ label, value, onChange, problem, type = 'text', ...input }: TextFieldProps) {
  const id = useId();
  const [shown, setShown] = useState(false);
  const secret = type === 'password';
  const Icon = shown ? EyeOff : Eye;
  return (
    <div className="text-field" data-problem={problem ? true : undefined}>
      <label htmlFor={id}>{label}</label>
      <span className="text-field-box">
        <input
          {...input}
          id={id}
          aria-invalid={Boolean(problem)}
          aria-describedby={problem ? `${id}-problem` : undefined}
          type={secret && shown ? 'text' : type}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
        {secret && (
          <button
            type="button"
            aria-label={shown ? 'Hide password' : 'Show password'}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          >
            <Icon size={16} aria-hidden />
          </button>
        )}
      </span>
      <div id={`${id}-problem`} role={problem ? 'alert' : undefined} className="text-field-problem">
        {problem}
      </div>
    </div>
  );
}
