import {
  CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
  type PostgresCursor,
  type PostgresPool,
  type PostgresPoolClient,
  type PostgresQueryResult,
  type RawBuilder,
} from 'kysely';
import pg from 'pg';
import type { Trace } from '../observability/trace.ts';
import type { Tables } from './tables.ts';

const namePattern = /^\s*\/\* (?:prepared|held): ([a-z ]+) \*\//;
/** What begins a transaction, and statements of which nobody reads a row: they are held until the next one is sent. */
const heldPattern = /^(begin$|start transaction|\/\* held: )/;
const textMarker = '/* prepared by text */';
const textMarkerPattern = /^\s*\/\* prepared by text \*\//;

/** How many statements are prepared by their text. Each needs memory in every connection. */
const maxStatementsByText = 300;
const namesByText = new Map<string, string>();

/**
 * Starts a statement whose text is composed anew for each call, but is one of a few hundred: each is prepared under a
 * name of its own. Values that the plan must not depend on go through `asConstant` and `asConstantList`.
 */
export const preparedByText = sql.raw(textMarker);

function findStatementName(text: string): string | undefined {
  if (!textMarkerPattern.test(text)) return namePattern.exec(text)?.[1];
  const name = namesByText.get(text);
  if (name !== undefined || namesByText.size >= maxStatementsByText) return name;
  const newName = `text ${namesByText.size}`;
  namesByText.set(text, newName);
  return newName;
}

/**
 * A value in a statement, hidden from the planner: PostgreSQL then keeps one plan for all values, where it would
 * otherwise plan every call for its own.
 */
export function asConstant(
  value: unknown,
  type: 'uuid' | 'text' | 'integer' | 'bigint' | 'timestamptz',
): RawBuilder<never> {
  return sql`(select ${value}::${sql.raw(type)})`;
}

/** The same for a list of values. */
export function asConstantList(values: readonly unknown[], type: 'uuid' | 'text' | 'timestamptz'): RawBuilder<never> {
  return sql`array(select unnest(${values}::${sql.raw(type)}[]))`;
}

/**
 * A limit of at least this many rows, which the planner sees: the next power of two, so that pages of different sizes
 * share a statement.
 */
export function asLimit(rows: number): RawBuilder<never> {
  return sql`${sql.lit(2 ** Math.max(5, Math.ceil(Math.log2(rows))))}`;
}

/** Runs a prepared statement with these values for $1, $2, … and returns its rows. */
export type PreparedStatement<Row> = (db: Kysely<Tables>, ...values: unknown[]) => Promise<Row[]>;

/**
 * Creates a prepared statement of one fixed text, with $1, $2, … for its values: Kysely compiles it only once, and
 * PostgreSQL parses and plans it once per connection. For frequent statements that take longer to plan than to run, and
 * find their rows by id. Each name must belong to one text.
 */
export function createPreparedStatement<Row>(name: string, text: RawBuilder<Row>): PreparedStatement<Row> {
  const marked = `/* prepared: ${name} */ ${compileWithoutValues(text)}`;
  return async (db, ...values) => (await db.executeQuery<Row>(CompiledQuery.raw(marked, values))).rows;
}

/**
 * The same of a statement of which nobody reads a row, such as a lock. It is held until the next statement of its
 * transaction is sent, which fails as it does: waiting for its answer would be a round trip of its own.
 */
export function createHeldStatement(name: string, text: RawBuilder<unknown>): PreparedStatement<never> {
  const marked = `/* held: ${name} */ ${compileWithoutValues(text)}`;
  return async (db, ...values) => (await db.executeQuery<never>(CompiledQuery.raw(marked, values))).rows;
}

/** Compiles a part of statements once rather than with every statement that has it. Throws if it contains values. */
export function compileOnce<Value>(part: RawBuilder<Value>): RawBuilder<Value> {
  return sql.raw<Value>(compileWithoutValues(part));
}

const compiler = new Kysely<unknown>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/** A value within the text would take the place of $1 and be lost. */
function compileWithoutValues(text: RawBuilder<unknown>): string {
  const compiled = text.compile(compiler);
  if (compiled.parameters.length > 0) throw new Error(`A text that is compiled once contains values: ${compiled.sql}`);
  return compiled.sql;
}

/**
 * A list of ids in a prepared statement, whose length is hidden from the planner: it would replan every call for
 * lists shorter than its estimate, which takes longer than reading.
 */
export function toIdList(parameter: RawBuilder<unknown>): RawBuilder<string[]> {
  return sql`array(select unnest(${parameter}::uuid[]))`;
}

/** A pool for Kysely that sends marked statements by name, and records them in the trace if there is one. */
export function createPreparingPool(pool: pg.Pool, trace?: Trace): PostgresPool {
  const preparingClients = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    async connect() {
      const client = await pool.connect();
      const preparing = preparingClients.get(client) ?? createPreparingClient(client, trace);
      preparingClients.set(client, preparing);
      return preparing;
    },
    end: () => pool.end(),
  };
}

/**
 * Queries by callback: with pg's own promises each result stays reachable until a full garbage collection, so that a
 * third of all data read would be promoted to the old generation.
 */
async function runQuery<Row>(client: pg.PoolClient, query: pg.QueryConfig): Promise<PostgresQueryResult<Row>> {
  try {
    return await new Promise((resolve, reject) => {
      client.query(query, (error, result) => (error ? reject(error) : resolve(result as PostgresQueryResult<Row>)));
    });
  } catch (error) {
    // Points to the caller that sent the statement, rather than to where its response arrived.
    if (error instanceof Error) Error.captureStackTrace(error);
    throw error;
  }
}

/** What Kysely gets of a statement that is sent with the next one. */
const notAnswered: PostgresQueryResult<never> = { command: 'SELECT', rowCount: 0, rows: [] };

function createPreparingClient(client: pg.PoolClient, trace: Trace | undefined): PostgresPoolClient {
  let held: (() => Promise<unknown>)[] = [];

  /** PostgreSQL reads and answers them in order: the first failure is that of the first one that failed. */
  async function sendWithHeld<Row>(send: () => Promise<PostgresQueryResult<Row>>): Promise<PostgresQueryResult<Row>> {
    const stream = client instanceof pg.Client ? client.connection.stream : undefined;
    stream?.cork();
    const earlier = held.map((sendHeld) => sendHeld());
    held = [];
    const sent = send();
    stream?.uncork();
    await Promise.all([...earlier, sent]);
    return sent;
  }

  function query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  function query<Row>(text: string | PostgresCursor<Row>, values: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new Error('Rows are read at once, not by cursors.');
    const name = findStatementName(text);
    const sendAlone = () => runQuery<Row>(client, { ...(name !== undefined && { name }), text, values: [...values] });
    const send = trace ? () => trace.statement(text, sendAlone) : sendAlone;
    if (!heldPattern.test(text)) return held.length === 0 ? send() : sendWithHeld(send);
    held.push(send);
    return Promise.resolve(notAnswered);
  }
  return {
    query,
    release: () => {
      held = [];
      client.release();
    },
  };
}
