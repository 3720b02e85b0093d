import { useLayoutEffect } from 'react';
import { createStore, useStore } from './store.ts';

// What can wait when the application opens: the numbers of the menu and of the bell, and what stands below the fold. The
// page's own content is rendered and painted first; a slow device would otherwise render everything in one go, and show
// nothing meanwhile. A stop of all work and the condition of a permit never wait for it: they may come before the page.

/** After this time the rest no longer waits: the page may be slow, or in a tab that is not painted. */
const waitsAtMostMs = 3_000;
const idleAtMostMs = 500;

/** Nothing waits unless the application has been opened, as in tests of single screens. */
const isShown = createStore(true);
/** Whether the frame around the pages is there. */
let hasFrame = false;
let loadingParts = 0;

/** Lets the rest wait from now on: the application is opening. */
export function waitForFirstContent(): void {
  hasFrame = false;
  isShown.set(false);
}

function show(): void {
  if (!isShown.get()) isShown.set(true);
}

/** Calls back when the browser has nothing to do, or soon; Safari does not say when. */
function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(callback, { timeout: idleAtMostMs });
  else setTimeout(callback);
}

/** Once the browser has painted what is rendered now, and has handled what the user has done with it. */
function showAfterPaint(): void {
  if (!hasFrame || isShown.get() || loadingParts > 0) return;
  requestAnimationFrame(() =>
    whenIdle(() => {
      if (loadingParts === 0) show();
    }),
  );
}

/** Whether the first page has painted its own content. It stays so while the application is open. */
export function useFirstContentShown(): boolean {
  return useStore(isShown);
}

/** In what stands where content is loading: the content is shown once no such part is left. */
export function useLoadingPart(): void {
  useLayoutEffect(() => {
    loadingParts += 1;
    return () => {
      loadingParts -= 1;
      showAfterPaint();
    };
  }, []);
}

/** In the frame around the pages, which is rendered with the first of them. */
export function useFirstContent(): void {
  useLayoutEffect(() => {
    hasFrame = true;
    showAfterPaint();
    const timer = setTimeout(show, waitsAtMostMs);
    return () => clearTimeout(timer);
  }, []);
}
