import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { createClient } from 'graphql-ws';
import { sessionStore } from '../session/session-store.ts';
import { notifyConnected } from './connection.ts';

/** Milliseconds until a socket that neither opens nor answers a ping is given up and opened anew. */
const socketTimeoutMs = 20_000;
const maxRetryDelayMs = 30_000;

let endRetryDelay = () => {};

/** Pauses that grow, and differ from browser to browser: after a restart not everybody comes at once. */
function waitBeforeRetry(retries: number): Promise<void> {
  const longest = Math.min(1000 * 2 ** retries, maxRetryDelayMs);
  return new Promise((resolve) => {
    endRetryDelay = resolve;
    setTimeout(resolve, longest * (0.5 + Math.random() / 2));
  });
}

/** Milliseconds after which the server has taken in the subscriptions of a socket that has just been opened. */
const subscribeDelayMs = 250;

let wasConnected = false;
let timeoutTimer: ReturnType<typeof setTimeout> | undefined;

/** Gives the socket up unless what is waited for comes in time. */
function startTimeout(): void {
  timeoutTimer = setTimeout(() => socket.terminate(), socketTimeoutMs);
}

/** The socket of all subscriptions: opened with the first, retried for ever with growing pauses. */
const socket = createClient({
  url: `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/graphql`,
  lazy: true,
  keepAlive: socketTimeoutMs,
  retryAttempts: Number.POSITIVE_INFINITY,
  shouldRetry: () => sessionStore.get().session !== null,
  retryWait: waitBeforeRetry,
  connectionParams: () => {
    const token = sessionStore.get().session?.jwtToken;
    return token ? { authorization: `Bearer ${token}` } : {};
  },
  on: {
    connecting: startTimeout,
    // Also the first time: what changed between the first reading and the subscription was told to nobody.
    connected: () => {
      clearTimeout(timeoutTimer);
      setTimeout(notifyConnected, subscribeDelayMs, wasConnected);
      wasConnected = true;
    },
    closed: () => clearTimeout(timeoutTimer),
    ping: (received) => {
      if (!received) startTimeout();
    },
    pong: (received) => {
      if (received) clearTimeout(timeoutTimer);
    },
  },
});

let token = sessionStore.get().session?.jwtToken;

// A socket speaks for the session it was opened with; a new sign-in opens a new one.
sessionStore.subscribe(() => {
  const newToken = sessionStore.get().session?.jwtToken;
  if (newToken === token) return;
  token = newToken;
  socket.terminate();
  endRetryDelay();
});

addEventListener('online', () => endRetryDelay());

/** Sends subscriptions over the one socket. */
export const socketLink = new GraphQLWsLink(socket);
