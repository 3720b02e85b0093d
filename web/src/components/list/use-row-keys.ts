import { useRef, type RefObject } from 'react';
import { useShortcuts } from '../../lib/shortcuts.ts';

const rows = '.list-table tbody tr:not([aria-hidden], .list-section), .list-cards > li';

/** What opens a row: its link, or its menu. */
const opener = 'a[href], button';

/** Moves the focus among the rows of a list: J to the next, K to the one before. Enter then opens the row. */
export function useRowKeys(): RefObject<HTMLElement | null> {
  const list = useRef<HTMLElement>(null);

  function move(step: 1 | -1) {
    const openers = [...(list.current?.querySelectorAll(rows) ?? [])].flatMap((row) => {
      const element = row.querySelector<HTMLElement>(opener);
      return element ? { row, element } : [];
    });
    const current = openers.findIndex(({ row }) => row.contains(document.activeElement));
    const next = openers[current < 0 ? (step === 1 ? 0 : openers.length - 1) : current + step];
    next?.element.focus();
    next?.row.scrollIntoView({ block: 'nearest' });
  }

  useShortcuts([
    { key: 'J', label: 'Next row of the list; Enter opens it', run: () => move(1) },
    { key: 'K', label: 'Previous row of the list', run: () => move(-1) },
  ]);
  return list;
}
