import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { createClient } from 'graphql-ws';
import { onSessionChange, sessionState } from '../session/session-store.ts';
import { tellOfConnection } from './connection.ts';

/** Milliseconds until a socket that neither opens nor answers a ping is given up and opened anew. */
const socketTimeout = 20_000;
const longestPause = 30_000;

let stopWaiting = () => {};

/** Pauses that grow, and differ from browser to browser: after a restart not everybody comes at once. */
function pause(retries: number): Promise<void> {
  const longest = Math.min(1000 * 2 ** retries, longestPause);
  return new Promise((resolve) => {
    stopWaiting = resolve;
    setTimeout(resolve, longest * (0.5 + Math.random() / 2));
  });
}

/** Milliseconds after which the server has taken in the subscriptions of a socket that has just been opened. */
const settling = 250;

let wasOpen = false;
let patience: ReturnType<typeof setTimeout> | undefined;

/** Gives the socket up unless what is waited for comes in time. */
function wait(): void {
  patience = setTimeout(() => socket.terminate(), socketTimeout);
}

/** The socket of all subscriptions: opened with the first, retried for ever with growing pauses. */
const socket = createClient({
  url: `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/graphql`,
  lazy: true,
  keepAlive: socketTimeout,
  retryAttempts: Number.POSITIVE_INFINITY,
  shouldRetry: () => sessionState().session !== null,
  retryWait: pause,
  connectionParams: () => {
    const token = sessionState().session?.jwtToken;
    return token ? { authorization: `Bearer ${token}` } : {};
  },
  on: {
    connecting: wait,
    // Also the first time: what changed between the first reading and the subscription was told to nobody.
    connected: () => {
      clearTimeout(patience);
      setTimeout(tellOfConnection, settling, wasOpen);
      wasOpen = true;
    },
    closed: () => clearTimeout(patience),
    ping: (received) => {
      if (!received) wait();
    },
    pong: (received) => {
      if (received) clearTimeout(patience);
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
  stopWaiting();
});

addEventListener('online', () => stopWaiting());

/** Sends subscriptions over the one socket. */
export const socketLink = new GraphQLWsLink(socket);
