import { createStore, type ReadableStore } from './store.ts';

export type ToastKind = 'success' | 'error' | 'warning' | 'info';

export interface Toast {
  key: number;
  kind: ToastKind;
  text: string;
}

/** Milliseconds that a toast stays; bad news stays longer, so that it can be read and acted on. */
const durationMs: Record<ToastKind, number> = { success: 5000, info: 5000, warning: 9000, error: 9000 };

const maxToasts = 4;

const store = createStore<readonly Toast[]>([]);
let lastKey = 0;

/** The toasts on screen, the newest last. */
export const toasts: ReadableStore<readonly Toast[]> = store;

/** Takes a toast off the screen. */
export function dismissToast(key: number) {
  store.set(store.get().filter((toast) => toast.key !== key));
}

/** Shows a sentence at the bottom right. The same sentence shown again takes the place of the first. */
export function showToast(kind: ToastKind, text: string) {
  lastKey += 1;
  const key = lastKey;
  const others = store.get().filter((toast) => toast.text !== text);
  store.set([...others, { key, kind, text }].slice(-maxToasts));
  setTimeout(() => dismissToast(key), durationMs[kind]);
}

/** The function that shows toasts; it keeps its identity. */
export function useToast(): typeof showToast {
  return showToast;
}
