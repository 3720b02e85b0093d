import { useSyncExternalStore } from 'react';

/** Calls back on every change. Returns the function that unsubscribes. */
export type Subscribe<Arguments extends readonly unknown[] = []> = (
  listener: (...event: Arguments) => void,
) => () => void;

/** Callbacks for an event. */
export interface Listeners<Arguments extends readonly unknown[] = []> {
  subscribe: Subscribe<Arguments>;
  notify: (...event: Arguments) => void;
}

/** Starts without listeners and calls them in the order in which they subscribed. */
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

/** A value outside React that can be subscribed to. */
export interface ReadableStore<Value> {
  get: () => Value;
  subscribe: Subscribe;
}

export interface Store<Value> extends ReadableStore<Value> {
  /** Replaces the value and notifies, even when it is the same: values are replaced, never mutated. */
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

/** Returns the value of a store, kept current. */
export function useStore<Value>({ subscribe, get }: ReadableStore<Value>): Value {
  return useSyncExternalStore(subscribe, get);
}
