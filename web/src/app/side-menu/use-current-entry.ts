import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router';

/** How many pixels of its neighbours show beside an entry that was out of sight, so that the menu is seen to go on. */
const glimpse = 16;

/** Scrolls the menu, and nothing around it, no further than it must to show the entry of the current screen. */
function showCurrentEntry(menu: HTMLElement): void {
  const entry = menu.querySelector('[aria-current="page"]')?.getBoundingClientRect();
  if (!entry) return;
  const { top, bottom } = menu.getBoundingClientRect();
  if (entry.top < top) menu.scrollTop += entry.top - top - glimpse;
  else if (entry.bottom > bottom) menu.scrollTop += entry.bottom - bottom + glimpse;
}

/** Shows the whole of an entry of which a part is in sight: a badge that comes later moves those below it. */
function completeCurrentEntry(menu: HTMLElement): void {
  const entry = menu.querySelector('[aria-current="page"]')?.getBoundingClientRect();
  const { top, bottom } = menu.getBoundingClientRect();
  if (entry && entry.bottom > top && entry.top < bottom) showCurrentEntry(menu);
}

/**
 * Shows the entry of the current screen in the menu of the answered place: on every screen, and whenever the entries
 * change. An entry that is shown stays whole.
 */
export function useCurrentEntry(entries: unknown): RefObject<HTMLElement | null> {
  const { pathname } = useLocation();
  const menu = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (menu.current) showCurrentEntry(menu.current);
  }, [pathname, entries]);
  useLayoutEffect(() => {
    if (menu.current) completeCurrentEntry(menu.current);
  });
  return menu;
}
