import { inTransaction } from '../../../database/transaction.ts';
import type { AppContext } from '../../../app-context.ts';
import { queueMails } from '../../mail-queue/service.ts';
import { cancelDueMails, takeDueDigests } from './store.ts';

/** For how many people mails are queued in one transaction. */
const batchSize = 200;

/**
 * Queues one mail for everybody for whom one is due, about all that they have not seen. That it is queued is noted in the
 * same transaction, so no process does it again.
 */
export async function queueDueDigests(context: Pick<AppContext, 'db' | 'clock'>): Promise<void> {
  while (await queueNextDigests(context));
}

async function queueNextDigests(context: Pick<AppContext, 'db' | 'clock'>): Promise<boolean> {
  return inTransaction(context.db, async (db) => {
    const due = await takeDueDigests(db, context.clock(), batchSize);
    if (due.length === 0) return false;
    const mails = due.map((mail) => ({ kind: 'notifications' as const, ...mail }));
    await queueMails({ ...context, db }, mails);
    return true;
  });
}

/** Mails about what happened before a backup may have gone out since: none is sent after it was restored. */
export async function settleNotificationsAfterRestore({ db }: Pick<AppContext, 'db'>): Promise<void> {
  await cancelDueMails(db);
}
