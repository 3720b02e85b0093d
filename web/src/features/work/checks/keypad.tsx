import { Delete } from 'lucide-react';

const keys = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '.', '0', 'Backspace'] as const;

const names: Readonly<Record<string, string>> = { '.': 'Point', Backspace: 'Delete the last digit' };

/** A keypad large enough for gloves; the device's own would cover the limits. The field keeps the focus. */
export function Keypad({ onKey, disabled }: { onKey: (key: string) => void; disabled: boolean }) {
  return (
    <div className="work-keypad" role="group" aria-label="Keypad">
      {keys.map((key) => (
        <button
          key={key}
          type="button"
          aria-label={names[key]}
          disabled={disabled}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onKey(key)}
        >
          {key === 'Backspace' ? <Delete size={24} aria-hidden /> : key}
        </button>
      ))}
    </div>
  );
}
