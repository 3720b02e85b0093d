import { useId, type KeyboardEvent, type ReactNode } from 'react';
import './tabs.css';

interface TabsProps {
  /** The accessible name of the tabs. */
  label: string;
  tabs: readonly { key: string; label: string }[];
  /** The key of the selected tab. */
  selected: string;
  onSelect: (key: string) => void;
  /** The content of the selected tab. */
  children: ReactNode;
}

const keySteps: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index) => index + 1,
  ArrowLeft: (index, count) => index - 1 + count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/** Moves the focus along the tabs; Enter or Space selects one, because its panel loads only then. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = keySteps[event.key];
  if (!step) return;
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
  const index = tabs.findIndex((tab) => tab === document.activeElement);
  tabs[step(index, tabs.length) % tabs.length]?.focus();
  event.preventDefault();
}

/** Parts of a screen, one of them shown at a time. */
export function Tabs({ label, tabs, selected, onSelect, children }: TabsProps) {
  const id = useId();
  return (
    <>
      <div role="tablist" tabIndex={-1} aria-label={label} className="tabs" onKeyDown={moveFocus}>
        {tabs.map((tab) => {
          const isSelected = tab.key === selected;
          return (
            <button
              key={tab.key}
              type="button"
              role="tab"
              id={`${id}-${tab.key}`}
              aria-selected={isSelected}
              aria-controls={isSelected ? `${id}-panel` : undefined}
              tabIndex={isSelected ? 0 : -1}
              onClick={() => !isSelected && onSelect(tab.key)}
            >
              {tab.label}
            </button>
          );
        })}
      </div>
      <div role="tabpanel" id={`${id}-panel`} className="tab-panel" aria-labelledby={`${id}-${selected}`}>
        {children}
      </div>
    </>
  );
}
