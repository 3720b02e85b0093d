import type { ReactNode } from 'react';
import { createStore, type ReadableStore } from '../../lib/store.ts';

/** Something to be confirmed before it is done. */
export interface ConfirmRequest {
  title: string;
  /** What will happen; a sentence that the specification fixes stands here as it is. */
  content?: ReactNode;
  /** What the button does: a verb, such as 'Close permit'. */
  confirmLabel: string;
  /** What the other button says; 'Go back' unless said otherwise, for 'Cancel' is also the name of an action. */
  dismissLabel?: string;
  /** What cannot be undone is asked in red. */
  destructive?: boolean;
  /** Done while the dialog waits; it closes when this settles. */
  onConfirm?: () => Promise<unknown>;
}

/** A question on screen, and how it is answered. */
export interface OpenConfirmRequest {
  request: ConfirmRequest;
  /** Where the keyboard was, and is again after the answer. */
  returnFocusTo: HTMLElement | null;
  resolve: (confirmed: boolean) => void;
}

const store = createStore<OpenConfirmRequest | null>(null);

/** The question on screen, if any. */
export const openConfirmRequest: ReadableStore<OpenConfirmRequest | null> = store;

/** Asks in a dialog. Answers whether it was confirmed; a question that another one replaces counts as not. */
export function requestConfirmation(question: ConfirmRequest): Promise<boolean> {
  store.get()?.resolve(false);
  return new Promise((resolve) => {
    const answer = (confirmed: boolean) => {
      if (store.get()?.resolve === answer) store.set(null);
      resolve(confirmed);
    };
    const returnFocusTo = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    store.set({ request: question, returnFocusTo, resolve: answer });
  });
}
