import type { MutationPayload } from '../../../lib/api/use-command.ts';
import type { RefusingPayload } from '../forms/refused-inputs.ts';
import { createStore, type ReadableStore } from '../../../lib/store.ts';

/** Milliseconds without a change after which a draft is saved. */
const saveDelayMs = 1500;

/** Milliseconds after which a failed save is retried. */
const retryDelayMs = 10_000;

/** Whether the draft on screen is saved. */
export type DraftSaveState =
  | { kind: 'saved'; at: Date }
  | { kind: 'saving' }
  /** The sentence says what to do; the next change triggers a retry. */
  | { kind: 'refused'; sentence: string }
  /** The server did not respond; the save is retried automatically. */
  | { kind: 'failed'; sentence: string }
  /** The draft was saved elsewhere; nothing is saved until its author decides. */
  | { kind: 'conflict'; sentence: string };

export interface SaveResult extends MutationPayload, RefusingPayload {
  /** The saved version. */
  version?: number | undefined;
}

interface DraftSaverOptions {
  /** The version that the work started from, and when it was saved. */
  version: number;
  savedAt: Date;
  /** Returns why the work cannot be saved in its current state, as a sentence. */
  findSaveProblem: () => string | undefined;
  /** Sends the current work on top of this version; without one, overwrites whatever is saved. Never rejects. */
  send: (version: number | undefined) => Promise<SaveResult>;
}

export interface DraftSaver extends ReadableStore<DraftSaveState> {
  /** Marks a change; it is saved after a pause. */
  markChanged: () => void;
  /** Saves unsaved changes without waiting for the pause. */
  flush: () => Promise<void>;
  /** Saves immediately, changed or not. */
  save: () => Promise<SaveResult>;
  /** Overwrites what was saved elsewhere. */
  overwrite: () => Promise<SaveResult>;
  /** Waits for a save in progress, and prevents further ones until the returned function is called. */
  pauseSaving: () => Promise<() => void>;
  /** Saves unsaved changes once more, then nothing. */
  stop: () => Promise<void>;
}

/**
 * Saves a draft while it is being filled in: one save at a time; the next one includes all changes made in the
 * meantime.
 */
export function startDraftSaver({
  version: firstVersion,
  savedAt,
  findSaveProblem,
  send,
}: DraftSaverOptions): DraftSaver {
  const state = createStore<DraftSaveState>({ kind: 'saved', at: savedAt });
  let version = firstVersion;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isChanged = false;
  let isPaused = false;
  let isStopped = false;
  let queue: Promise<unknown> = Promise.resolve();

  function schedule(pause: number): void {
    clearTimeout(timer);
    if (!isStopped && !isPaused) timer = setTimeout(() => void flush(), pause);
  }

  function enqueue<Result>(task: () => Promise<Result>): Promise<Result> {
    clearTimeout(timer);
    const done = queue.then(task);
    queue = done;
    return done;
  }

  function showResult(result: SaveResult): void {
    if (result.success) {
      if (isChanged) schedule(saveDelayMs);
      else state.set({ kind: 'saved', at: new Date() });
      return;
    }
    isChanged = true;
    if (result.code === 'CONFLICT') state.set({ kind: 'conflict', sentence: result.message });
    else if (result.code !== 'FAILED') state.set({ kind: 'refused', sentence: result.message });
    else {
      const cause = result.failure === 'server error' ? 'server error' : 'no connection';
      state.set({ kind: 'failed', sentence: `Not saved: ${cause}. Retrying.` });
      schedule(retryDelayMs);
    }
  }

  async function sendBasedOn(baseVersion: number | undefined): Promise<SaveResult> {
    isChanged = false;
    state.set({ kind: 'saving' });
    const result = await send(baseVersion);
    version = result.version ?? version;
    showResult(result);
    return result;
  }

  function flush(): Promise<void> {
    return enqueue(async () => {
      if (!isChanged || isPaused || state.get().kind === 'conflict') return;
      const sentence = findSaveProblem();
      if (sentence === undefined) await sendBasedOn(version);
      else state.set({ kind: 'refused', sentence });
    });
  }

  return {
    get: state.get,
    subscribe: state.subscribe,
    markChanged() {
      isChanged = true;
      if (state.get().kind === 'conflict') return;
      if (state.get().kind !== 'saving') state.set({ kind: 'saving' });
      schedule(saveDelayMs);
    },
    flush,
    save: () => enqueue(() => sendBasedOn(version)),
    overwrite: () => enqueue(() => sendBasedOn(undefined)),
    async pauseSaving() {
      isPaused = true;
      clearTimeout(timer);
      await queue;
      const stateBefore = state.get();
      state.set({ kind: 'saving' });
      return () => {
        isPaused = false;
        state.set(stateBefore);
        if (isChanged) schedule(saveDelayMs);
      };
    },
    stop() {
      isStopped = true;
      return flush();
    },
  };
}
