import { inTransaction } from '../../../database/transaction.ts';
import type { Services } from '../../../graphql/context.ts';
import { queueMails } from '../../mails/service.ts';
import { forgetDueMails, takeDue } from './store.ts';

/** For how many people mails are queued in one transaction. */
const atOnce = 200;

/**
 * Queues one mail for everybody for whom one is due, about all that they have not seen. That it is queued is noted in the
 * same transaction, so no process does it again.
 */
export async function mailWhatIsDue(services: Pick<Services, 'db' | 'clock'>): Promise<void> {
  while (await mailSome(services));
}

async function mailSome(services: Pick<Services, 'db' | 'clock'>): Promise<boolean> {
  return inTransaction(services.db, async (db) => {
    const due = await takeDue(db, services.clock(), atOnce);
    if (due.length === 0) return false;
    const mails = due.map((mail) => ({ kind: 'notifications' as const, ...mail }));
    await queueMails({ ...services, db }, mails);
    return true;
  });
}

/** Mails about what happened before a backup may have gone out since: none is sent after it was restored. */
export async function settleNotificationsAfterRestore({ db }: Pick<Services, 'db'>): Promise<void> {
  await forgetDueMails(db);
}
