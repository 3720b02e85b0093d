import type { AppContext } from '../app-context.ts';

/** The part of a WebSocket needed to close it. */
interface Closable {
  close(code: number, reason: string): void;
}

/** The session that opened a socket, and its user. */
interface SocketOwner {
  sessionId: string;
  personId: string;
}

/** WebSockets by the session that opened them. */
export interface OpenSockets {
  add(socket: Closable, opener: SocketOwner): void;
  remove(socket: Closable): void;
  stop(): void;
}

/** The reconnecting client treats this as final: it has to sign in again. */
export const sessionEndedClose = { code: 4403, reason: 'Forbidden' } as const;

/** The reconnecting client reconnects, and then loads what it may have missed. */
export const missedChangesClose = { code: 1012, reason: 'Some changes may have been missed' } as const;

/** The interval for checking idle sessions, in milliseconds. */
const sweepIntervalMs = 30_000;

/**
 * Closes sockets when their session ends, in this or another process, or becomes idle. A socket has its user's rights
 * from when it was opened: when rights change, the client reconnects with the new ones.
 */
export function trackSockets({
  events,
  sessions,
  log,
}: Pick<AppContext, 'events' | 'sessions'> & { log: Log }): OpenSockets {
  const openers = new Map<Closable, SocketOwner>();

  function closeWhere(
    isAffected: (opener: SocketOwner) => boolean,
    { code, reason }: { code: number; reason: string },
  ): void {
    for (const [socket, opener] of openers) if (isAffected(opener)) socket.close(code, reason);
  }

  async function sweep(): Promise<void> {
    const checked = new Set([...openers.values()].map(({ sessionId }) => sessionId));
    const active = await sessions.findActive([...checked]);
    closeWhere(({ sessionId }) => checked.has(sessionId) && !active.has(sessionId), sessionEndedClose);
  }

  const stopListening = [
    events.listen('sessionEnded', ({ sessionIds }) =>
      closeWhere(({ sessionId }) => sessionIds.includes(sessionId), sessionEndedClose),
    ),
    events.listen('rightsChanged', ({ personIds }) =>
      closeWhere(({ personId }) => personIds.includes(personId), missedChangesClose),
    ),
  ];
  const stopListeningForGaps = events.onGap(() => {
    if (events.listening) closeWhere(() => true, missedChangesClose);
  });
  const timer = setInterval(() => {
    sweep().catch((error: unknown) => log.warn({ err: error }, 'Idle sessions could not be looked for'));
  }, sweepIntervalMs);
  timer.unref();

  return {
    add: (socket, opener) => void openers.set(socket, opener),
    remove: (socket) => void openers.delete(socket),
    stop() {
      clearInterval(timer);
      for (const stop of stopListening) stop();
      stopListeningForGaps();
    },
  };
}

interface Log {
  warn(details: object, message: string): void;
}
