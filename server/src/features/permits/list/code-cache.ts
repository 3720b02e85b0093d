import type { Database } from '../../../database/connect.ts';
import { loadCodes, type FilterCodes } from './store.ts';

/** How long a renamed site may still answer to its old code, in milliseconds. */
const cacheLifetimeMs = 5_000;

const codeCache = new WeakMap<Database, { until: number; codes: Promise<FilterCodes> }>();

/**
 * The few sites and disciplines by which lists are filtered. Lists are asked for all the time and filter on ids, so
 * they are kept for a moment; an id or code that is not among them makes them be read again.
 */
export async function loadCodesFor(db: Database, wanted: readonly string[]): Promise<FilterCodes> {
  const now = Date.now();
  const cached = codeCache.get(db);
  if (cached && cached.until > now) {
    const codes = await cached.codes;
    if (wanted.every((text) => codes.sites.has(text) || codes.disciplines.has(text))) return codes;
  }
  const codes = loadCodes(db);
  codeCache.set(db, { until: now + cacheLifetimeMs, codes });
  codes.catch(() => codeCache.delete(db));
  return codes;
}
