import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Session, SessionRegistry } from '../../app-context.ts';
import type { Database } from '../../database/connect.ts';
import type { Events } from '../../events/events.ts';
import { readSettings } from '../settings/service.ts';
import { endSessions, findSession, findActiveSessions, recordSessionActivity } from './store.ts';

interface CachedSession extends Session {
  createdAt: number;
  lastSeenAt: number;
  lastWrittenAt: number;
  idleMilliseconds: number;
}

/** The maximum length of a session in milliseconds, however active: a day, longer than any shift. */
const maxSessionMs = 24 * 3_600_000;
/** How long a change to a user by another process may go unnoticed, in milliseconds. */
const cacheLifetimeMs = 5_000;
const maxCachedSessions = 10_000;
const maxWriteIntervalMs = 60_000;

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Caches sessions for a few seconds, so that an active client does not cost an extra query for each request. */
export function createSessionRegistry(db: Database, clock: () => Date, events: Events): SessionRegistry {
  const cache = new LRUCache<string, CachedSession>({ max: maxCachedSessions, ttl: cacheLifetimeMs });
  // Incremented on every eviction; a session that was loading at the time is not cached.
  let generation = 0;
  const evict = (sessionIds: readonly string[]) => {
    generation += 1;
    for (const [token, session] of cache.entries()) if (sessionIds.includes(session.id)) cache.delete(token);
  };
  const evictUsers = (personIds: readonly string[]) => {
    generation += 1;
    for (const [token, session] of cache.entries()) if (personIds.includes(session.actor.id)) cache.delete(token);
  };
  const stopListening = [
    events.listen('sessionEnded', ({ sessionIds }) => evict(sessionIds)),
    events.listen('rightsChanged', ({ personIds }) => evictUsers(personIds)),
  ];
  const stopListeningForGaps = events.onGap(() => {
    generation += 1;
    cache.clear();
  });

  async function load(tokenHash: Buffer): Promise<CachedSession | undefined> {
    const [row, settings] = await Promise.all([findSession(db, tokenHash), readSettings(db)]);
    if (!row) return undefined;
    const { id, personId, createdAt, lastSeenAt, ...person } = row;
    const seenAt = lastSeenAt.getTime();
    const idleMilliseconds = settings.idleSeconds * 1000;
    return {
      id,
      actor: { id: personId, ...person },
      createdAt: createdAt.getTime(),
      lastSeenAt: seenAt,
      lastWrittenAt: seenAt,
      idleMilliseconds,
    };
  }

  async function end(session: Session, now: Date): Promise<void> {
    await db.transaction().execute(async (transaction) => {
      await endSessions(transaction, [session.id], now);
      await events.publish(transaction, 'sessionEnded', { sessionIds: [session.id] });
    });
  }

  return {
    async find(token) {
      const tokenHash = hashToken(token);
      const key = tokenHash.toString('base64');
      const now = clock();
      const isExpired = ({ createdAt, lastSeenAt, idleMilliseconds }: CachedSession) =>
        now.getTime() - lastSeenAt > idleMilliseconds || now.getTime() - createdAt > maxSessionMs;
      let session = events.listening ? cache.get(key) : undefined;
      if (!session || isExpired(session)) {
        // Another process may have recorded activity since.
        cache.delete(key);
        const loading = generation;
        session = await load(tokenHash);
        if (!session) return undefined;
        if (isExpired(session)) {
          await end(session, now);
          return undefined;
        }
        if (loading === generation) cache.set(key, session);
      }
      session.lastSeenAt = now.getTime();
      if (session.lastSeenAt - session.lastWrittenAt > Math.min(maxWriteIntervalMs, session.idleMilliseconds / 10)) {
        session.lastWrittenAt = session.lastSeenAt;
        await recordSessionActivity(db, session.id, now);
      }
      return session;
    },
    async findActive(sessionIds) {
      if (sessionIds.length === 0) return new Set();
      const { idleSeconds } = await readSettings(db);
      const now = clock().getTime();
      const [seenSince, begunSince] = [new Date(now - idleSeconds * 1000), new Date(now - maxSessionMs)];
      return new Set(await findActiveSessions(db, sessionIds, seenSince, begunSince));
    },
    evict,
    evictUsers,
    close() {
      for (const stop of stopListening) stop();
      stopListeningForGaps();
    },
  };
}
