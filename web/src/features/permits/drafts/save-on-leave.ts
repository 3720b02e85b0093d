import type { DraftSaver } from './draft-saver.ts';

/**
 * Saves a draft immediately when its page is hidden or left, and retries a failed save when the connection is back.
 * Returns a function that stops it.
 */
export function saveOnLeave(saver: DraftSaver): () => void {
  const flush = () => void saver.flush();
  const onHidden = () => document.visibilityState === 'hidden' && flush();
  document.addEventListener('visibilitychange', onHidden);
  for (const event of ['pagehide', 'beforeunload', 'online']) addEventListener(event, flush);
  return () => {
    document.removeEventListener('visibilitychange', onHidden);
    for (const event of ['pagehide', 'beforeunload', 'online']) removeEventListener(event, flush);
  };
}
