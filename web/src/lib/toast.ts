export type ToastKind = 'success' | 'error' | 'warning' | 'info';

export interface Toast {
  key: number;
  kind: ToastKind;
  text: string;
}

/** Milliseconds that a toast stays; bad news stays longer, so that it can be read and acted on. */
const durationMs: Record<ToastKind, number> = { success: 5000, info: 5000, warning: 9000, error: 9000 };

const maxToasts = 4;

let toasts: readonly Toast[] = [];
let lastKey = 0;
const listeners = new Set<() => void>();

function setToasts(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

/** The toasts on screen, the newest last. */
export function getToasts(): readonly Toast[] {
  return toasts;
}

/** Calls back on every change. Answers how to stop. */
export function onToastsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Takes a toast off the screen. */
export function dismissToast(key: number) {
  setToasts(toasts.filter((toast) => toast.key !== key));
}

/** Shows a sentence at the bottom right. The same sentence shown again takes the place of the first. */
export function showToast(kind: ToastKind, text: string) {
  lastKey += 1;
  const key = lastKey;
  const others = toasts.filter((toast) => toast.text !== text);
  setToasts([...others, { key, kind, text }].slice(-maxToasts));
  setTimeout(() => dismissToast(key), durationMs[kind]);
}

/** The function that shows toasts; it keeps its identity. */
export function useToast(): typeof showToast {
  return showToast;
}
