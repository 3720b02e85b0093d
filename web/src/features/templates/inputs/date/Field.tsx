import { DayPicker } from '../../../../components/field/date-time-pickers.tsx';
import type { InputFieldProps } from '../input-renderer.ts';

/** A day. */
export function DateInputField({ input, ...props }: InputFieldProps<string>) {
  return <DayPicker {...props} placeholder={input.placeholder} required={input.required} />;
}
