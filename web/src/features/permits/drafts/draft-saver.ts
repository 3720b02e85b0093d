import { message } from '@eptw/domain/message';
import type { MutationPayload } from '../../../lib/apollo/use-command.ts';

/** Milliseconds without a change after which a draft is saved. */
const saveDelayMs = 1500;

/** Milliseconds after which a save that did not get through is tried again. */
const retryDelayMs = 10_000;

/** Whether what is on the screen is what is saved. */
export type DraftSaveState =
  | { kind: 'saved'; at: Date }
  | { kind: 'saving' }
  /** The sentence says what to do; the next change is tried again. */
  | { kind: 'refused'; sentence: string }
  /** Nobody answered; it is tried again by itself. */
  | { kind: 'failed'; sentence: string }
  /** The draft was saved from elsewhere; nothing is saved until its author has decided. */
  | { kind: 'conflict'; sentence: string };

export interface SaveResult extends MutationPayload {
  /** The version that was saved. */
  version?: number | undefined;
}

interface DraftSaverOptions {
  /** The version that the work began with, and when it was saved. */
  version: number;
  savedAt: Date;
  /** What keeps the work from being saved as it is, in a sentence. */
  findSaveProblem: () => string | undefined;
  /** Sends the work as it is now, on top of this version; without one, over whatever is saved. Never rejects. */
  send: (version: number | undefined) => Promise<SaveResult>;
}

export interface DraftSaver {
  state: () => DraftSaveState;
  subscribe: (listener: () => void) => () => void;
  /** Something was changed: it is saved after a pause. */
  markChanged: () => void;
  /** Saves what is not saved yet, without waiting for the pause. */
  flush: () => Promise<void>;
  /** Saves now, changed or not. */
  save: () => Promise<SaveResult>;
  /** Saves over what was saved from elsewhere. */
  overwrite: () => Promise<SaveResult>;
  /** Waits for a save that is on its way, and lets none follow until the answered function is called. */
  pauseSaving: () => Promise<() => void>;
  /** Saves once more what is not saved yet, and nothing after it. */
  stop: () => Promise<void>;
}

/** Saves a draft while it is being filled in: one save at a time, the next one takes all that changed meanwhile. */
export function startDraftSaver({
  version: firstVersion,
  savedAt,
  findSaveProblem,
  send,
}: DraftSaverOptions): DraftSaver {
  let state: DraftSaveState = { kind: 'saved', at: savedAt };
  let version = firstVersion;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isChanged = false;
  let isHeld = false;
  let isStopped = false;
  let queue: Promise<unknown> = Promise.resolve();
  const listeners = new Set<() => void>();

  function become(next: DraftSaveState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  function schedule(pause: number): void {
    clearTimeout(timer);
    if (!isStopped && !isHeld) timer = setTimeout(() => void flush(), pause);
  }

  function enqueue<Result>(task: () => Promise<Result>): Promise<Result> {
    clearTimeout(timer);
    const done = queue.then(task);
    queue = done;
    return done;
  }

  function tell(answer: SaveResult): void {
    if (answer.success) {
      if (isChanged) schedule(saveDelayMs);
      else become({ kind: 'saved', at: new Date() });
      return;
    }
    isChanged = true;
    if (answer.code === 'CONFLICT') become({ kind: 'conflict', sentence: answer.message });
    else if (answer.code !== 'FAILED') become({ kind: 'refused', sentence: answer.message });
    else {
      const why = answer.message === message.somethingWentWrong ? 'the server could not do it' : 'no connection';
      become({ kind: 'failed', sentence: `Not saved: ${why}. It is tried again.` });
      schedule(retryDelayMs);
    }
  }

  async function sendOn(base: number | undefined): Promise<SaveResult> {
    isChanged = false;
    become({ kind: 'saving' });
    const answer = await send(base);
    version = answer.version ?? version;
    tell(answer);
    return answer;
  }

  function flush(): Promise<void> {
    return enqueue(async () => {
      if (!isChanged || isHeld || state.kind === 'conflict') return;
      const sentence = findSaveProblem();
      if (sentence === undefined) await sendOn(version);
      else become({ kind: 'refused', sentence });
    });
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    markChanged() {
      isChanged = true;
      if (state.kind === 'conflict') return;
      if (state.kind !== 'saving') become({ kind: 'saving' });
      schedule(saveDelayMs);
    },
    flush,
    save: () => enqueue(() => sendOn(version)),
    overwrite: () => enqueue(() => sendOn(undefined)),
    async pauseSaving() {
      isHeld = true;
      clearTimeout(timer);
      await queue;
      const before = state;
      become({ kind: 'saving' });
      return () => {
        isHeld = false;
        become(before);
        if (isChanged) schedule(saveDelayMs);
      };
    },
    stop() {
      isStopped = true;
      return flush();
    },
  };
}
