import { useState, type ComponentType } from 'react';
import { useTouchScreen } from '../../lib/use-media-query.ts';
import { useLazyModule } from '../../lib/use-lazy-module.ts';
import { NativeInput, type PickerProps } from './native-input.tsx';

const loadDayPicker = async () => (await import('./date-time-pickers.tsx')).DayPicker;
const loadDayAndTimePicker = async () => (await import('./date-time-pickers.tsx')).DayAndTimePicker;

interface SheetPickerProps extends PickerProps {
  type: 'date' | 'datetime-local';
  load: () => Promise<ComponentType<PickerProps>>;
}

/**
 * The device's own control until the calendar has loaded; for good where it cannot be loaded, or where somebody has
 * begun to enter a date.
 */
function SheetPicker({ type, load, ...props }: SheetPickerProps) {
  const isTouch = useTouchScreen();
  const [isBegun, setBegun] = useState(false);
  const { code: Picker } = useLazyModule(load, !isTouch);
  if (Picker && !isBegun) return <Picker {...props} />;
  return <NativeInput {...props} type={type} onFocus={() => setBegun(true)} />;
}

/** A day in a sheet, on a page that does not load the calendar. */
export function SheetDayPicker(props: PickerProps) {
  return <SheetPicker {...props} type="date" load={loadDayPicker} />;
}

/** A day with its time in a sheet, on a page that does not load the calendar. */
export function SheetDayAndTimePicker(props: PickerProps) {
  return <SheetPicker {...props} type="datetime-local" load={loadDayAndTimePicker} />;
}
