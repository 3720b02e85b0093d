import type { RaiseWork } from './raise-work.ts';
import { keepWork } from './saved-work.ts';

/** Milliseconds without a change after which work is kept. */
const pause = 400;

export type SaveState = { kind: 'nothing' } | { kind: 'saving' } | { kind: 'saved'; at: Date } | { kind: 'failed' };

export interface Autosave {
  state: () => SaveState;
  subscribe: (listener: () => void) => () => void;
  /** Ends saving, without keeping what is not kept yet. */
  stop: () => void;
}

/**
 * Keeps work on this device, under its name, after every pause, and at once when the page is hidden or left. Nothing
 * is kept before the first change.
 */
export function startAutosave(keptAs: string, work: RaiseWork): Autosave {
  let state: SaveState = { kind: 'nothing' };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ended = false;
  const listeners = new Set<() => void>();

  function become(next: SaveState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  async function save(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const at = new Date();
    const saved = work.saved(at);
    if (!saved || ended) return;
    try {
      await keepWork(keptAs, saved);
      if (!ended && timer === undefined) become({ kind: 'saved', at });
    } catch {
      if (!ended) become({ kind: 'failed' });
    }
  }

  function saveNow(): void {
    if (timer !== undefined) void save();
  }

  const unsubscribe = work.subscribeToAll(() => {
    clearTimeout(timer);
    timer = setTimeout(() => void save(), pause);
    if (state.kind !== 'saving') become({ kind: 'saving' });
  });
  document.addEventListener('visibilitychange', saveNow);
  addEventListener('pagehide', saveNow);

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop() {
      ended = true;
      clearTimeout(timer);
      unsubscribe();
      document.removeEventListener('visibilitychange', saveNow);
      removeEventListener('pagehide', saveNow);
    },
  };
}
