import type { ComponentProps, FocusEventHandler } from 'react';

interface TouchInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'onBlur'> {
  value: string | undefined;
  /** What the field shows. */
  text: string;
  onPick: (value: string | undefined) => void;
  onBlur: FocusEventHandler | undefined;
}

/**
 * The device's own control, which works best by touch. It lies over the text, because devices show dates each in their
 * own way.
 */
export function TouchInput({ value = '', text, placeholder, onPick, ...control }: TouchInputProps) {
  return (
    <span className="touch-input">
      <span className="text-input" data-invalid={control['aria-invalid'] || undefined} aria-hidden>
        {text || <span className="touch-input-empty">{placeholder}</span>}
      </span>
      <input
        {...control}
        value={value}
        onChange={({ target }) => onPick(target.value === '' ? undefined : target.value)}
      />
    </span>
  );
}
