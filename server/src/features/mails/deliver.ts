import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { isDatabaseAway } from '../../database/away.ts';
import type { Database } from '../../database/connect.ts';
import type { MailState } from '../../database/mail-tables.ts';
import { toMail } from '../../mail/letter.ts';
import { MailError, type Mailer } from '../../mail/mailer.ts';
import { writeLetter } from './letters.ts';
import { findMail, moveMail } from './store.ts';

/** What mails are delivered with. */
export interface PostOffice {
  db: Database;
  clock: () => Date;
  mailer: Mailer;
  /** What links in mails begin with. */
  linkBase: string;
  hostName: string;
  log: FastifyBaseLogger;
  /** Hears of each mail that came to an end. */
  onSettled?: ((state: MailState) => void) | undefined;
}

/**
 * Sends one mail, never twice: one that was being sent when its process died may have arrived, and is only reported. A
 * server that cannot be reached, or says 'later', is tried again.
 * @throws what the mail server said, so that the job is tried again
 */
export async function deliverMail(office: PostOffice, mailId: string): Promise<void> {
  const { db, mailer, hostName } = office;
  const mail = await findMail(db, mailId);
  if (mail?.state === 'sending') {
    await settle(office, mailId, 'interrupted', new Error('The program ended while this mail was being sent.'));
    return;
  }
  if (mail?.state !== 'waiting') return;
  const letter = await writeLetter(office, mail.details);
  if (!(await moveMail(db, mailId, { from: 'waiting', to: 'sending' }))) return;
  if (!letter) {
    await settle(office, mailId, 'dropped');
    return;
  }
  try {
    await mailer.send(toMail(mailId, letter, hostName));
  } catch (error) {
    if (!(error instanceof MailError)) throw error;
    if (error.fault !== 'try again') {
      await settle(office, mailId, error.fault === 'refused' ? 'failed' : 'interrupted', error);
      return;
    }
    await putBack(db, mailId, error.message);
    throw error;
  }
  await settle(office, mailId, 'sent');
}

/** For how many seconds the database may be away as well, when a network fails. */
const mostTries = 20;

/** Has a mail wait again, which was not sent for certain: left as it is, it would count as one that may have arrived. */
async function putBack(db: Database, mailId: string, problem: string): Promise<void> {
  for (let tried = 1; ; tried += 1) {
    try {
      await moveMail(db, mailId, { from: 'sending', to: 'waiting', problem });
      return;
    } catch (error) {
      if (tried === mostTries || !isDatabaseAway(error)) throw error;
      await delay(1_000);
    }
  }
}

async function settle(
  { db, clock, log, onSettled }: PostOffice,
  mailId: string,
  state: 'sent' | 'dropped' | 'failed' | 'interrupted',
  error?: Error,
): Promise<void> {
  await moveMail(db, mailId, {
    from: 'sending',
    to: state,
    settledAt: clock(),
    ...(error && { problem: error.message }),
  });
  onSettled?.(state);
  if (state === 'failed') log.error({ err: error, mailId }, 'A mail was refused');
  if (state === 'interrupted') log.error({ err: error, mailId }, 'A mail may not have arrived, and is not sent again');
}
