import { useRef, type KeyboardEvent } from 'react';
import { writeTimeOfDay } from '@eptw/domain/time/calendar';
import type { PickerChoices } from './typed-picker.tsx';

const halfHours = Array.from({ length: 48 }, (_time, index) =>
  writeTimeOfDay({ hour: Math.floor(index / 2), minute: (index % 2) * 30 }),
);

/** Where the list begins while there is no time: the start of a day's work. */
const firstShown = '08:00';

interface TimeChoicesProps extends PickerChoices {
  /** Whether it gets the focus when it opens. */
  isFirst?: boolean;
}

/** The half hours of a day; any other time is typed. */
export function TimeChoices({ value, isFirst = true, onPick, onClose }: TimeChoicesProps) {
  const list = useRef<HTMLDivElement>(null);
  const nearest = halfHours.findLast((time) => time <= (value || firstShown)) ?? firstShown;

  function handleKey(event: KeyboardEvent): void {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    buttons[buttons.findIndex((button) => button === document.activeElement) + step]?.focus();
  }

  return (
    <div
      className="menu time-choices"
      role="group"
      aria-label="Times"
      ref={(element) => {
        list.current = element;
        // Only the list scrolls, not the page.
        const shown = element?.querySelector<HTMLElement>('[tabindex="0"]');
        if (element && shown) element.scrollTop = shown.offsetTop - element.offsetTop;
      }}
    >
      {halfHours.map((time) => (
        <button
          key={time}
          type="button"
          tabIndex={time === nearest ? 0 : -1}
          data-first={isFirst && time === nearest ? true : undefined}
          aria-pressed={time === value}
          onKeyDown={handleKey}
          onClick={() => {
            onPick(time);
            onClose();
          }}
        >
          {time}
        </button>
      ))}
    </div>
  );
}
