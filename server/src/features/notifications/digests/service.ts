import { inTransaction } from '../../../database/transaction.ts';
import type { AppContext } from '../../../app-context.ts';
import { queueMails } from '../../mail-queue/service.ts';
import { cancelDueMails, takeDueDigests } from './store.ts';

/** For how many users mails are queued in one transaction. */
const batchSize = 200;

/**
 * Queues one mail for every user who is due one, about everything that they have not seen. The same transaction
 * records that it is queued, so no other process queues it again.
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

/** Mails about events before a backup may have been sent since: none is sent after a restore. */
export async function settleNotificationsAfterRestore({ db }: Pick<AppContext, 'db'>): Promise<void> {
  await cancelDueMails(db);
}
