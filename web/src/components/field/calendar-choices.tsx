import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { isCalendarDate } from '@eptw/domain/time/calendar';
import { addDays } from '@eptw/domain/time/day-range';
import { formatCalendarDate } from '@eptw/domain/time/format-date';
import { formatMonth } from '@eptw/domain/time/month';
import { addMonths, layOutMonth, listWeekdays } from './calendar-month.ts';
import { getFirstDayOfWeek } from './first-day-of-week.ts';
import { TimeChoices } from './time-choices.tsx';
import { getToday } from '../../lib/device-time.ts';
import type { PickerChoices } from './typed-picker.tsx';

/** A calendar that closes with the day that is picked. */
export function CalendarChoices({ value, onPick, onClose }: PickerChoices) {
  return (
    <Calendar
      day={value}
      onPick={(day) => {
        onPick(day);
        onClose();
      }}
    />
  );
}

/** A calendar beside the times of a day. The time closes it; a day that is picked first waits for it. */
export function DayAndTimeChoices({ value, onPick, onClose }: PickerChoices) {
  const [day = '', time] = value?.split('T') ?? [];
  const [pickedDay, setPickedDay] = useState(isCalendarDate(day) ? day : undefined);
  const times = useRef<HTMLDivElement>(null);
  return (
    <div className="picker-day-and-time">
      <Calendar
        day={pickedDay}
        onPick={(next) => {
          setPickedDay(next);
          if (time !== undefined) onPick(`${next}T${time}`);
          times.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
        }}
      />
      <div ref={times}>
        <TimeChoices
          value={time}
          isFirst={false}
          onPick={(next) => onPick(`${pickedDay ?? getToday()}T${next}`)}
          onClose={onClose}
        />
      </div>
    </div>
  );
}

/** By how many days an arrow key moves; the ends of the week are by its first day. */
const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };
const monthSteps: Record<string, number> = { PageUp: -1, PageDown: 1 };

interface CalendarProps {
  day: string | undefined;
  onPick: (day: string) => void;
}

/** The days of a month, by pointer or by arrow keys; Page Up and Page Down change the month. */
function Calendar({ day, onPick }: CalendarProps) {
  const [today] = useState(getToday);
  const [firstDay] = useState(() => getFirstDayOfWeek(navigator.language));
  const [current, setCurrent] = useState(day !== undefined && isCalendarDate(day) ? day : today);
  const [isMoved, setMoved] = useState(false);
  const table = useRef<HTMLTableElement>(null);
  useEffect(() => {
    if (isMoved) table.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [isMoved, current]);

  function handleKey(event: KeyboardEvent): void {
    const step = steps[event.key];
    const monthStep = monthSteps[event.key];
    if (step === undefined && monthStep === undefined) return;
    event.preventDefault();
    setMoved(true);
    setCurrent(step === undefined ? addMonths(current, monthStep ?? 0) : addDays(current, step));
  }

  function turn(months: number): void {
    setMoved(false);
    setCurrent(addMonths(current, months));
  }

  return (
    <div className="calendar">
      <div className="calendar-head">
        <button type="button" aria-label="Previous month" onClick={() => turn(-1)}>
          <ChevronLeft size={18} aria-hidden />
        </button>
        <strong aria-live="polite">{formatMonth(current.slice(0, 7))}</strong>
        <button type="button" aria-label="Next month" onClick={() => turn(1)}>
          <ChevronRight size={18} aria-hidden />
        </button>
      </div>
      <table ref={table} aria-label={formatMonth(current.slice(0, 7))}>
        <thead>
          <tr>
            {listWeekdays(firstDay).map((weekday) => (
              <th key={weekday} scope="col">
                {weekday}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {layOutMonth(current.slice(0, 7), firstDay).map((week) => (
            <tr key={week[0]}>
              {week.map((date) => (
                <td key={date}>
                  <button
                    type="button"
                    tabIndex={date === current ? 0 : -1}
                    data-first={date === current ? true : undefined}
                    data-outside={date.slice(0, 7) === current.slice(0, 7) ? undefined : true}
                    aria-label={formatCalendarDate(date)}
                    aria-current={date === today ? 'date' : undefined}
                    aria-pressed={date === day}
                    onKeyDown={handleKey}
                    onClick={() => onPick(date)}
                  >
                    {Number(date.slice(8))}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
