import { createListeners, type Listeners } from '../store.ts';
import { toKey, type Operation } from './operation.ts';

/** The last results of queries, by operation and variables: the only store of server data. The newest is the last. */
const results = new Map<string, unknown>();
const listeners = new Map<string, Listeners>();
let generation = 0;

/** Returns the previous value where the next one equals it, so that what has not changed is not drawn again. */
function reuse(previous: unknown, next: unknown): unknown {
  if (Object.is(previous, next)) return previous;
  if (typeof previous !== 'object' || typeof next !== 'object' || !previous || !next) return next;
  if (Array.isArray(previous) !== Array.isArray(next)) return next;
  const old = previous as Record<string, unknown>;
  const entries = Object.entries(next).map(([name, value]) => [name, reuse(old[name], value)] as const);
  const isSame =
    entries.length === Object.keys(old).length && entries.every(([name, value]) => name in old && old[name] === value);
  if (isSame) return previous;
  return Array.isArray(next) ? entries.map(([, value]) => value) : Object.fromEntries(entries);
}

const toPrefix = (name: string) => `[${JSON.stringify(name)},`;

/** Counts how often the results were removed; a response to an earlier request is then not stored. */
export const getGeneration = (): number => generation;

export const readResult = (key: string): unknown => results.get(key);

/** Stores a result and shows it on all screens. */
export function writeResult(key: string, data: unknown): void {
  const next = reuse(results.get(key), data);
  results.delete(key);
  results.set(key, next);
  listeners.get(key)?.notify();
}

/** Calls back when the result under this key changes. */
export function onResult(key: string, listener: () => void): () => void {
  const found = listeners.get(key) ?? createListeners();
  listeners.set(key, found);
  return found.subscribe(listener);
}

/** Removes the results of these operations, except under the keys that are on screen. */
export function forgetResults(names: readonly string[], onScreen: ReadonlySet<string>): void {
  for (const key of results.keys()) {
    const isConcerned = names.some((name) => key.startsWith(toPrefix(name)));
    if (isConcerned && !onScreen.has(key)) results.delete(key);
  }
}

/** Removes all results. */
export function clearResults(): void {
  generation += 1;
  results.clear();
}

/** Returns what an operation has returned for any variables, the newest first. */
export function listResults<Data, Variables>({ name }: Operation<Data, Variables>): Data[] {
  const prefix = toPrefix(name);
  return [...results].flatMap(([key, data]) => (key.startsWith(prefix) ? [data as Data] : [])).toReversed();
}

/** Changes the stored result of a query, if there is one, and shows it on all screens. */
export function updateResult<Data, Variables extends object>(
  operation: Operation<Data, Variables>,
  variables: NoInfer<Variables>,
  update: (current: Data) => Data,
): void {
  const key = toKey(operation, variables);
  if (results.has(key)) writeResult(key, update(results.get(key) as Data));
}
