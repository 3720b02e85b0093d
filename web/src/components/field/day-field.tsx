import { DayPicker } from './date-time-pickers.tsx';
import { PickerField, type PickerFieldProps } from './picker-field.tsx';

/** A labelled day, typed or picked. */
export function DayField(props: PickerFieldProps) {
  return <PickerField {...props} kind="day" Picker={DayPicker} />;
}
