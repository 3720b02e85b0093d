import type { ReactNode } from 'react';
import { createStore, type ReadableStore } from '../../lib/store.ts';

/** A request to confirm an action. */
export interface ConfirmRequest {
  title: string;
  /** What will happen; a sentence fixed by the specification is used unchanged. */
  content?: ReactNode;
  /** The button's label: a verb, such as 'Close permit'. */
  confirmLabel: string;
  /** The label of the other button; 'Go back' by default, because 'Cancel' is also the name of an action. */
  dismissLabel?: string;
  /** Shows the button in red, for actions that cannot be undone. */
  destructive?: boolean;
  /** Runs while the dialog waits; the dialog closes when this settles. */
  onConfirm?: () => Promise<unknown>;
}

/** The confirmation on screen, and how to answer it. */
export interface OpenConfirmRequest {
  request: ConfirmRequest;
  /** The element that had the focus, and gets it back after the answer. */
  returnFocusTo: HTMLElement | null;
  resolve: (confirmed: boolean) => void;
}

const store = createStore<OpenConfirmRequest | null>(null);

/** The confirmation on screen, if any. */
export const openConfirmRequest: ReadableStore<OpenConfirmRequest | null> = store;

/**
 * Asks for confirmation in a dialog. Resolves to whether it was confirmed; a request that another one replaces counts
 * as not confirmed.
 */
export function requestConfirmation(request: ConfirmRequest): Promise<boolean> {
  store.get()?.resolve(false);
  return new Promise((resolve) => {
    const closeDialog = (confirmed: boolean) => {
      if (store.get()?.resolve === closeDialog) store.set(null);
      resolve(confirmed);
    };
    const returnFocusTo = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    store.set({ request, returnFocusTo, resolve: closeDialog });
  });
}
