import { createListeners } from '../store.ts';

let respondedAt = Number.NEGATIVE_INFINITY;

const responses = createListeners();

/** Calls back whenever the server has responded on the socket: when it opens, and every twenty seconds. */
export const onResponse = responses.subscribe;

/** Records that the server has just responded on the socket. */
export function recordResponse(): void {
  respondedAt = Date.now();
  responses.notify();
}

/** When the server last responded on the socket, by the device's clock; minus infinity before. */
export function getLastResponse(): number {
  return respondedAt;
}

const listeners = createListeners<[isReconnect: boolean]>();

/** Calls back when the socket is open again and changes may have been missed, so that screens refetch. */
export const onChangesMissed = listeners.subscribe;

/** Notifies that changes may have been missed, and whether the socket had been open before. */
export const notifyChangesMissed = listeners.notify;

const refusals = createListeners();

/** Calls back when the server has closed the socket because the session is not accepted any more. */
export const onSessionRefused = refusals.subscribe;

/** Notifies that the server does not accept the session any more. */
export const notifySessionRefused = refusals.notify;
