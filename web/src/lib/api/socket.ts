import { createClient } from 'graphql-ws';
import { sessionStore } from '../session/session-store.ts';
import { notifyChangesMissed, notifySessionRefused, recordResponse } from './connection.ts';
import { createSocketClock } from './socket-clock.ts';
import type { ApiResponse, Follow } from './transport.ts';

/** Milliseconds until a socket that neither opens nor replies to a ping is closed and reopened. */
const socketTimeoutMs = 20_000;
const maxRetryDelayMs = 30_000;
/** The code with which the server closes the socket of a session that it does not accept. */
const sessionRefusedCode = 4403;

let endRetryDelay = () => {};

/** Growing pauses with jitter, so that browsers do not all reconnect at once after a restart. */
function waitBeforeRetry(retries: number): Promise<void> {
  const longest = Math.min(1000 * 2 ** retries, maxRetryDelayMs);
  return new Promise((resolve) => {
    endRetryDelay = resolve;
    setTimeout(resolve, longest * (0.5 + Math.random() / 2));
  });
}

const clock = createSocketClock();
let timeoutTimer: ReturnType<typeof setTimeout> | undefined;

/** Closes the socket unless it responds in time. */
function startTimeout(): void {
  timeoutTimer = setTimeout(() => socket.terminate(), socketTimeoutMs);
}

/** The socket of all subscriptions: opened with the first one, retried indefinitely with growing pauses. */
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
    connected: (_socket, payload) => {
      clearTimeout(timeoutTimer);
      const { isReconnect, hasMissedChanges } = clock.acknowledge(payload);
      // Otherwise what is on screen is current only once it has been read again.
      if (hasMissedChanges) notifyChangesMissed(isReconnect);
      else recordResponse();
    },
    closed: (event) => {
      clearTimeout(timeoutTimer);
      if (event instanceof CloseEvent && event.code === sessionRefusedCode) notifySessionRefused();
    },
    ping: (received) => {
      if (!received) startTimeout();
    },
    pong: (received) => {
      if (!received) return;
      clearTimeout(timeoutTimer);
      recordResponse();
    },
  },
});

let token = sessionStore.get().session?.jwtToken;

// A socket is bound to the session it was opened with; a new sign-in opens a new one.
sessionStore.subscribe(() => {
  const newToken = sessionStore.get().session?.jwtToken;
  if (newToken === token) return;
  token = newToken;
  socket.terminate();
  endRetryDelay();
});

addEventListener('online', () => endRetryDelay());

/** Subscribes over the one socket to the changes from this time on: when the screen that shows them was read. */
export const subscribe: Follow = ({ operation, variables, readStart }, onResponse) =>
  socket.subscribe(
    {
      operationName: operation.name,
      query: operation.text,
      variables: { ...variables },
      extensions: { since: clock.startSubscription(readStart) },
    },
    { next: (response) => onResponse(response as ApiResponse), error: () => undefined, complete: () => undefined },
  );
