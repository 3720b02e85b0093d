import { AutoComplete } from 'antd';
import { Field, type FieldProps } from './field.tsx';
import { leaveOnTab } from './leave-on-tab.ts';
import './select.css';

interface SuggestFieldProps extends FieldProps {
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** Existing values, to be reused unchanged. */
  suggestions: readonly string[];
  disabled?: boolean;
  maxLength?: number;
}

/** A line of text with suggestions. */
export function SuggestField({
  value,
  onChange,
  onBlur,
  suggestions,
  disabled,
  maxLength,
  ...field
}: SuggestFieldProps) {
  return (
    <Field {...field}>
      {(control) => (
        <AutoComplete
          {...control}
          className="select"
          value={value}
          disabled={disabled ?? false}
          options={suggestions.filter((text) => text !== value).map((text) => ({ value: text }))}
          onChange={(next: string | undefined) => onChange((next ?? '').slice(0, maxLength))}
          onInputKeyDown={leaveOnTab}
          {...(onBlur && { onBlur })}
          {...(field.problem && { status: 'error' as const })}
        />
      )}
    </Field>
  );
}
