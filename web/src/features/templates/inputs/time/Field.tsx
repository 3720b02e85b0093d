import { TimeOfDayPicker } from '../../../../components/field/date-time-pickers.tsx';
import type { InputFieldProps } from '../input-renderer.ts';

/** A time of day. */
export function TimeInputField({ input, ...props }: InputFieldProps<string>) {
  return <TimeOfDayPicker {...props} placeholder={input.placeholder} required={input.required} />;
}
