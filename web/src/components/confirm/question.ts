import type { ReactNode } from 'react';

/** Something to be confirmed before it is done. */
export interface Question {
  title: string;
  /** What will happen; a sentence that the specification fixes stands here as it is. */
  content?: ReactNode;
  /** What the button does: a verb, such as 'Close permit'. */
  action: string;
  /** What the other button says; 'Go back' unless said otherwise, for 'Cancel' is also the name of an action. */
  dismiss?: string;
  /** What cannot be undone is asked in red. */
  destructive?: boolean;
  /** Done while the dialog waits; it closes when this settles. */
  work?: () => Promise<unknown>;
}

/** A question on screen, and how it is answered. */
export interface OpenQuestion {
  question: Question;
  /** Where the keyboard was, and is again after the answer. */
  asker: HTMLElement | null;
  answer: (confirmed: boolean) => void;
}

let open: OpenQuestion | null = null;
const listeners = new Set<() => void>();

function become(next: OpenQuestion | null) {
  open = next;
  for (const listener of listeners) listener();
}

/** The question on screen, if any. */
export function openQuestion(): OpenQuestion | null {
  return open;
}

/** Calls back on every change. Answers how to stop. */
export function onQuestionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Asks in a dialog. Answers whether it was confirmed; a question that is overtaken by another counts as not. */
export function ask(question: Question): Promise<boolean> {
  open?.answer(false);
  return new Promise((resolve) => {
    const answer = (confirmed: boolean) => {
      if (open?.answer === answer) become(null);
      resolve(confirmed);
    };
    const asker = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    become({ question, asker, answer });
  });
}
