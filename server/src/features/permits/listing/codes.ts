import type { Database } from '../../../database/connect.ts';
import { loadCodes, type Codes } from './store.ts';

/** How long a renamed site may still answer to its old code, in milliseconds. */
const rememberedFor = 5_000;

const remembered = new WeakMap<Database, { until: number; codes: Promise<Codes> }>();

/**
 * The few sites and disciplines by which lists are filtered. Lists are asked for all the time and filter on ids, so
 * they are kept for a moment; an id or code that is not among them makes them be read again.
 */
export async function codesFor(db: Database, wanted: readonly string[]): Promise<Codes> {
  const now = Date.now();
  const kept = remembered.get(db);
  if (kept && kept.until > now) {
    const codes = await kept.codes;
    if (wanted.every((text) => codes.sites.has(text) || codes.disciplines.has(text))) return codes;
  }
  const codes = loadCodes(db);
  remembered.set(db, { until: now + rememberedFor, codes });
  codes.catch(() => remembered.delete(db));
  return codes;
}
