export type ToastKind = 'success' | 'error' | 'warning' | 'info';

export interface Toast {
  key: number;
  kind: ToastKind;
  sentence: string;
}

/** Milliseconds that a toast stays; bad news stays longer, so that it can be read and acted on. */
const stay: Record<ToastKind, number> = { success: 5000, info: 5000, warning: 9000, error: 9000 };

const mostAtOnce = 4;

let toasts: readonly Toast[] = [];
let lastKey = 0;
const listeners = new Set<() => void>();

function become(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

/** The toasts on screen, the newest last. */
export function shownToasts(): readonly Toast[] {
  return toasts;
}

/** Calls back on every change. Answers how to stop. */
export function onToastsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Takes a toast off the screen. */
export function dismissToast(key: number) {
  become(toasts.filter((toast) => toast.key !== key));
}

/** Shows a sentence at the bottom right. The same sentence shown again takes the place of the first. */
export function showToast(kind: ToastKind, sentence: string) {
  lastKey += 1;
  const key = lastKey;
  const others = toasts.filter((toast) => toast.sentence !== sentence);
  become([...others, { key, kind, sentence }].slice(-mostAtOnce));
  setTimeout(() => dismissToast(key), stay[kind]);
}

/** The function that shows toasts; it keeps its identity. */
export function useToast(): typeof showToast {
  return showToast;
}
