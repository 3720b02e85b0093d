import type { ComponentProps, CSSProperties } from 'react';
import { joinClasses } from '../../lib/join-classes.ts';
import './text-input.css';

type TextControlProps<Element extends 'input' | 'textarea'> = Omit<ComponentProps<Element>, 'value' | 'onChange'> & {
  value: string;
  onChange: (value: string) => void;
};

export type TextInputProps = TextControlProps<'input'>;

/** A line of text, without a label. It is marked as invalid while `aria-invalid`. */
export function TextInput({ className, onChange, ...props }: TextInputProps) {
  return (
    <input
      type="text"
      {...props}
      className={joinClasses('text-input', className)}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** Several lines of text, without a label; grows with its text, from this minimum number of rows. */
export function TextArea({ className, onChange, rows = 3, ...props }: TextControlProps<'textarea'>) {
  return (
    <textarea
      {...props}
      rows={rows}
      className={joinClasses('text-input', className)}
      style={{ '--rows': rows } as CSSProperties}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
