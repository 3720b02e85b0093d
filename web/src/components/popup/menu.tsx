import type { KeyboardEvent, ReactNode } from 'react';
import './popup.css';

export interface MenuItem {
  key: string;
  label: string;
  icon?: ReactNode;
  disabled?: boolean;
  danger?: boolean;
  /** Set if the entries are options of which one is selected. */
  checked?: boolean;
}

interface MenuProps {
  label: string;
  items: readonly MenuItem[];
  onSelect: (key: string) => void;
}

function moveFocus(event: KeyboardEvent<HTMLElement>, move: (index: number, count: number) => number) {
  const entries = [...event.currentTarget.querySelectorAll<HTMLElement>('button:not(:disabled)')];
  const index = entries.findIndex((entry) => entry === document.activeElement);
  entries.at(move(index, entries.length) % entries.length)?.focus();
  event.preventDefault();
}

/** The entries of a menu inside a popup: navigated with the arrow keys, Home and End. */
export function Menu({ label, items, onSelect }: MenuProps) {
  const first = items.findIndex((item) => !item.disabled && item.checked !== false);

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.key === 'ArrowDown') moveFocus(event, (index) => index + 1);
    else if (event.key === 'ArrowUp') moveFocus(event, (index, count) => index - 1 + count);
    else if (event.key === 'Home') moveFocus(event, () => 0);
    else if (event.key === 'End') moveFocus(event, (_, count) => count - 1);
  }

  return (
    <div role="menu" tabIndex={-1} aria-label={label} className="menu" onKeyDown={onKeyDown}>
      {items.map(({ key, label: text, icon, disabled, danger, checked }, index) => (
        <button
          key={key}
          type="button"
          role={checked === undefined ? 'menuitem' : 'menuitemradio'}
          aria-checked={checked}
          data-first={index === first || undefined}
          disabled={disabled}
          data-danger={danger || undefined}
          onClick={() => onSelect(key)}
        >
          {icon}
          {text}
        </button>
      ))}
    </div>
  );
}
