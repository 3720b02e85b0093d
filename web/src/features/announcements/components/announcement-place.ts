import { createStore, type ReadableStore } from '../../../lib/store.ts';

const store = createStore<HTMLElement | null>(null);

/** Where the page on screen has the announcements; null where they stand before it, as usual. */
export const announcementPlace: ReadableStore<HTMLElement | null> = store;

/** The `ref` of the element below what comes first on a page. */
export function setAnnouncementPlace(place: HTMLElement | null): void {
  store.set(place);
}

/**
 * Holds the announcements back while it is not known yet where the page has them: they would be seen to move. Returns how
 * to end that.
 */
export function holdAnnouncements(): () => void {
  const nowhere = document.createElement('div');
  store.set(nowhere);
  return () => {
    if (store.get() === nowhere) store.set(null);
  };
}
