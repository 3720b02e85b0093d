import type { Database } from '../../database/connect.ts';
import type { MailDetails, MailState, Row } from '../../database/tables.ts';

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

interface MailMove {
  from: MailState;
  to: MailState;
  problem?: string;
  settledAt?: Date;
}

/** Moves a mail from one state to another. Answers false when it is not in the first. */
export async function moveMail(db: Database, id: string, { from, to, problem, settledAt }: MailMove): Promise<boolean> {
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
