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
 * Has a mail sent once the caller's transaction commits, and never when it does not. What it says is written when it
 * goes out, so that no code waits in the database.
 */
export async function queueMail(context: Pick<AppContext, 'db' | 'clock'>, details: MailDetails): Promise<void> {
  await queueMails(context, [details]);
}

/** The same for many at once. */
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

/** Forgets what became of mails before this time. */
export async function deleteOldMails({ db }: Pick<AppContext, 'db'>, before: Date): Promise<void> {
  await deleteSettledMails(db, before);
}

/** How many mails wait or are being sent. */
export async function countUnsettledMails(db: Database): Promise<MailCount[]> {
  return countUnsettledByState(db);
}

/** Mails that waited when a backup was made may have gone out since: none is sent after it was restored. */
export async function settleMailsAfterRestore({ db, clock }: Pick<AppContext, 'db' | 'clock'>): Promise<void> {
  await interruptUnsettledMails(
    db,
    'The database was restored from a backup. It is unknown whether this e-mail was sent.',
    clock(),
  );
}
