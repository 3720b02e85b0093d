import type { Database } from '../../../database/connect.ts';
import { findAccount, findAccountByEmail, type AccountRow } from './store.ts';

/** An account as mails to its owner need it. */
export interface Account {
  id: string;
  email: string;
  /** The address that replaces the current one once it is verified. */
  pendingEmail: string | undefined;
  fullName: string;
  company: string;
  isApproved: boolean;
  emailVerified: boolean;
  hasPassword: boolean;
  /** The page that its owner chose to see first. */
  firstPage: string | null;
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
      firstPage: row.first_page,
    }
  );
}

/** Undefined if it does not exist or is archived. */
export async function findAccountById(db: Database, id: string): Promise<Account | undefined> {
  return toAccount(await findAccount(db, id));
}

/** Finds an account by e-mail address, in any case; undefined if there is none. */
export async function findAccountWithEmail(db: Database, email: string): Promise<Account | undefined> {
  return toAccount(await findAccountByEmail(db, email));
}
