import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router';

/** How many pixels of its neighbours show beside an entry that was out of sight, so that the menu is seen to go on. */
const scrollMargin = 16;

/** Scrolls the menu, and nothing around it, no further than it must to show the entry of the current screen. */
function scrollToCurrentEntry(menu: HTMLElement): void {
  const entry = menu.querySelector('[aria-current="page"]')?.getBoundingClientRect();
  if (!entry) return;
  const { top, bottom } = menu.getBoundingClientRect();
  if (entry.top < top) menu.scrollTop += entry.top - top - scrollMargin;
  else if (entry.bottom > bottom) menu.scrollTop += entry.bottom - bottom + scrollMargin;
}

/** Shows the whole of an entry of which a part is in sight: a badge that comes later moves those below it. */
function scrollCurrentEntryIntoFullView(menu: HTMLElement): void {
  const entry = menu.querySelector('[aria-current="page"]')?.getBoundingClientRect();
  const { top, bottom } = menu.getBoundingClientRect();
  if (entry && entry.bottom > top && entry.top < bottom) scrollToCurrentEntry(menu);
}

/**
 * Shows the entry of the current screen in the menu of the answered place: on every screen, whenever the entries change,
 * and when the menu comes into sight. An entry that is shown stays whole.
 */
export function useCurrentEntry(entries: unknown): RefObject<HTMLElement | null> {
  const { pathname } = useLocation();
  const menu = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (menu.current) scrollToCurrentEntry(menu.current);
  }, [pathname, entries]);
  useLayoutEffect(() => {
    if (menu.current) scrollCurrentEntryIntoFullView(menu.current);
  });
  useEffect(() => {
    const element = menu.current;
    if (!element) return;
    // A closed drawer keeps its menu without a size, and without one nothing can be scrolled.
    let wasHidden = element.clientHeight === 0;
    const observer = new ResizeObserver(() => {
      const isHidden = element.clientHeight === 0;
      if (wasHidden && !isHidden) scrollToCurrentEntry(element);
      wasHidden = isHidden;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return menu;
}
