import type { ReactNode } from 'react';

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

let openRequest: OpenConfirmRequest | null = null;
const listeners = new Set<() => void>();

function setOpenRequest(next: OpenConfirmRequest | null) {
  openRequest = next;
  for (const listener of listeners) listener();
}

/** The question on screen, if any. */
export function getOpenConfirmRequest(): OpenConfirmRequest | null {
  return openRequest;
}

/** Calls back on every change. Answers how to stop. */
export function onConfirmRequestChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Asks in a dialog. Answers whether it was confirmed; a question that is overtaken by another counts as not. */
export function requestConfirmation(question: ConfirmRequest): Promise<boolean> {
  openRequest?.resolve(false);
  return new Promise((resolve) => {
    const answer = (confirmed: boolean) => {
      if (openRequest?.resolve === answer) setOpenRequest(null);
      resolve(confirmed);
    };
    const returnFocusTo = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    setOpenRequest({ request: question, returnFocusTo, resolve: answer });
  });
}
