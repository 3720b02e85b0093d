import { CalendarChoices, DayAndTimeChoices } from './calendar-choices.tsx';
import { MonthChoices } from './month-choices.tsx';
import type { PickerProps } from './picker-props.ts';
import { TimeChoices } from './time-choices.tsx';
import { TypedPicker } from './typed-picker.tsx';

/** A day: typed or picked from a calendar. */
export function DayPicker(props: PickerProps) {
  return <TypedPicker {...props} kind="day" renderChoices={(choices) => <CalendarChoices {...choices} />} />;
}

/** A day with its time: typed or picked. */
export function DayAndTimePicker(props: PickerProps) {
  return <TypedPicker {...props} kind="day and time" renderChoices={(choices) => <DayAndTimeChoices {...choices} />} />;
}

/** A time of day: typed or picked. */
export function TimeOfDayPicker(props: PickerProps) {
  return <TypedPicker {...props} kind="time" renderChoices={(choices) => <TimeChoices {...choices} />} />;
}

/** A month: typed or picked. */
export function MonthPicker(props: PickerProps) {
  return <TypedPicker {...props} kind="month" renderChoices={(choices) => <MonthChoices {...choices} />} />;
}
