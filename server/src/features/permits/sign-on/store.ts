import type { Database } from '../../../database/connect.ts';

/** The numbers of the other permits on which a worker is signed on. */
export async function listOtherPermits(db: Database, workerId: string, permitId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('crew_presence')
    .innerJoin('permit', 'permit.id', 'crew_presence.permit_id')
    .select('permit.number')
    .where('crew_presence.worker_id', '=', workerId)
    .where('crew_presence.permit_id', '<>', permitId)
    .orderBy('crew_presence.since')
    .execute();
  return rows.map(({ number }) => number);
}
