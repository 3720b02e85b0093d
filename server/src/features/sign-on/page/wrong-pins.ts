import { isWrongPinNoticed } from '@eptw/domain/crew/pin';
import { addJobs } from '../../../database/job-queue.ts';
import { countOccurrence, createAttemptLimit } from '../../sessions/login-throttling/service.ts';
import type { LoggedJob, WorkContext } from '../../work-log/service.ts';

/** Wrong PINs at a permit are counted together for a day from the first. */
const countedMinutes = 24 * 60;

/** Counts a wrong PIN at a permit. From the tenth on its holder is notified: somebody guesses, or needs help. */
export async function countWrongPin(context: WorkContext, { source, job }: LoggedJob): Promise<void> {
  const limit = createAttemptLimit(['wrong worker PINs at', source.id], 0, countedMinutes);
  const count = await countOccurrence(context, limit);
  if (!isWrongPinNoticed(count)) return;
  const payload = { permitId: source.id, holderId: job.state.holder.id, at: context.clock().toISOString() };
  await addJobs(context.db, 'notifyOfWrongPins', [payload]);
}
