import type { Database } from '../../../database/connect.ts';
import { countAwaitedApprovals, findEmptyGroups, type LockedAccount } from './store.ts';
import { needsVerification } from './email-change.ts';
import type { AccountStatus } from '@eptw/domain/user/account-status';

/** Says which groups nobody is left in: permits that wait for them wait for ever. */
export async function describeEmptiedGroups(db: Database, groupIds: readonly string[]): Promise<string[]> {
  const names = groupIds.length > 0 ? await findEmptyGroups(db, groupIds) : [];
  if (names.length === 0) return [];
  const [have, them] = names.length === 1 ? ['has', 'it'] : ['have', 'them'];
  return [`${names.join(', ')} ${have} no members any more: add somebody, for permits wait for ${them}.`];
}

/** Says on how many permits somebody else has to approve now. */
export async function describeAwaitedApprovals(db: Database, personId: string): Promise<string[]> {
  const count = await countAwaitedApprovals(db, personId);
  if (count === 0) return [];
  const [permits, wait] = count === 1 ? ['permit', 'waits'] : ['permits', 'wait'];
  return [`${count} unfinished ${permits} ${wait} for their approval: change the reviewers.`];
}

/** What an administrator reads about a change, and what is to be done next. */
export async function describeFollowUps(
  db: Database,
  account: LockedAccount,
  update: { fullName: string; email: string; status: AccountStatus; groups: readonly { id: string }[] },
): Promise<string> {
  const { fullName: name, email } = update;
  const left = account.groups.filter((group) => !update.groups.some((one) => one.id === group.id));
  const emptied = await describeEmptiedGroups(
    db,
    left.map((group) => group.id),
  );
  if (update.status === 'Pending' && account.status === 'Approved')
    return [
      `${name} is suspended and cannot sign in.`,
      ...(await describeAwaitedApprovals(db, account.id)),
      ...emptied,
    ].join(' ');
  if (update.status === 'Approved' && account.status === 'Pending')
    return account.emailVerified
      ? `${name} is approved, and told so by e-mail.`
      : `${name} is approved. A link to verify the address goes to ${email}.`;
  const proof = needsVerification(account, email)
    ? [`${email} takes the place of ${account.email} when the link that goes there is followed.`]
    : [];
  return [`The account of ${name} was changed.`, ...proof, ...emptied].join(' ');
}
