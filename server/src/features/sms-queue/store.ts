import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import type { TextMessageState } from '../../database/sms-tables.ts';
import type { NewTextMessage } from './types.ts';

/** Those of these workers who have a telephone number. */
export async function listReachableWorkers(db: Database, workerIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('worker')
    .select('id')
    .where('id', 'in', workerIds)
    .where('erased_at', 'is', null)
    .where('phone', '<>', '')
    .execute();
  return rows.map(({ id }) => id);
}

/** Adds text messages and returns their ids. */
export async function insertTextMessages(
  db: Database,
  messages: readonly NewTextMessage[],
  now: Date,
): Promise<string[]> {
  const rows = await db
    .insertInto('text_message')
    .values(
      messages.map(({ permitId, workerId, sequence, text }) => ({
        permit_id: permitId,
        worker_id: workerId,
        sequence,
        text,
        created_at: now,
      })),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** A text message that this process has taken to send. */
export interface TakenTextMessage {
  text: string;
  uncertainSends: number;
  createdAt: Date;
  /** The worker's telephone number now; empty if it was erased. */
  phone: string;
  /** Whether there is a later one about the same job to the same worker. */
  isReplaced: boolean;
}

/**
 * Takes a text message to send it, so that no other process does: one that waits, or one that a process took before
 * `abandonedBefore` and never finished with, which counts as an uncertain send. Undefined for any other.
 */
export async function takeTextMessage(
  db: Database,
  id: string,
  { now, abandonedBefore }: { now: Date; abandonedBefore: Date },
): Promise<TakenTextMessage | undefined> {
  return db
    .updateTable('text_message')
    .from('worker')
    .set({
      state: 'sending',
      taken_at: now,
      uncertain_sends: sql<number>`uncertain_sends + case when state = 'sending' then 1 else 0 end`,
    })
    .whereRef('worker.id', '=', 'text_message.worker_id')
    .where('text_message.id', '=', id)
    .where(({ eb, or, and }) =>
      or([eb('state', '=', 'waiting'), and([eb('state', '=', 'sending'), eb('taken_at', '<', abandonedBefore)])]),
    )
    .returning(({ exists, selectFrom }) => [
      'text_message.text',
      'text_message.uncertain_sends as uncertainSends',
      'text_message.created_at as createdAt',
      'worker.phone',
      exists(
        selectFrom('text_message as later')
          .select('later.id')
          .whereRef('later.permit_id', '=', 'text_message.permit_id')
          .whereRef('later.worker_id', '=', 'text_message.worker_id')
          .whereRef('later.sequence', '>', 'text_message.sequence'),
      )
        .$castTo<boolean>()
        .as('isReplaced'),
    ])
    .executeTakeFirst();
}

/** Whether a text message is being sent. */
export async function isBeingSent(db: Database, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('text_message')
    .select('id')
    .where('id', '=', id)
    .where('state', '=', 'sending')
    .executeTakeFirst();
  return row !== undefined;
}

/** What became of a text message that was taken. */
export interface TextMessageOutcome {
  state: Exclude<TextMessageState, 'sending'>;
  problem?: string | undefined;
  uncertainSends: number;
  /** Null for one that waits for the next attempt. */
  settledAt: Date | null;
}

export async function saveOutcome(db: Database, id: string, outcome: TextMessageOutcome): Promise<void> {
  await db
    .updateTable('text_message')
    .set({
      state: outcome.state,
      problem: outcome.problem ?? null,
      uncertain_sends: outcome.uncertainSends,
      settled_at: outcome.settledAt,
    })
    .where('id', '=', id)
    .where('state', '=', 'sending')
    .execute();
}

export async function deleteSettledTextMessages(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('text_message').where('settled_at', '<', before).execute();
}

/** The number of text messages in a state. */
export interface TextMessageCount {
  state: TextMessageState;
  count: number;
}

/** How many text messages are not settled, by state. */
export async function countUnsettledByState(db: Database): Promise<TextMessageCount[]> {
  return db
    .selectFrom('text_message')
    .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
    .where('settled_at', 'is', null)
    .groupBy('state')
    .execute();
}

/** Settles every text message that waits or is being sent as interrupted. */
export async function interruptUnsettledTextMessages(db: Database, problem: string, now: Date): Promise<void> {
  await db
    .updateTable('text_message')
    .set({ state: 'interrupted', problem, settled_at: now })
    .where('settled_at', 'is', null)
    .execute();
}
