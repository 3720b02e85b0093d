import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';

/**
 * Sites by code, name and id, disciplines by code and id, and the sites of each time zone, including archived ones.
 */
export interface FilterCodes {
  sites: ReadonlyMap<string, string>;
  disciplines: ReadonlyMap<string, string>;
  siteIdsOfZone: ReadonlyMap<string, string[]>;
}

async function loadCodes(db: Database): Promise<FilterCodes> {
  const [sites, disciplines] = await Promise.all([
    // Active ones come last, so that they win over archived ones with the same code.
    db
      .selectFrom('site')
      .select(['id', 'code', 'name', 'time_zone'])
      .orderBy(sql`archived_at is null`)
      .execute(),
    db
      .selectFrom('discipline')
      .select(['id', 'code'])
      .orderBy(sql`archived_at is null`)
      .execute(),
  ]);
  const siteIdsOfZone = new Map<string, string[]>();
  for (const { id, time_zone } of sites) siteIdsOfZone.set(time_zone, [...(siteIdsOfZone.get(time_zone) ?? []), id]);
  return {
    sites: new Map(
      sites.flatMap(({ id, code, name }) => [[name, id] as const, [code, id] as const, [id, id] as const]),
    ),
    disciplines: new Map(disciplines.flatMap(({ id, code }) => [[code, id] as const, [id, id] as const])),
    siteIdsOfZone,
  };
}

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
