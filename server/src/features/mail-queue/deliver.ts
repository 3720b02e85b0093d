import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { isDatabaseUnavailable } from '../../database/unavailable.ts';
import type { Database } from '../../database/connect.ts';
import type { MailState } from '../../database/mail-tables.ts';
import { renderMail } from '../../mail/render-mail.ts';
import { MailError, type Mailer } from '../../mail/mailer.ts';
import { composeMail, type MailContext, type MailRenderers } from './mail-renderers.ts';
import { findMail, transitionMail } from './store.ts';

/** What delivering mails needs. */
export interface MailDeliveryContext extends MailContext {
  mailer: Mailer;
  renderers: MailRenderers;
  log: FastifyBaseLogger;
  /** Called with the final state of each mail. */
  onSettled?: ((state: MailState) => void) | undefined;
}

/**
 * Sends one mail, at most once: if the process died while sending, the mail may have arrived, so it is only reported.
 * If the server cannot be reached or asks to retry, the mail waits for the next attempt.
 * @throws the mail server's error, so that the job is retried
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

/** How many seconds to keep trying when the database is unreachable too, as in a network failure. */
const maxRequeueAttempts = 20;

/**
 * Puts a mail that was certainly not sent back to waiting; left in its state, it would count as one that may have
 * arrived.
 */
async function requeueMail(db: Database, mailId: string, problem: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await transitionMail(db, mailId, { from: 'sending', to: 'waiting', problem });
      return;
    } catch (error) {
      if (attempt === maxRequeueAttempts || !isDatabaseUnavailable(error)) throw error;
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
