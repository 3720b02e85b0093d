import { createListeners } from '../store.ts';

const listeners = createListeners<[isReconnect: boolean]>();

/** Calls back once a socket is open and subscribed: whatever was missed before must be read again. */
export const onConnected = listeners.subscribe;

/** Notifies that the socket is open and subscribed; says whether it was open before. */
export const notifyConnected = listeners.notify;
