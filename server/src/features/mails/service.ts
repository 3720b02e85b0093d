import { addJobs } from '../../database/job-queue.ts';
import type { MailDetails } from '../../database/tables.ts';
import type { Services } from '../../graphql/context.ts';
import { deleteSettledMails, insertMails } from './store.ts';

/**
 * Has a mail sent once the caller's transaction commits, and never when it does not. What it says is written when it
 * goes out, so that no code waits in the database.
 */
export async function queueMail(services: Pick<Services, 'db' | 'clock'>, details: MailDetails): Promise<void> {
  await queueMails(services, [details]);
}

/** The same for many at once. */
export async function queueMails(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
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
export async function forgetMails({ db }: Pick<Services, 'db'>, before: Date): Promise<void> {
  await deleteSettledMails(db, before);
}
