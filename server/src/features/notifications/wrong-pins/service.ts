import { selectPeople } from '@eptw/domain/notification/audience';
import type { TaskMap } from '../../../database/job-queue.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { notifyAudiences } from '../dispatch/notify-audience.ts';
import { publishNotificationsChanged, type DispatchContext } from '../dispatch/service.ts';

/** Notifies the holder of a permit that wrong PINs are entered there; once, however often the job runs. */
export async function notifyOfWrongPins(
  context: DispatchContext,
  { permitId, holderId, at }: TaskMap['notifyOfWrongPins'],
): Promise<void> {
  await inTransaction(context.db, async (db) => {
    const notified = await notifyAudiences({ db, clock: context.clock }, [
      {
        kind: 'wrongPins',
        permitId,
        audience: selectPeople([holderId], []),
        sequence: null,
        occasion: `wrong PINs ${at}`,
        at: new Date(at),
      },
    ]);
    await publishNotificationsChanged({ ...context, db }, notified);
  });
}
