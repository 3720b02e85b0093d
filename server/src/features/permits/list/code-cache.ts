import type { Database } from '../../../database/connect.ts';
import { loadCodes, type FilterCodes } from './store.ts';

/** How long the old code of a renamed site may still work, in milliseconds. */
const cacheLifetimeMs = 5_000;

const codeCache = new WeakMap<Database, { until: number; codes: Promise<FilterCodes> }>();

/**
 * The sites and disciplines that lists filter by, of which there are few. Lists are read all the time and filter by
 * id, so the codes are cached briefly; an unknown id or code makes them reload.
 */
export async function loadCodesFor(db: Database, requestedCodes: readonly string[]): Promise<FilterCodes> {
  const now = Date.now();
  const cached = codeCache.get(db);
  if (cached && cached.until > now) {
    const codes = await cached.codes;
    if (requestedCodes.every((text) => codes.sites.has(text) || codes.disciplines.has(text))) return codes;
  }
  const codes = loadCodes(db);
  codeCache.set(db, { until: now + cacheLifetimeMs, codes });
  codes.catch(() => codeCache.delete(db));
  return codes;
}
