import { EventEmitter } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import type { FastifyBaseLogger } from 'fastify';
import type { ConnectionSettings, Database } from '../database/connect.ts';
import { afterCommit } from '../database/transaction.ts';
import { createChunkReader, toChunks } from './chunks.ts';
import type { EventMap, EventName, Events } from './events.ts';

const names: readonly EventName[] = ['permitChanged', 'sessionEnded'];
const gap = Symbol('gap');
const retryAfter = 250;

/** One channel an event name. Quoted, because PostgreSQL would fold it to lower case. */
const channelOf = (name: EventName) => `eptw_${name}`;

/**
 * Events between all server processes of one database, by LISTEN and NOTIFY. One connection of its own listens; when it
 * breaks, listeners are told of the gap, and again when it is back.
 */
export async function createPostgresEvents(settings: ConnectionSettings, log: FastifyBaseLogger): Promise<Events> {
  const emitter = new EventEmitter();
  emitter.setMaxListeners(0);
  const abort = new AbortController();
  let client: pg.Client | undefined = await startListening();

  async function startListening(): Promise<pg.Client> {
    const next = new pg.Client({ ...settings, application_name: 'eptw events', keepAlive: true });
    const readChunk = createChunkReader();
    next.on('error', (error) => log.warn({ err: error }, 'The connection for events broke'));
    next.on('notification', ({ channel, payload }) => {
      const name = names.find((known) => channelOf(known) === channel);
      const event = name && payload !== undefined ? readChunk(payload) : undefined;
      if (name && event !== undefined) emitter.emit(name, event);
    });
    next.on('end', () => {
      if (client !== next) return;
      client = undefined;
      emitter.emit(gap);
      void reconnect();
    });
    await next.connect();
    try {
      await next.query(names.map((name) => `listen "${channelOf(name)}"`).join('; '));
    } catch (error) {
      await next.end();
      throw error;
    }
    return next;
  }

  async function reconnect(): Promise<void> {
    while (!abort.signal.aborted) {
      try {
        const next = await startListening();
        if (abort.signal.aborted) return await next.end();
        client = next;
        emitter.emit(gap);
        return;
      } catch (error) {
        log.warn({ err: error }, 'Listening for events failed; trying again');
        await delay(retryAfter, undefined, { signal: abort.signal }).catch(() => {});
      }
    }
  }

  function on(name: EventName | typeof gap, listener: (...heard: never[]) => void): () => void {
    const heard = (...values: unknown[]) => listener(...(values as never[]));
    emitter.on(name, heard);
    return () => emitter.off(name, heard);
  }

  return {
    async publish(db, name, event) {
      const chunks = toChunks(event);
      const notify = async (through: Database) => {
        await sql`select pg_notify(${channelOf(name)}, chunk) from unnest(${chunks}::text[]) with ordinality as parts (chunk, position) order by position`.execute(
          through,
        );
      };
      const notifyOrLog = (through: Database) =>
        notify(through).catch((error: unknown) => log.error({ err: error, event: name }, 'An event was lost'));
      // PostgreSQL lets transactions that notify commit one at a time, each waiting for the disk.
      if (afterCommit(db, notifyOrLog)) return;
      // Outside a transaction the change is saved already: whoever made it must not be told that it failed.
      await (db.isTransaction ? notify(db) : notifyOrLog(db));
    },
    listen: <Name extends EventName>(name: Name, listener: (event: EventMap[Name]) => void) => on(name, listener),
    onGap: (listener) => on(gap, listener),
    get listening() {
      return client !== undefined;
    },
    async close() {
      abort.abort();
      const open = client;
      client = undefined;
      await open?.end();
    },
  };
}
