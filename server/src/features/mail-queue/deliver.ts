import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { isDatabaseUnavailable } from '../../database/unavailable.ts';
import type { Database } from '../../database/connect.ts';
import type { MailState } from '../../database/mail-tables.ts';
import { renderMail } from '../../mail/render-mail.ts';
import { MailError, type Mailer } from '../../mail/mailer.ts';
import { composeMail, type MailContext, type MailRenderers } from './mail-renderers.ts';
import { findMail, transitionMail } from './store.ts';

/** What mails are delivered with. */
export interface MailDeliveryContext extends MailContext {
  mailer: Mailer;
  renderers: MailRenderers;
  log: FastifyBaseLogger;
  /** Hears of each mail that came to an end. */
  onSettled?: ((state: MailState) => void) | undefined;
}

/**
 * Sends one mail, never twice: one that was being sent when its process died may have arrived, and is only reported. A
 * server that cannot be reached, or says 'later', is tried again.
 * @throws what the mail server said, so that the job is tried again
 */
export async function deliverMail(context: MailDeliveryContext, mailId: string): Promise<void> {
  const { db, mailer, renderers, hostName } = context;
  const mail = await findMail(db, mailId);
  if (mail?.state === 'sending') {
    await settleMail(
      context,
      mailId,
      'interrupted',
      new Error('The application stopped while this e-mail was being sent.'),
    );
    return;
  }
  if (mail?.state !== 'waiting') return;
  const content = await composeMail(renderers, context, mail.details);
  if (!(await transitionMail(db, mailId, { from: 'waiting', to: 'sending' }))) return;
  if (!content) {
    await settleMail(context, mailId, 'dropped');
    return;
  }
  try {
    await mailer.send(renderMail(mailId, content, hostName));
  } catch (error) {
    if (!(error instanceof MailError)) throw error;
    if (error.fault !== 'try again') {
      await settleMail(context, mailId, error.fault === 'refused' ? 'failed' : 'interrupted', error);
      return;
    }
    await requeueMail(db, mailId, error.message);
    throw error;
  }
  await settleMail(context, mailId, 'sent');
}

/** For how many seconds the database may be away as well, when a network fails. */
const maxPutBackAttempts = 20;

/** Has a mail wait again, which was not sent for certain: left as it is, it would count as one that may have arrived. */
async function requeueMail(db: Database, mailId: string, problem: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await transitionMail(db, mailId, { from: 'sending', to: 'waiting', problem });
      return;
    } catch (error) {
      if (attempt === maxPutBackAttempts || !isDatabaseUnavailable(error)) throw error;
      await delay(1_000);
    }
  }
}

async function settleMail(
  { db, clock, log, onSettled }: MailDeliveryContext,
  mailId: string,
  state: 'sent' | 'dropped' | 'failed' | 'interrupted',
  error?: Error,
): Promise<void> {
  await transitionMail(db, mailId, {
    from: 'sending',
    to: state,
    settledAt: clock(),
    ...(error && { problem: error.message }),
  });
  onSettled?.(state);
  if (state === 'failed') log.error({ err: error, mailId }, 'An e-mail was rejected');
  if (state === 'interrupted')
    log.error({ err: error, mailId }, 'An e-mail may not have arrived and is not sent again');
}
