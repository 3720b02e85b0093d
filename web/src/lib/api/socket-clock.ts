/** What the server sends with the acknowledgement of a connection; nothing, if it is of an older release. */
export interface Acknowledgement {
  /** The time on the server's own clock. */
  now: number;
  /** The time from which on a subscription can still get all changes. */
  completeSince: number;
}

interface SocketClock {
  /**
   * Sets the clock to that of the server at the other end. Changes are missed on a reconnect, and if the server no
   * longer has all that happened since the first screen was read; then everything has to be read again.
   */
  acknowledge(acknowledgement: Partial<Acknowledgement> | undefined): {
    isReconnect: boolean;
    hasMissedChanges: boolean;
  };
  /** Returns the time from which on a subscription needs changes, as the server reads it when it is sent. */
  startSubscription(readStart: number): { toJSON: () => number };
}

/** Translates the times of this device into those of the server that the socket is connected to. */
export function createSocketClock(): SocketClock {
  let wasConnected = false;
  /** Until a connection is lost, the time when its first screen was read. */
  let firstReadStart = Number.POSITIVE_INFINITY;
  /** When everything was last read again. */
  let readAgainAt = Number.NEGATIVE_INFINITY;
  let server = { now: 0, acknowledgedAt: 0 };

  // Never later than it was: the acknowledgement took some time to arrive, and both clocks count whole milliseconds.
  const toServerTime = (time: number) => server.now - (server.acknowledgedAt - time) - 1;

  return {
    acknowledge({ now = 0, completeSince = Number.POSITIVE_INFINITY } = {}) {
      const isReconnect = wasConnected;
      wasConnected = true;
      server = { now, acknowledgedAt: Date.now() };
      const hasMissedChanges = isReconnect || toServerTime(firstReadStart) < completeSince;
      if (hasMissedChanges) readAgainAt = server.acknowledgedAt;
      return { isReconnect, hasMissedChanges };
    },
    startSubscription(readStart) {
      firstReadStart = Math.min(firstReadStart, readStart);
      return { toJSON: () => toServerTime(Math.max(readStart, readAgainAt)) };
    },
  };
}
