import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../../database/connect.ts';
import type { Services } from '../../../graphql/context.ts';
import { Refusal } from '../../../graphql/errors.ts';
import { countTries, deleteForgottenTries, deleteTries, readTries } from './store.ts';

/** How many tries of one kind somebody has, until they are forgotten. */
export interface Limit {
  key: Buffer;
  allowed: number;
  minutes: number;
}

const minute = 60_000;

/** Until when limits are reached that were met a moment ago, so that a flood of tries does not also flood the database. */
const reachedLimits = new WeakMap<Database, LRUCache<string, Date>>();

function reachedLimitsOf(db: Database): LRUCache<string, Date> {
  const limits = reachedLimits.get(db) ?? new LRUCache<string, Date>({ max: 10_000, ttl: 5_000 });
  reachedLimits.set(db, limits);
  return limits;
}

const nameOf = ({ key }: Pick<Limit, 'key'>) => key.toString('base64');

/** A limit for whoever the words name: an address, a network, a person. Nobody learns from the table who that was. */
export function limitOf(words: readonly string[], allowed: number, minutes: number): Limit {
  return { key: createHash('sha256').update(words.join('\n')).digest(), allowed, minutes };
}

/**
 * Counts a try before anything is looked at, so that many at once cannot slip through together, and so that it costs the
 * same whoever it is about. Refuses with RATE_LIMITED when one of the limits is reached: begins with `complaint` and says
 * when to try again.
 */
export async function countTry(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  limits: readonly Limit[],
  complaint: string,
): Promise<void> {
  const now = clock();
  const reachedBefore = reachedLimitsOf(db);
  const known = limits.map((limit) => reachedBefore.get(nameOf(limit))).find((until) => until && until > now);
  if (known) throw tooManyTries(complaint, known, now);
  await deleteForgottenTries(db, now);
  const keys = limits.map(({ key, minutes }) => ({ key, until: new Date(now.getTime() + minutes * minute) }));
  const counts = await countTries(db, keys, now);
  const reached = counts
    .filter(({ key, tries }) => limits.some((limit) => limit.key.equals(key) && tries > limit.allowed))
    .toSorted((one, other) => other.until.getTime() - one.until.getTime());
  for (const count of reached) reachedBefore.set(nameOf(count), count.until);
  if (reached[0]) throw tooManyTries(complaint, reached[0].until, now);
}

/**
 * Refuses with RATE_LIMITED when a limit is reached, without counting anything. Answers whether another one is, that
 * refuses nobody.
 */
export async function refuseReached(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  refusing: Limit,
  other: Limit,
  complaint: string,
): Promise<boolean> {
  const now = clock();
  const counts = await readTries(db, [refusing.key, other.key], now);
  const reached = ({ key, allowed }: Limit) =>
    counts.find((count) => count.key.equals(key) && count.tries >= allowed)?.until;
  const until = reached(refusing);
  if (until) throw tooManyTries(complaint, until, now);
  return reached(other) !== undefined;
}

function tooManyTries(complaint: string, until: Date, now: Date): Refusal {
  const minutes = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / minute));
  const time = until.toISOString().slice(11, 16);
  const again = `Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}, at ${time} UTC.`;
  return new Refusal('RATE_LIMITED', `${complaint} ${again}`);
}

/** Begins to count anew, after a try that was right. */
export async function forgetTries({ db }: Pick<Services, 'db'>, limit: Limit): Promise<void> {
  reachedLimitsOf(db).delete(nameOf(limit));
  await deleteTries(db, limit.key);
}
