import type { FocusEventHandler } from 'react';
import type { DateTense } from '@eptw/domain/time/typed-date';

/** What the pickers of days, times and months have in common. */
export interface PickerProps {
  id?: string | undefined;
  /**
   * 'YYYY-MM-DD', 'HH:mm', 'YYYY-MM-DDTHH:mm' or 'YYYY-MM'; a text that cannot be read as it was typed; undefined while
   * empty.
   */
  value: string | undefined;
  onChange: (value: string | undefined) => void;
  onBlur?: FocusEventHandler | undefined;
  placeholder?: string | undefined;
  required: boolean | undefined;
  invalid: boolean;
  label?: string | undefined;
  describedBy: string | undefined;
  /** Which year a date without one belongs to: that of a plan, unless it is one that has been. */
  tense?: DateTense | undefined;
  /** Whether the form is given the value only once the entry is over, and only what can be read: for filters. */
  isFilter?: boolean | undefined;
}
