import type { PermitFormStore } from '../forms/permit-form-store.ts';
import { saveLocalDraft } from '../forms/local-draft.ts';

/** Milliseconds without a change after which work is kept. */
const saveDelayMs = 400;

export type AutosaveState = { kind: 'nothing' } | { kind: 'saving' } | { kind: 'saved'; at: Date } | { kind: 'failed' };

export interface Autosave {
  state: () => AutosaveState;
  subscribe: (listener: () => void) => () => void;
  /** Ends saving, without keeping what is not kept yet. */
  stop: () => void;
}

/**
 * Keeps work on this device, under its name, after every pause, and at once when the page is hidden or left. Nothing
 * is kept before the first change.
 */
export function startAutosave(draftKey: string, formStore: PermitFormStore): Autosave {
  let state: AutosaveState = { kind: 'nothing' };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ended = false;
  const listeners = new Set<() => void>();

  function become(next: AutosaveState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  async function save(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const at = new Date();
    const saved = formStore.toLocalDraft(at);
    if (!saved || ended) return;
    try {
      await saveLocalDraft(draftKey, saved);
      if (!ended && timer === undefined) become({ kind: 'saved', at });
    } catch {
      if (!ended) become({ kind: 'failed' });
    }
  }

  function saveNow(): void {
    if (timer !== undefined) void save();
  }

  const unsubscribe = formStore.subscribeToAll(() => {
    clearTimeout(timer);
    timer = setTimeout(() => void save(), saveDelayMs);
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
