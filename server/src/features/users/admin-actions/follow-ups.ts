import type { Database } from '../../../database/connect.ts';
import { countAwaitedApprovals, findEmptyGroups, type LockedAccount } from './store.ts';
import { needsVerification } from './email-change.ts';
import type { AccountStatus } from '@eptw/domain/user/account-status';

/** Names the groups left without members: nobody can give the approvals that permits need from them. */
export async function describeEmptiedGroups(db: Database, groupIds: readonly string[]): Promise<string[]> {
  const names = groupIds.length > 0 ? await findEmptyGroups(db, groupIds) : [];
  if (names.length === 0) return [];
  const [have, their] = names.length === 1 ? ['has', 'its'] : ['have', 'their'];
  return [`${names.join(', ')} ${have} no members left. Permits need ${their} approval: add a member.`];
}

/** Says how many open permits still need the approval of this user. */
export async function describeAwaitedApprovals(db: Database, personId: string): Promise<string[]> {
  const count = await countAwaitedApprovals(db, personId);
  if (count === 0) return [];
  const [permits, need] = count === 1 ? ['permit', 'needs'] : ['permits', 'need'];
  return [`${count} open ${permits} still ${need} their approval: change the reviewers.`];
}

/** Describes a change to an account, and what the administrator must do next. */
export async function describeFollowUps(
  db: Database,
  account: LockedAccount,
  update: { fullName: string; email: string; status: AccountStatus; groups: readonly { id: string }[] },
): Promise<string> {
  const { fullName: name, email } = update;
  const leftGroups = account.groups.filter((group) => !update.groups.some((one) => one.id === group.id));
  const emptied = await describeEmptiedGroups(
    db,
    leftGroups.map((group) => group.id),
  );
  if (update.status === 'Pending' && account.status === 'Approved')
    return [
      `${name} is suspended and cannot sign in.`,
      ...(await describeAwaitedApprovals(db, account.id)),
      ...emptied,
    ].join(' ');
  if (update.status === 'Approved' && account.status === 'Pending')
    return account.emailVerified
      ? `${name} is approved and was notified by e-mail.`
      : `${name} is approved. We sent ${email} a link to verify the address.`;
  const proof = needsVerification(account, email) ? [`${email} replaces ${account.email} once it is verified.`] : [];
  return [`The account of ${name} was changed.`, ...proof, ...emptied].join(' ');
}
