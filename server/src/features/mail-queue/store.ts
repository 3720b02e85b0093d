import type { Database } from '../../database/connect.ts';
import type { MailDetails, MailState } from '../../database/mail-tables.ts';
import type { Row } from '../../database/tables.ts';

export async function insertMails(db: Database, mails: readonly MailDetails[], now: Date): Promise<string[]> {
  const rows = await db
    .insertInto('mail')
    .values(mails.map((details) => ({ details: JSON.stringify(details), created_at: now })))
    .returning('id')
    .execute();
  return rows.map((row) => row.id);
}

export async function findMail(db: Database, id: string): Promise<Pick<Row<'mail'>, 'details' | 'state'> | undefined> {
  return db.selectFrom('mail').select(['details', 'state']).where('id', '=', id).executeTakeFirst();
}

interface MailTransition {
  from: MailState;
  to: MailState;
  problem?: string;
  settledAt?: Date;
}

/** Moves a mail from one state to another. Returns false if it is not in the first. */
export async function transitionMail(
  db: Database,
  id: string,
  { from, to, problem, settledAt }: MailTransition,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('mail')
    .set({ state: to, problem: problem ?? null, settled_at: settledAt ?? null })
    .where('id', '=', id)
    .where('state', '=', from)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function deleteSettledMails(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('mail').where('settled_at', '<', before).execute();
}

export interface MailCount {
  state: MailState;
  count: number;
}

/** How many mails are not settled, by state. */
export async function countUnsettledByState(db: Database): Promise<MailCount[]> {
  return db
    .selectFrom('mail')
    .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
    .where('settled_at', 'is', null)
    .groupBy('state')
    .execute();
}

/** Settles every waiting or sending mail as interrupted. */
export async function interruptUnsettledMails(db: Database, problem: string, now: Date): Promise<void> {
  await db
    .updateTable('mail')
    .set({ state: 'interrupted', problem, settled_at: now })
    .where('settled_at', 'is', null)
    .execute();
}
