import { isWrongPinNoticed } from '@eptw/domain/crew/pin';
import { selectPeople } from '@eptw/domain/notification/audience';
import { inTransaction } from '../../../database/transaction.ts';
import { notifyAudiences } from '../../notifications/dispatch/notify-audience.ts';
import { publishNotificationsChanged } from '../../notifications/dispatch/service.ts';
import { countOccurrence, createAttemptLimit } from '../../sessions/login-throttling/service.ts';
import type { LoggedJob, WorkContext } from '../work-log/service.ts';

/** Wrong PINs at a permit are counted together for a day from the first. */
const countedMinutes = 24 * 60;

/** Counts a wrong PIN at a permit. From the tenth on its holder is told: somebody guesses, or a worker needs help. */
export async function countWrongPin(context: WorkContext, { source, job }: LoggedJob): Promise<void> {
  const limit = createAttemptLimit(['wrong worker PINs at', source.id], 0, countedMinutes);
  const count = await countOccurrence(context, limit);
  if (!isWrongPinNoticed(count)) return;
  const at = context.clock();
  await inTransaction(context.db, async (db) => {
    const notified = await notifyAudiences({ db, clock: context.clock }, [
      {
        kind: 'wrongPins',
        permitId: source.id,
        audience: selectPeople([job.state.holder.id], []),
        sequence: null,
        occasion: `wrong PINs ${at.toISOString()}`,
        at,
      },
    ]);
    await publishNotificationsChanged({ ...context, db }, notified);
  });
}
