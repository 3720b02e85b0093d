import { useId, type KeyboardEvent, type ReactNode } from 'react';
import './tabs.css';

interface TabsProps {
  /** The accessible name of the tabs. */
  label: string;
  tabs: readonly { key: string; label: string }[];
  /** The key of the selected tab. */
  chosen: string;
  onChoose: (key: string) => void;
  /** The content of the selected tab. */
  children: ReactNode;
}

const keySteps: Readonly<Record<string, (now: number, count: number) => number>> = {
  ArrowRight: (now) => now + 1,
  ArrowLeft: (now, count) => now - 1 + count,
  Home: () => 0,
  End: (_now, count) => count - 1,
};

/** Moves the focus along the tabs; Enter or Space selects one, because its panel loads only then. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = keySteps[event.key];
  if (!step) return;
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
  const now = tabs.findIndex((tab) => tab === document.activeElement);
  tabs[step(now, tabs.length) % tabs.length]?.focus();
  event.preventDefault();
}

/** Parts of a screen, one of them shown at a time. */
export function Tabs({ label, tabs, chosen, onChoose, children }: TabsProps) {
  const id = useId();
  return (
    <>
      <div role="tablist" tabIndex={-1} aria-label={label} className="tabs" onKeyDown={moveFocus}>
        {tabs.map((tab) => {
          const isChosen = tab.key === chosen;
          return (
            <button
              key={tab.key}
              type="button"
              role="tab"
              id={`${id}-${tab.key}`}
              aria-selected={isChosen}
              aria-controls={isChosen ? `${id}-panel` : undefined}
              tabIndex={isChosen ? 0 : -1}
              onClick={() => !isChosen && onChoose(tab.key)}
            >
              {tab.label}
            </button>
          );
        })}
      </div>
      <div role="tabpanel" id={`${id}-panel`} className="tab-panel" aria-labelledby={`${id}-${chosen}`}>
        {children}
      </div>
    </>
  );
}
