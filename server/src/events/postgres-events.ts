import { EventEmitter } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import type { FastifyBaseLogger } from 'fastify';
import type { ConnectionSettings, Database } from '../database/connect.ts';
import { preparedStatement } from '../database/prepared-statements.ts';
import { afterCommit } from '../database/transaction.ts';
import { createChunkReader, toChunks } from './chunks.ts';
import type { EventMap, EventName, Events } from './events.ts';

const names: readonly EventName[] = ['permitChanged', 'sessionEnded'];
const gap = Symbol('gap');
const retryAfter = 250;
/** How long an event waits for others to be sent with it, in milliseconds. */
const gatheringTime = 5;

interface Message {
  channel: string;
  chunk: string;
}

/** One channel an event name. Quoted, because PostgreSQL would fold it to lower case. */
const channelOf = (name: EventName) => `eptw_${name}`;

const notifyAll = preparedStatement(
  'notify',
  sql<never>`
    select pg_notify(channel, chunk) from unnest($1::text[], $2::text[]) with ordinality as message (channel, chunk, place)
    order by place`,
);

async function notify(db: Database, messages: readonly Message[]): Promise<void> {
  await notifyAll(
    db,
    messages.map(({ channel }) => channel),
    messages.map(({ chunk }) => chunk),
  );
}

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

  let waiting: Message[] = [];
  let sending: Promise<void> | undefined;

  /** Sends what comes within a few milliseconds together: each notification is a transaction of its own. */
  function sendSoon(through: Database, messages: readonly Message[]): void {
    waiting.push(...messages);
    sending ??= sendWaiting(through);
  }

  async function sendWaiting(through: Database): Promise<void> {
    while (waiting.length > 0) {
      await delay(gatheringTime);
      const batch = waiting;
      waiting = [];
      await notify(through, batch).catch((error: unknown) => log.error({ err: error }, 'Events were lost'));
    }
    sending = undefined;
  }

  return {
    async publish(db, name, event) {
      const channel = channelOf(name);
      const messages = toChunks(event).map((chunk) => ({ channel, chunk }));
      // PostgreSQL lets transactions that notify commit one at a time, each waiting for the disk.
      if (afterCommit(db, (through) => sendSoon(through, messages))) return;
      // Outside a transaction the change is saved already: whoever made it neither waits nor is told of a failure.
      if (db.isTransaction) await notify(db, messages);
      else sendSoon(db, messages);
    },
    listen: <Name extends EventName>(name: Name, listener: (event: EventMap[Name]) => void) => on(name, listener),
    onGap: (listener) => on(gap, listener),
    get listening() {
      return client !== undefined;
    },
    async close() {
      await sending;
      abort.abort();
      const open = client;
      client = undefined;
      await open?.end();
    },
  };
}
