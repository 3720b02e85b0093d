import { canJoinGroups, type AccountDetails } from '@eptw/domain/user/account-details';
import type { ManagedUser } from './user-tags.tsx';

const emptyDetails: AccountDetails = { fullname: '', email: '', role: '', company: '', phone: '', site: [], group: [] };

/** Returns an account's form values; empty for a new one. */
export function toAccountDetails(user: ManagedUser | undefined): AccountDetails {
  if (!user) return emptyDetails;
  const { fullname, email, role, company, phone, sites, group } = user;
  return {
    fullname,
    email,
    role,
    company,
    phone,
    site: sites.map((site) => site._id),
    group: group.map(({ _id }) => _id),
  };
}

function isSameValue(value: unknown, otherValue: unknown): boolean {
  if (!Array.isArray(value) || !Array.isArray(otherValue)) return value === otherValue;
  return value.length === otherValue.length && value.every((entry) => otherValue.includes(entry));
}

/**
 * Returns the values that differ from the loaded account: only these are sent, so that concurrent changes by others
 * are not overwritten. A role without groups is sent with none.
 */
export function findAccountChanges(loaded: AccountDetails, details: AccountDetails): Partial<AccountDetails> {
  const group = canJoinGroups(details.role) ? details.group : [];
  const edited = { ...details, group };
  return Object.fromEntries(
    Object.entries(edited).filter(([name, value]) => !isSameValue(value, loaded[name as keyof AccountDetails])),
  );
}
