import type { Services } from '../graphql/context.ts';

/** As much of a WebSocket as is needed to end it. */
interface Closable {
  close(code: number, reason: string): void;
}

/** WebSockets by the session that opened them. */
export interface OpenSockets {
  add(socket: Closable, sessionId: string): void;
  remove(socket: Closable): void;
  stop(): void;
}

/** The reconnecting client takes this as final: it has to sign in again. */
export const forbidden = { code: 4403, reason: 'Forbidden' } as const;

/** The reconnecting client comes back, and then asks for what it may have missed. */
const mayHaveMissed = { code: 1012, reason: 'Some changes may have been missed' } as const;

/** How often sessions that went idle are looked for, in milliseconds. */
const sweepInterval = 30_000;

/** Closes sockets when their session ends, here or in another process, or goes idle. */
export function watchSockets({
  events,
  signedIn,
  log,
}: Pick<Services, 'events' | 'signedIn'> & { log: Log }): OpenSockets {
  const sessions = new Map<Closable, string>();

  function closeWhere(
    isOver: (sessionId: string) => boolean,
    { code, reason }: { code: number; reason: string },
  ): void {
    for (const [socket, sessionId] of sessions) if (isOver(sessionId)) socket.close(code, reason);
  }

  async function sweep(): Promise<void> {
    const asked = new Set(sessions.values());
    const living = await signedIn.living([...asked]);
    closeWhere((sessionId) => asked.has(sessionId) && !living.has(sessionId), forbidden);
  }

  const stopListening = events.listen('sessionEnded', ({ sessionIds }) =>
    closeWhere((sessionId) => sessionIds.includes(sessionId), forbidden),
  );
  const stopHearingGaps = events.onGap(() => {
    if (events.listening) closeWhere(() => true, mayHaveMissed);
  });
  const timer = setInterval(() => {
    sweep().catch((error: unknown) => log.warn({ err: error }, 'Idle sessions could not be looked for'));
  }, sweepInterval);
  timer.unref();

  return {
    add: (socket, sessionId) => void sessions.set(socket, sessionId),
    remove: (socket) => void sessions.delete(socket),
    stop() {
      clearInterval(timer);
      stopListening();
      stopHearingGaps();
    },
  };
}

interface Log {
  warn(details: object, message: string): void;
}
