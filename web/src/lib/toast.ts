import { createStore, type ReadableStore } from './store.ts';

export type ToastKind = 'success' | 'error' | 'warning' | 'info';

export interface Toast {
  key: number;
  kind: ToastKind;
  text: string;
}

/** Milliseconds that a toast stays; errors stay longer, so that they can be read and acted on. */
const durationMs: Record<ToastKind, number> = { success: 5000, info: 5000, warning: 9000, error: 9000 };

const maxToasts = 4;

const store = createStore<readonly Toast[]>([]);
let lastKey = 0;

/** The toasts on screen, the newest last. */
export const toasts: ReadableStore<readonly Toast[]> = store;

/** Removes a toast from the screen. */
export function dismissToast(key: number) {
  store.set(store.get().filter((toast) => toast.key !== key));
}

/** Shows a message at the bottom right. A repeated message replaces the earlier one. */
export function showToast(kind: ToastKind, text: string) {
  lastKey += 1;
  const key = lastKey;
  const others = store.get().filter((toast) => toast.text !== text);
  store.set([...others, { key, kind, text }].slice(-maxToasts));
  setTimeout(() => dismissToast(key), durationMs[kind]);
}

/** Returns the function that shows toasts; its identity is stable. */
export function useToast(): typeof showToast {
  return showToast;
}
