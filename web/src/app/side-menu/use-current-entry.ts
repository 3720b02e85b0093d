import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router';
import { useFirstContentShown } from '../../lib/first-content.ts';

/** Pixels of the next entry that stay visible after scrolling, to show that the menu continues. */
const scrollMargin = 16;

/** Scrolls the menu, and only the menu, by the least distance that shows the entry of the current screen. */
function scrollToCurrentEntry(menu: HTMLElement): void {
  const entry = menu.querySelector('[aria-current="page"]')?.getBoundingClientRect();
  if (!entry) return;
  const { top, bottom } = menu.getBoundingClientRect();
  if (entry.top < top) menu.scrollTop += entry.top - top - scrollMargin;
  else if (entry.bottom > bottom) menu.scrollTop += entry.bottom - bottom + scrollMargin;
}

/** Completes an entry that is partly visible: a badge that loads later moves the entries below it. */
function scrollCurrentEntryIntoFullView(menu: HTMLElement): void {
  const entry = menu.querySelector('[aria-current="page"]')?.getBoundingClientRect();
  const { top, bottom } = menu.getBoundingClientRect();
  if (entry && entry.bottom > top && entry.top < bottom) scrollToCurrentEntry(menu);
}

/**
 * Keeps the entry of the current screen visible in the menu that the returned ref is attached to: on every
 * navigation, when the entries change and when the menu becomes visible.
 */
export function useCurrentEntry(entries: unknown): RefObject<HTMLElement | null> {
  const { pathname } = useLocation();
  const menu = useRef<HTMLElement>(null);
  // Reading positions lays the whole page out, which the browser has not done yet when the application opens.
  const isShown = useFirstContentShown();
  useLayoutEffect(() => {
    if (isShown && menu.current) scrollToCurrentEntry(menu.current);
  }, [pathname, entries, isShown]);
  useLayoutEffect(() => {
    if (isShown && menu.current) scrollCurrentEntryIntoFullView(menu.current);
  });
  useEffect(() => {
    const element = menu.current;
    if (!element) return;
    // The menu in a closed drawer has no size and cannot scroll.
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
