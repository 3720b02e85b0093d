import { createListeners } from '../store.ts';

const listeners = createListeners<[isReconnect: boolean]>();

/** Calls back when the socket is open again and changes may have been missed, so that screens refetch. */
export const onChangesMissed = listeners.subscribe;

/** Notifies that changes may have been missed, and whether the socket had been open before. */
export const notifyChangesMissed = listeners.notify;
