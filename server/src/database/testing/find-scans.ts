import { sql } from 'kysely';
import type { Database } from '../connect.ts';

/** How often this connection has scanned each whole table, and used each index. */
async function readScanCounts(db: Database): Promise<Map<string, number>> {
  const { rows } = await sql<{ name: string; scans: number }>`
    select relname as name, pg_stat_get_xact_numscans(oid) as scans from pg_class
    where relkind in ('r', 'i') and relnamespace = 'public'::regnamespace`.execute(db);
  return new Map(rows.map((row) => [row.name, row.scans]));
}

/**
 * What a read scans: indexes, and tables only where no index fits. Sequential scans are made expensive, so that the
 * planner treats small tables like large ones.
 */
export async function findScans(db: Database, read: (transaction: Database) => Promise<unknown>): Promise<string[]> {
  return db.transaction().execute(async (transaction: Database) => {
    await sql`set local enable_seqscan = off`.execute(transaction);
    const before = await readScanCounts(transaction);
    await read(transaction);
    const after = await readScanCounts(transaction);
    return [...after.keys()].filter((name) => after.get(name) !== before.get(name));
  });
}
