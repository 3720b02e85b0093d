import { EventEmitter } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import type { FastifyBaseLogger } from 'fastify';
import { connectionTimeoutMs, type ConnectionSettings, type Database } from '../database/connect.ts';
import { createPreparedStatement } from '../database/prepared-statements.ts';
import { runAfterCommit } from '../database/transaction.ts';
import { createChunkReader, toChunks } from './chunks.ts';
import { createEventRecord, type NamedEvent } from './event-record.ts';
import type { EventMap, EventName, Events } from './events.ts';
import { startHeartbeat, defaultHeartbeat } from './heartbeat.ts';

const gap = Symbol('gap');
const reconnectDelayMs = 250;
/**
 * The delay in milliseconds before sending again, and how many times in a row sending may fail: for at least a
 * minute.
 */
const resendDelayMs = 1_000;
const maxFailures = 60;
/** How long an event waits for others to be sent with it, in milliseconds: too short for users to notice. */
const batchDelayMs = 20;
/** The only channel for events, so that events sent together arrive together. */
const channel = 'eptw_events';

/**
 * A process that missed these events would show users what they may no longer see, so they are sent with the commit
 * itself.
 */
const transactionalEvents: ReadonlySet<EventName> = new Set(['sessionEnded', 'rightsChanged']);

const notifyInTransaction = createPreparedStatement(
  'notify with the commit',
  sql<never>`
    select pg_notify('${sql.raw(channel)}', chunk) from unnest($1::text[]) with ordinality as message (chunk, place)
    order by place`,
);

/** Without waiting for the disk: after a crash no listener is left. */
const notifyStandalone = createPreparedStatement(
  'notify alone',
  sql<never>`
    select pg_notify('${sql.raw(channel)}', chunk)
    from set_config('synchronous_commit', 'off', true), unnest($1::text[]) with ordinality as message (chunk, place)
    order by place`,
);

/**
 * Events between all server processes of one database, by LISTEN and NOTIFY. A separate connection listens; when it
 * breaks, listeners are notified of the gap, and again when it is restored. It also detects an unresponsive database:
 * its sockets are then all destroyed by whoever opened them.
 */
export async function createPostgresEvents(
  settings: ConnectionSettings,
  log: FastifyBaseLogger,
  onUnresponsive: () => void = () => {},
  heartbeat = defaultHeartbeat,
): Promise<Events> {
  const emitter = new EventEmitter();
  emitter.setMaxListeners(0);
  const abort = new AbortController();
  const record = createEventRecord();
  let client: pg.Client | undefined = await startListening();

  async function startListening(): Promise<pg.Client> {
    const next = new pg.Client({
      ...settings,
      application_name: 'eptw events',
      connectionTimeoutMillis: connectionTimeoutMs,
    });
    const readChunk = createChunkReader();
    next.on('error', (error) => log.warn({ err: error }, 'The connection for events broke'));
    next.on('notification', ({ payload = '' }) => {
      for (const named of readChunk(payload) as NamedEvent[]) {
        record.add(named);
        emitter.emit(named.name, named.event);
      }
    });
    next.on('end', () => {
      if (client !== next) return;
      client = undefined;
      emitter.emit(gap);
      void reconnect();
    });
    await next.connect();
    try {
      await next.query(`listen ${channel}`);
    } catch (error) {
      await next.end();
      throw error;
    }
    startHeartbeat(next, heartbeat, () => {
      log.warn('The database stopped responding; closing all connections to it');
      onUnresponsive();
      // While a query is pending, this does not wait for the server.
      void next.end();
    });
    return next;
  }

  async function reconnect(): Promise<void> {
    while (!abort.signal.aborted) {
      try {
        const next = await startListening();
        if (abort.signal.aborted) return await next.end();
        client = next;
        record.restart();
        emitter.emit(gap);
        return;
      } catch (error) {
        log.warn({ err: error }, 'Listening for events failed; retrying');
        await delay(reconnectDelayMs, undefined, { signal: abort.signal }).catch(() => {});
      }
    }
  }

  function on(name: EventName | typeof gap, listener: (...handler: never[]) => void): () => void {
    const handler = (...values: unknown[]) => listener(...(values as never[]));
    emitter.on(name, handler);
    return () => emitter.off(name, handler);
  }

  let waiting: NamedEvent[] = [];
  let sending: Promise<void> | undefined;

  /** Batches the events of a few milliseconds, because each notification is a separate transaction. */
  function sendSoon(through: Database, queued: NamedEvent): void {
    waiting.push(queued);
    sending ??= sendWaiting(through);
  }

  async function sendWaiting(through: Database): Promise<void> {
    let failures = 0;
    while (waiting.length > 0) {
      await delay(batchDelayMs);
      const batch = waiting;
      waiting = [];
      try {
        await notifyStandalone(through, toChunks(batch));
        failures = 0;
      } catch (error) {
        failures += 1;
        if (abort.signal.aborted || failures > maxFailures) {
          log.error({ err: error }, 'Events were lost');
        } else {
          waiting.unshift(...batch);
          log.warn({ err: error }, 'Events could not be sent; retrying');
          await delay(resendDelayMs, undefined, { signal: abort.signal }).catch(() => {});
        }
      }
    }
    sending = undefined;
  }

  return {
    async publish(db, name, event) {
      const queued = { name, event } as NamedEvent;
      // PostgreSQL lets transactions that notify commit only one at a time, each waiting for the disk.
      if (!transactionalEvents.has(name) && runAfterCommit(db, (through) => sendSoon(through, queued))) return;
      // Outside a transaction the change is already saved: its caller neither waits nor gets an error.
      if (db.isTransaction) await notifyInTransaction(db, toChunks([queued]));
      else sendSoon(db, queued);
    },
    listen: <Name extends EventName>(name: Name, listener: (event: EventMap[Name]) => void) => on(name, listener),
    onGap: (listener) => on(gap, listener),
    get listening() {
      return client !== undefined;
    },
    record,
    async close() {
      abort.abort();
      await sending;
      const open = client;
      client = undefined;
      await open?.end();
    },
  };
}
