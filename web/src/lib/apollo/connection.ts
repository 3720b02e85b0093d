/** Is told whether the socket was open before. */
type Listener = (isReconnect: boolean) => void;

const listeners = new Set<Listener>();

/** Calls back once a socket is open and hears: whatever was missed before must be read anew. */
export function onConnected(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells that the socket is open and hears. */
export function notifyConnected(isReconnect: boolean): void {
  for (const listener of listeners) listener(isReconnect);
}
