import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { AppContext } from '../../../app-context.ts';
import type { Database } from '../../../database/connect.ts';
import { Refusal } from '../../../refusal.ts';
import { decrementAttempts, deleteAttempts, deleteExpiredAttempts, incrementAttempts, readAttempts } from './store.ts';

/** How many attempts of one kind are allowed before they expire. */
export interface AttemptLimit {
  key: Buffer;
  allowed: number;
  minutes: number;
}

const minuteMs = 60_000;

/** Recently reached limits and when they end, cached so that a flood of attempts does not also flood the database. */
const reachedLimits = new WeakMap<Database, LRUCache<string, Date>>();

function findReachedLimits(db: Database): LRUCache<string, Date> {
  const limits = reachedLimits.get(db) ?? new LRUCache<string, Date>({ max: 10_000, ttl: 5_000 });
  reachedLimits.set(db, limits);
  return limits;
}

const toCacheKey = ({ key }: Pick<AttemptLimit, 'key'>) => key.toString('base64');

/** A limit for the address, network or user that the words identify. Stored as a hash, which does not reveal them. */
export function createAttemptLimit(keyParts: readonly string[], allowed: number, minutes: number): AttemptLimit {
  return { key: createHash('sha256').update(keyParts.join('\n')).digest(), allowed, minutes };
}

/**
 * Counts an attempt before any lookup, so that concurrent attempts cannot slip through together, and the cost is the
 * same for every address. Refuses with RATE_LIMITED if a limit is reached: `refusalText`, followed by when to try
 * again.
 */
export async function countAttempt(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  limits: readonly AttemptLimit[],
  refusalText: string,
): Promise<void> {
  const now = clock();
  const reachedBefore = findReachedLimits(db);
  const reachedUntil = limits
    .map((limit) => reachedBefore.get(toCacheKey(limit)))
    .find((until) => until && until > now);
  if (reachedUntil) throw createTooManyAttempts(refusalText, reachedUntil, now);
  await deleteExpiredAttempts(db, now);
  const keys = limits.map(({ key, minutes }) => ({ key, until: new Date(now.getTime() + minutes * minuteMs) }));
  const counts = await incrementAttempts(db, keys, now);
  const reached = counts
    .filter(({ key, attempts }) => limits.some((limit) => limit.key.equals(key) && attempts > limit.allowed))
    .toSorted((one, other) => other.until.getTime() - one.until.getTime());
  for (const count of reached) reachedBefore.set(toCacheKey(count), count.until);
  if (reached[0]) throw createTooManyAttempts(refusalText, reached[0].until, now);
}

/**
 * Refuses with RATE_LIMITED if `refusing` is reached, without counting anything. Returns whether `other` is reached.
 */
export async function refuseReachedLimit(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  refusing: AttemptLimit,
  other: AttemptLimit,
  refusalText: string,
): Promise<boolean> {
  const now = clock();
  const counts = await readAttempts(db, [refusing.key, other.key], now);
  const findReachedUntil = ({ key, allowed }: AttemptLimit) =>
    counts.find((count) => count.key.equals(key) && count.attempts >= allowed)?.until;
  const until = findReachedUntil(refusing);
  if (until) throw createTooManyAttempts(refusalText, until, now);
  return findReachedUntil(other) !== undefined;
}

function createTooManyAttempts(refusalText: string, until: Date, now: Date): Refusal {
  const minutes = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / minuteMs));
  const time = until.toISOString().slice(11, 16);
  const retryText = `Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}, at ${time} UTC.`;
  return new Refusal('RATE_LIMITED', `${refusalText} ${retryText}`);
}

/** Counts something without a limit, and returns how many there were under its key within the time of the limit. */
export async function countOccurrence(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { key, minutes }: AttemptLimit,
): Promise<number> {
  const now = clock();
  const [count] = await incrementAttempts(db, [{ key, until: new Date(now.getTime() + minutes * minuteMs) }], now);
  return count?.attempts ?? 1;
}

/** Resets the count after a successful attempt. */
export async function resetAttempts({ db }: Pick<AppContext, 'db'>, limit: AttemptLimit): Promise<void> {
  findReachedLimits(db).delete(toCacheKey(limit));
  await deleteAttempts(db, limit.key);
}

/** Takes back one attempt that turned out to be rightful. */
export async function discountAttempt({ db }: Pick<AppContext, 'db'>, limit: AttemptLimit): Promise<void> {
  await decrementAttempts(db, limit.key);
}
