import { TimeOfDayPicker } from '../../../../components/field/date-time-pickers.tsx';
import type { FieldProps } from '../input-renderer.ts';

/** A time of day. */
export function TimeField({ input, ...props }: FieldProps<string>) {
  return <TimeOfDayPicker {...props} placeholder={input.placeholder} required={input.required} />;
}
