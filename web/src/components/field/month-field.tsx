import { MonthPicker } from './date-time-pickers.tsx';
import { PickerField, type PickerFieldProps } from './picker-field.tsx';

/** A labelled month, typed or picked. */
export function MonthField(props: PickerFieldProps) {
  return <PickerField {...props} kind="month" Picker={MonthPicker} />;
}
