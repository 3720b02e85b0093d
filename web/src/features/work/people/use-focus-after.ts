import { useEffect, type RefObject } from 'react';

/** The row that was pressed changes with the next answer in the cache, a moment after the request is done. */
const settleMs = 150;

/** Moves the focus to an element, without scrolling, when what had it is gone after a change. */
export function useFocusAfter(element: RefObject<HTMLElement | null>, change: unknown): void {
  useEffect(() => {
    if (change === undefined) return undefined;
    const timer = setTimeout(() => {
      const { activeElement } = document;
      if (activeElement === null || activeElement === document.body) element.current?.focus({ preventScroll: true });
    }, settleMs);
    return () => clearTimeout(timer);
  }, [element, change]);
}
