import { useSyncExternalStore } from 'react';

/** Calls back on every change. Returns the function that ends it. */
export type Subscribe<Arguments extends readonly unknown[] = []> = (
  listener: (...event: Arguments) => void,
) => () => void;

/** Callbacks waiting for something to happen. */
export interface Listeners<Arguments extends readonly unknown[] = []> {
  subscribe: Subscribe<Arguments>;
  notify: (...event: Arguments) => void;
}

/** Starts without listeners. They are called in the order in which they subscribed. */
export function createListeners<Arguments extends readonly unknown[] = []>(): Listeners<Arguments> {
  const listeners = new Set<(...event: Arguments) => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    notify(...event) {
      for (const listener of listeners) listener(...event);
    },
  };
}

/** A value that lives outside React and that anything may follow. */
export interface ReadableStore<Value> {
  get: () => Value;
  subscribe: Subscribe;
}

export interface Store<Value> extends ReadableStore<Value> {
  /** Replaces the value and notifies, even when it is the same: a value is replaced, never changed. */
  set: (next: Value) => void;
}

export function createStore<Value>(initial: Value): Store<Value> {
  const { subscribe, notify } = createListeners();
  let value = initial;
  return {
    get: () => value,
    subscribe,
    set(next) {
      value = next;
      notify();
    },
  };
}

/** The value of a store, kept current. */
export function useStore<Value>({ subscribe, get }: ReadableStore<Value>): Value {
  return useSyncExternalStore(subscribe, get);
}
