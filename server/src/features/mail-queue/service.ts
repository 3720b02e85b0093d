import { addJobs } from '../../database/job-queue.ts';
import type { Database } from '../../database/connect.ts';
import type { MailDetails } from '../../database/mail-tables.ts';
import type { AppContext } from '../../app-context.ts';
import {
  countUnsettledByState,
  deleteSettledMails,
  insertMails,
  interruptUnsettledMails,
  type MailCount,
} from './store.ts';

/**
 * Queues a mail to send once the caller's transaction commits. Its text is written on delivery, so that no code is
 * stored in the database.
 */
export async function queueMail(context: Pick<AppContext, 'db' | 'clock'>, details: MailDetails): Promise<void> {
  await queueMails(context, [details]);
}

/** The same for several mails. */
export async function queueMails(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  mails: readonly MailDetails[],
): Promise<void> {
  const ids = await insertMails(db, mails, clock());
  await addJobs(
    db,
    'deliverMail',
    ids.map((mailId) => ({ mailId })),
  );
}

/** Deletes the records of mails settled before this time. */
export async function deleteOldMails({ db }: Pick<AppContext, 'db'>, before: Date): Promise<void> {
  await deleteSettledMails(db, before);
}

/** How many mails are waiting or being sent. */
export async function countUnsettledMails(db: Database): Promise<MailCount[]> {
  return countUnsettledByState(db);
}

/** Mails that were waiting at the time of a backup may have been sent since: none is sent after a restore. */
export async function settleMailsAfterRestore({ db, clock }: Pick<AppContext, 'db' | 'clock'>): Promise<void> {
  await interruptUnsettledMails(
    db,
    'The database was restored from a backup. It is unknown whether this e-mail was sent.',
    clock(),
  );
}
