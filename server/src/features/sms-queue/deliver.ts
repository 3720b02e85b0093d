import {
  maximumUncertainSends,
  textMessageLifetimeMs,
  toTextMessageNumber,
} from '@eptw/domain/notification/text-message';
import type { FastifyBaseLogger } from 'fastify';
import type { AppContext } from '../../app-context.ts';
import type { TextMessageState } from '../../database/sms-tables.ts';
import { SmsError } from '../../sms/sms-gateway.ts';
import { isBeingSent, saveOutcome, takeTextMessage, type TakenTextMessage } from './store.ts';

/** What delivering text messages needs. */
export interface SmsDeliveryContext extends Pick<AppContext, 'db' | 'clock' | 'smsGateway'> {
  /** Of numbers without one. */
  countryCode: string | undefined;
  log: FastifyBaseLogger;
  /** Called with the final state of each text message. */
  onSettled?: ((state: TextMessageState) => void) | undefined;
}

/** Longer than any request to a gateway takes, in milliseconds: a process that took a message before has died. */
const abandonedAfterMs = 120_000;

/**
 * Sends one text message, while it is news: not when it is too old, or when a later one about the same job replaced it.
 * A stop that arrives twice is better than one that never does, so it is sent again a few times when it is unknown
 * whether the gateway took it.
 * @throws the gateway's error, so that the job is retried
 */
export async function deliverTextMessage(context: SmsDeliveryContext, id: string): Promise<void> {
  const { db, clock, smsGateway, countryCode } = context;
  const now = clock();
  const abandonedBefore = new Date(now.getTime() - abandonedAfterMs);
  const message = await takeTextMessage(db, id, { now, abandonedBefore });
  if (!message) {
    if (await isBeingSent(db, id)) throw new Error('Another process may still be sending this text message.');
    return;
  }
  const { text, uncertainSends } = message;
  const to = toTextMessageNumber(message.phone, countryCode);
  if (!smsGateway || to === undefined || message.isReplaced) return settle(context, id, 'dropped', { uncertainSends });
  const problem = findProblem(message, now);
  if (problem) return settle(context, id, problem.state, { uncertainSends, problem: problem.sentence });
  try {
    await smsGateway.send({ to, text });
  } catch (error) {
    if (!(error instanceof SmsError)) throw error;
    return handleFailure(context, id, uncertainSends, error);
  }
  return settle(context, id, 'sent', { uncertainSends });
}

/** Why a text message is not sent any more; undefined while it may be. */
function findProblem(
  { createdAt, uncertainSends }: TakenTextMessage,
  now: Date,
): { state: 'late' | 'interrupted'; sentence: string } | undefined {
  if (now.getTime() - createdAt.getTime() > textMessageLifetimeMs)
    return { state: 'late', sentence: 'It could not be sent in time.' };
  return uncertainSends >= maximumUncertainSends ? { state: 'interrupted', sentence: uncertain } : undefined;
}

const uncertain = 'The application stopped while this text message was being sent.';

async function handleFailure(
  context: SmsDeliveryContext,
  id: string,
  earlierSends: number,
  error: SmsError,
): Promise<void> {
  const { fault, message: problem } = error;
  const uncertainSends = earlierSends + (fault === 'unknown' ? 1 : 0);
  if (fault === 'refused') return settle(context, id, 'failed', { uncertainSends, problem });
  if (uncertainSends >= maximumUncertainSends) return settle(context, id, 'interrupted', { uncertainSends, problem });
  await saveOutcome(context.db, id, { state: 'waiting', problem, uncertainSends, settledAt: null });
  throw error;
}

/** What is logged of a text message that may not have arrived. */
const logged: Partial<Record<TextMessageState, string>> = {
  late: 'A text message could not be sent in time',
  failed: 'A text message was refused by the SMS gateway',
  interrupted: 'A text message may not have arrived and is not sent again',
};

async function settle(
  { db, clock, log, onSettled }: SmsDeliveryContext,
  id: string,
  state: 'sent' | 'dropped' | 'late' | 'failed' | 'interrupted',
  { uncertainSends, problem }: { uncertainSends: number; problem?: string },
): Promise<void> {
  await saveOutcome(db, id, { state, problem, uncertainSends, settledAt: clock() });
  onSettled?.(state);
  const sentence = logged[state];
  if (sentence) log.error({ textMessageId: id, problem }, sentence);
}
