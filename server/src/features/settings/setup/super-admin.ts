import { fieldChanges } from '@eptw/domain/administration/act';
import { emailProblem, textProblem } from '@eptw/domain/plain-text';
import { roleLabels } from '@eptw/domain/user/role';
import { inTransaction } from '../../../database/transaction.ts';
import type { Services } from '../../../graphql/context.ts';
import { recordAct } from '../../administration/history/record.ts';
import { endSessionsOf } from '../../sessions/service.ts';
import { issueCode } from '../../users/accounts/codes.ts';
import { tellOfAccounts } from '../../users/watching.ts';
import { insertAccount, isUninhabited, lockAccount, promoteAccount } from './store.ts';

type Ground = Pick<Services, 'db' | 'clock' | 'events' | 'signedIn' | 'linkBase' | 'hostName'>;

/**
 * Makes somebody a Super Admin in the name of whoever has the command line, and answers the link under which they choose
 * their password: good once, within an hour. An account that exists gets the role; otherwise a new one is made.
 * @throws an error with one sentence when address or name cannot be
 */
export async function makeSuperAdmin(ground: Ground, address: string, name: string): Promise<string> {
  const email = address.trim();
  const problem = emailProblem(email) ?? textProblem(name, { label: 'The name', greatest: 100, required: true });
  if (problem) throw new Error(problem);
  return inTransaction(ground.db, async (db) => {
    const now = ground.clock();
    const known = await lockAccount(db, email);
    const personId = known?.id ?? (await insertNewAccount({ ...ground, db }, email, name.trim()));
    if (known) {
      await promoteAccount(db, known.id, now);
      await endSessionsOf({ ...ground, db }, [known.id]);
    }
    await tellOfAccounts({ ...ground, db });
    const code = await issueCode(db, { personId, purpose: 'resetPassword', email }, now);
    const before: Record<string, string> = known ? { Role: roleLabels[known.role], Status: known.status } : {};
    const changes = fieldChanges(before, { Role: roleLabels.SuperAdmin, Status: 'Approved' });
    await recordAct({ ...ground, db }, 'command line', {
      action: changes.length === 0 ? 'resetPassword' : known ? 'update' : 'create',
      kind: 'user',
      subjectId: personId,
      subjectName: email,
      changes,
    });
    return linkTo(ground, code);
  });
}

function insertNewAccount({ db, clock, hostName }: Ground, email: string, fullName: string): Promise<string> {
  return insertAccount(db, {
    email,
    full_name: fullName,
    role: 'SuperAdmin',
    status: 'Approved',
    company: hostName,
    email_verified_at: clock(),
  });
}

function linkTo({ linkBase }: Ground, code: string): string {
  return `${linkBase}/reset-password?${new URLSearchParams({ security_code: code }).toString()}`;
}

/**
 * Looks after an installation that nobody can sign in to: makes the Super Admin that the settings name, as long as they
 * have not chosen a password, and answers what to print. Nothing when people have accounts already.
 */
export async function welcomeFirst(ground: Ground, firstSuperAdmin: string | undefined): Promise<string | undefined> {
  const uninhabited = await isUninhabited(ground.db);
  if (firstSuperAdmin === undefined)
    return uninhabited
      ? 'Nobody has an account yet. Make yourself Super Admin: npm run super-admin -w server -- you@example.com "Your Name"'
      : undefined;
  const known = await inTransaction(ground.db, (db) => lockAccount(db, firstSuperAdmin));
  const waits = uninhabited || (known?.role === 'SuperAdmin' && known.password_hash === null);
  if (!waits) return undefined;
  const link = await makeSuperAdmin(ground, firstSuperAdmin, known?.full_name ?? nameOf(firstSuperAdmin));
  return `${firstSuperAdmin} is Super Admin and chooses a password, within an hour, at ${link}`;
}

/** 'sofia.tan@fab.example' is called 'Sofia Tan' until she says otherwise. */
function nameOf(email: string): string {
  const words = (email.split('@', 1)[0] ?? '').split(/[._-]+/).filter(Boolean);
  return words.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join(' ') || email;
}
