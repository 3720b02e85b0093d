import { diffFields } from '@eptw/domain/text/field-changes';
import { toEmailAddress, validateNewEmail } from '@eptw/domain/text/email';
import { validateText } from '@eptw/domain/text/plain-text';
import { toStoredLine } from '@eptw/domain/text/stored-text';
import { roleLabels } from '@eptw/domain/user/role';
import { inTransaction } from '../../../database/transaction.ts';
import type { AppContext } from '../../../app-context.ts';
import { recordAuditEntry } from '../../audit-log/record.ts';
import { endUserSessions } from '../../sessions/service.ts';
import { issueCode } from '../accounts/codes.ts';
import { publishAccountsChanged } from '../subscriptions.ts';
import { insertAccount, hasNoAccounts, lockAccountByEmail, promoteAccount } from './store.ts';

type SuperAdminContext = Pick<AppContext, 'db' | 'clock' | 'events' | 'sessions' | 'linkBase' | 'hostName'>;

/**
 * Creates a Super Admin on behalf of the command line, or promotes an existing account, and returns the link to
 * choose a password: valid once, within an hour.
 * @throws an error with one sentence if the address or name is invalid
 */
export async function createSuperAdmin(
  context: SuperAdminContext,
  address: string,
  typedName: string,
): Promise<string> {
  const email = toEmailAddress(address);
  const name = toStoredLine(typedName);
  const problem =
    validateNewEmail(address) ?? validateText(name, { label: 'The name', maxLength: 100, required: true });
  if (problem) throw new Error(problem);
  return inTransaction(context.db, async (db) => {
    const now = context.clock();
    const existing = await lockAccountByEmail(db, email);
    const personId = existing?.id ?? (await insertSuperAdmin({ ...context, db }, email, name));
    if (existing) {
      await promoteAccount(db, existing.id, now);
      await endUserSessions({ ...context, db }, [existing.id]);
    }
    await publishAccountsChanged({ ...context, db });
    const code = await issueCode(db, { personId, purpose: 'resetPassword', email }, now);
    const before: Record<string, string> = existing ? { Role: roleLabels[existing.role], Status: existing.status } : {};
    const changes = diffFields(before, { Role: roleLabels.SuperAdmin, Status: 'Approved' });
    await recordAuditEntry({ ...context, db }, 'command line', {
      action: changes.length === 0 ? 'resetPassword' : existing ? 'update' : 'create',
      kind: 'user',
      subjectId: personId,
      subjectName: email,
      changes,
    });
    return createPasswordLink(context, code);
  });
}

function insertSuperAdmin(
  { db, clock, hostName }: SuperAdminContext,
  email: string,
  fullName: string,
): Promise<string> {
  return insertAccount(db, {
    email,
    full_name: fullName,
    role: 'SuperAdmin',
    status: 'Approved',
    company: hostName,
    email_verified_at: clock(),
  });
}

function createPasswordLink({ linkBase }: SuperAdminContext, code: string): string {
  return `${linkBase}/reset-password?${new URLSearchParams({ security_code: code }).toString()}`;
}

/**
 * At start, creates the Super Admin named in the settings if there are no accounts, with a new link at every start until
 * they choose a password. Returns the text to print; undefined if there is nothing to do.
 */
export async function ensureFirstSuperAdmin(
  context: SuperAdminContext,
  firstSuperAdmin: string | undefined,
): Promise<string | undefined> {
  const isWithoutAccounts = await hasNoAccounts(context.db);
  if (firstSuperAdmin === undefined)
    return isWithoutAccounts
      ? 'No accounts exist yet. Create the first Super Admin: npm run super-admin -w server -- you@example.com "Your Name"'
      : undefined;
  const existing = await inTransaction(context.db, (db) => lockAccountByEmail(db, firstSuperAdmin));
  const needsPassword = isWithoutAccounts || (existing?.role === 'SuperAdmin' && existing.password_hash === null);
  if (!needsPassword) return undefined;
  const link = await createSuperAdmin(context, firstSuperAdmin, existing?.full_name ?? guessName(firstSuperAdmin));
  return `${firstSuperAdmin} is Super Admin and chooses a password, within an hour, at ${link}`;
}

/** 'sofia.tan@fab.example' becomes 'Sofia Tan' until she changes it. */
function guessName(email: string): string {
  const words = (email.split('@', 1)[0] ?? '').split(/[._-]+/).filter(Boolean);
  return words.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join(' ') || email;
}
