import { DayPicker } from '../../../../components/field/date-time-pickers.tsx';
import type { FieldProps } from '../input-renderer.ts';

/** A day. */
export function DateField({ input, ...props }: FieldProps<string>) {
  return <DayPicker {...props} placeholder={input.placeholder} required={input.required} />;
}
