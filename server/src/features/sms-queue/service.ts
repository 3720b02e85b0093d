import type { AppContext } from '../../app-context.ts';
import type { Database } from '../../database/connect.ts';
import { addJobs } from '../../database/job-queue.ts';
import {
  countUnsettledByState,
  deleteSettledTextMessages,
  insertTextMessages,
  interruptUnsettledTextMessages,
  listReachableWorkers,
  type TextMessageCount,
} from './store.ts';
import type { NewTextMessage } from './types.ts';

/**
 * Queues text messages to send once the caller's transaction commits; nothing without an SMS gateway. Workers without a
 * telephone number get none.
 */
export async function queueTextMessages(
  { db, clock, smsGateway }: Pick<AppContext, 'db' | 'clock' | 'smsGateway'>,
  messages: readonly NewTextMessage[],
): Promise<void> {
  if (!smsGateway || messages.length === 0) return;
  const reachable = new Set(
    await listReachableWorkers(
      db,
      messages.map(({ workerId }) => workerId),
    ),
  );
  const sendable = messages.filter(({ workerId }) => reachable.has(workerId));
  if (sendable.length === 0) return;
  const ids = await insertTextMessages(db, sendable, clock());
  await addJobs(
    db,
    'deliverTextMessage',
    ids.map((textMessageId) => ({ textMessageId })),
  );
}

/** Deletes the records of text messages settled before this time. */
export async function deleteOldTextMessages({ db }: Pick<AppContext, 'db'>, before: Date): Promise<void> {
  await deleteSettledTextMessages(db, before);
}

/** How many text messages are waiting or being sent. */
export async function countUnsettledTextMessages(db: Database): Promise<TextMessageCount[]> {
  return countUnsettledByState(db);
}

/** A text message that was waiting at the time of a backup is long out of date: none is sent after a restore. */
export async function settleTextMessagesAfterRestore({ db, clock }: Pick<AppContext, 'db' | 'clock'>): Promise<void> {
  await interruptUnsettledTextMessages(
    db,
    'The database was restored from a backup. It is unknown whether this text message was sent.',
    clock(),
  );
}
