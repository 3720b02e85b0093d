import { createListeners } from '../store.ts';

const listeners = createListeners<[isReconnect: boolean]>();

/** Calls back once a socket is open and subscribed: changes before that were missed, so refetch. */
export const onConnected = listeners.subscribe;

/** Notifies that the socket is open and subscribed, and whether it had been open before. */
export const notifyConnected = listeners.notify;
