import { createClient } from 'graphql-ws';
import { onSessionChange, sessionState } from '../session/session-store.ts';

/** Milliseconds until a socket that neither opens nor answers a ping is given up and opened anew. */
const socketTimeout = 20_000;
const longestPause = 30_000;

const reconnectListeners = new Set<() => void>();

/** Calls back after a lost socket is open again: whatever was missed meanwhile must be read anew. */
export function onReconnect(listener: () => void): () => void {
  reconnectListeners.add(listener);
  return () => reconnectListeners.delete(listener);
}

let lost = false;
let pongTimer: ReturnType<typeof setTimeout> | undefined;

/** The socket of all subscriptions: opened with the first, retried for ever with growing pauses. */
export const socket = createClient({
  url: `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/graphql`,
  lazy: true,
  keepAlive: socketTimeout,
  connectionAckWaitTimeout: socketTimeout,
  retryAttempts: Number.POSITIVE_INFINITY,
  shouldRetry: () => sessionState().session !== null,
  retryWait: (retries) => new Promise((resolve) => setTimeout(resolve, Math.min(1000 * 2 ** retries, longestPause))),
  connectionParams: () => {
    const token = sessionState().session?.jwtToken;
    return token ? { authorization: `Bearer ${token}` } : {};
  },
  on: {
    connected: () => {
      if (lost) for (const listener of reconnectListeners) listener();
      lost = false;
    },
    closed: () => {
      lost = true;
      clearTimeout(pongTimer);
    },
    ping: (received) => {
      if (!received) pongTimer = setTimeout(() => socket.terminate(), socketTimeout);
    },
    pong: (received) => {
      if (received) clearTimeout(pongTimer);
    },
  },
});

let token = sessionState().session?.jwtToken;

// A socket speaks for the session it was opened with; a new sign-in opens a new one.
onSessionChange(() => {
  const newToken = sessionState().session?.jwtToken;
  if (newToken === token) return;
  token = newToken;
  socket.terminate();
});
