import type { PermitFormStore } from '../forms/permit-form-store.ts';
import { createStore, type ReadableStore } from '../../../lib/store.ts';
import { saveLocalDraft } from '../forms/local-draft.ts';

/** Milliseconds without a change after which the form is saved. */
const saveDelayMs = 400;

export type AutosaveState = { kind: 'nothing' } | { kind: 'saving' } | { kind: 'saved'; at: Date } | { kind: 'failed' };

export interface Autosave extends ReadableStore<AutosaveState> {
  /** Stops saving, and discards changes that are not saved yet. */
  stop: () => void;
}

/**
 * Saves a form on this device under its key: after every pause in typing, and immediately when the page is hidden or
 * left. Nothing is saved before the first change.
 */
export function startAutosave(draftKey: string, formStore: PermitFormStore): Autosave {
  const state = createStore<AutosaveState>({ kind: 'nothing' });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ended = false;

  async function save(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const at = new Date();
    const saved = formStore.toLocalDraft(at);
    if (!saved || ended) return;
    try {
      await saveLocalDraft(draftKey, saved);
      if (!ended && timer === undefined) state.set({ kind: 'saved', at });
    } catch {
      if (!ended) state.set({ kind: 'failed' });
    }
  }

  function saveNow(): void {
    if (timer !== undefined) void save();
  }

  const unsubscribe = formStore.subscribeToAll(() => {
    clearTimeout(timer);
    timer = setTimeout(() => void save(), saveDelayMs);
    if (state.get().kind !== 'saving') state.set({ kind: 'saving' });
  });
  document.addEventListener('visibilitychange', saveNow);
  addEventListener('pagehide', saveNow);

  return {
    get: state.get,
    subscribe: state.subscribe,
    stop() {
      ended = true;
      clearTimeout(timer);
      unsubscribe();
      document.removeEventListener('visibilitychange', saveNow);
      removeEventListener('pagehide', saveNow);
    },
  };
}
