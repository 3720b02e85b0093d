import { addJob } from '../../database/job-queue.ts';
import type { MailDetails } from '../../database/tables.ts';
import type { Services } from '../../graphql/context.ts';
import { deleteSettledMails, insertMail } from './store.ts';

/**
 * Has a mail sent once the caller's transaction commits, and never when it does not. What it says is written when it
 * goes out, so that no code waits in the database.
 */
export async function queueMail({ db, clock }: Pick<Services, 'db' | 'clock'>, details: MailDetails): Promise<void> {
  await addJob(db, 'deliverMail', { mailId: await insertMail(db, details, clock()) });
}

/** Forgets what became of mails before this time. */
export async function forgetMails({ db }: Pick<Services, 'db'>, before: Date): Promise<void> {
  await deleteSettledMails(db, before);
}
