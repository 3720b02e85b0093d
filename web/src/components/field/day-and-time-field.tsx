import { DayAndTimePicker } from './date-time-pickers.tsx';
import { PickerField, type PickerFieldProps } from './picker-field.tsx';

/** A labelled day with its time, typed or picked. */
export function DayAndTimeField(props: PickerFieldProps) {
  return <PickerField {...props} kind="day and time" Picker={DayAndTimePicker} />;
}
