import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { listMonthsOfYear, monthAbbreviations } from '@eptw/domain/time/month';
import { getToday } from '../../lib/device-time.ts';
import type { PickerChoices } from './typed-picker.tsx';

/** The months of a year. */
export function MonthChoices({ value, onPick, onClose }: PickerChoices) {
  const [today] = useState(getToday);
  const shown = /^\d{4}-\d{2}$/.test(value ?? '') ? (value ?? '') : today.slice(0, 7);
  const [year, setYear] = useState(Number(shown.slice(0, 4)));
  return (
    <div className="calendar">
      <div className="calendar-head">
        <button type="button" aria-label="Previous year" onClick={() => setYear(year - 1)}>
          <ChevronLeft size={18} aria-hidden />
        </button>
        <strong aria-live="polite">{year}</strong>
        <button type="button" aria-label="Next year" onClick={() => setYear(year + 1)}>
          <ChevronRight size={18} aria-hidden />
        </button>
      </div>
      <div className="calendar-months">
        {listMonthsOfYear(year).map((month, index) => (
          <button
            key={month}
            type="button"
            data-first={month === shown ? true : undefined}
            aria-pressed={month === value}
            onClick={() => {
              onPick(month);
              onClose();
            }}
          >
            {monthAbbreviations[index]}
          </button>
        ))}
      </div>
    </div>
  );
}
