import type { Database } from '../../../database/connect.ts';
import { findAccount, findAccountByEmail, type AccountRow } from './store.ts';

/** An account as far as its owner's mails are about it. */
export interface Account {
  id: string;
  email: string;
  /** The address that takes the other's place once it is verified. */
  pendingEmail: string | undefined;
  fullName: string;
  company: string;
  isApproved: boolean;
  emailVerified: boolean;
  hasPassword: boolean;
}

function toAccount(row: AccountRow | undefined): Account | undefined {
  return (
    row && {
      id: row.id,
      email: row.email,
      pendingEmail: row.pending_email ?? undefined,
      fullName: row.full_name,
      company: row.company,
      isApproved: row.status === 'Approved',
      emailVerified: row.email_verified_at !== null,
      hasPassword: row.password_hash !== null,
    }
  );
}

/** Nothing when it does not exist or is archived. */
export async function findAccountById(db: Database, id: string): Promise<Account | undefined> {
  return toAccount(await findAccount(db, id));
}

/** By e-mail address, in any case; nothing when nobody has it. */
export async function findAccountWithEmail(db: Database, email: string): Promise<Account | undefined> {
  return toAccount(await findAccountByEmail(db, email));
}
