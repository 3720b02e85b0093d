import { findEarliest } from '@eptw/domain/work/summary/parent-job';
import { workPhases, type WorkPhase } from '@eptw/domain/work/summary/job-summary';
import type { TestApp } from '../../../testing/test-app.ts';

const minute = 60_000;
/** Minutes from the moment around which the work is stored; the moment itself is where rules may differ. */
const distances = [-3000, -90, -20, -1, 0, 1, 20, 90, 3000];

/**
 * For tests of reads: stores work at random under a share of the permits, with all its times around a moment. It has
 * no log.
 */
export async function storeRandomWork(
  { database: { db } }: TestApp,
  now: Date,
  random: () => number,
  share = 0.75,
): Promise<void> {
  const pick = <Choice>(choices: readonly Choice[]): Choice => choices[Math.floor(random() * choices.length)] as Choice;
  const pickTime = () => (random() < 0.4 ? null : new Date(now.getTime() + pick(distances) * minute));
  const permits = await db.selectFrom('permit').select(['id', 'site_id', 'submitter_id']).orderBy('number').execute();
  const rows = permits
    .filter(() => random() < share)
    .map(({ id, site_id, submitter_id }) => {
      const phase = pick(workPhases);
      const [stopsAt, expiresAt] = [pickTime(), pickTime()];
      return {
        permit_id: id,
        site_id,
        phase,
        has_started: random() < 0.5,
        holder_id: submitter_id,
        has_extension_request: random() < 0.1,
        starts_at: pickTime(),
        stops_at: stopsAt,
        expires_at: expiresAt,
        fire_watch_until: pickTime(),
        next_check_at: pickTime(),
        revalidate_by: pickTime(),
        issuer_ids: [],
        issuer_turn_at: pickTime(),
        deadline_at: findDeadline(phase, stopsAt, expiresAt),
        missing: random() < 0.8 ? 0 : 1,
        checks_count_until: pickTime(),
        suspension: 'Stopped by Siti: smoke',
      };
    });
  for (let first = 0; first < rows.length; first += 500)
    await db
      .insertInto('permit_work')
      .values(rows.slice(first, first + 500))
      .execute();
}

/** When the clock has to write that such work stops or expires; in the other phases it has nothing to write. */
function findDeadline(phase: WorkPhase, stopsAt: Date | null, expiresAt: Date | null): Date | null {
  if (phase === 'live') return findEarliest([stopsAt, expiresAt]);
  return phase === 'waiting' || phase === 'suspended' ? expiresAt : null;
}
