import { message } from '@eptw/domain/message';
import { isAccountStatus } from '@eptw/domain/user/account-status';
import { isRole } from '@eptw/domain/user/role';
import type { Database } from '../../database/connect.ts';
import type { Page } from '../../graphql/payloads.ts';
import type { ActorContext, AppContext } from '../../app-context.ts';
import { Refusal } from '../../refusal.ts';
import { loadPage, type PageArguments } from '../../graphql/paging.ts';
import { findOptionTarget, findUser, listUserRows } from './store.ts';
import type { OptionFilter, User } from './types.ts';

interface UserSearch extends PageArguments {
  searchText?: string | null | undefined;
  filterOption?: string | null | undefined;
}

/** The option of a filter that keeps everybody. */
const everybody = 'All';

/**
 * Reads the `filterOption` of a list of users: a role, a status, the code of a site, or the id or name of a group.
 * Throws BAD_INPUT if it is none of them.
 */
export async function readFilterOption(db: Database, option: string | null | undefined): Promise<OptionFilter> {
  if (!option || option === everybody) return {};
  if (isRole(option)) return { role: option };
  if (isAccountStatus(option)) return { status: option };
  const target = await findOptionTarget(db, option);
  if (target) return target;
  throw new Refusal(
    'BAD_INPUT',
    `There is no role, status, site or MT group '${option.slice(0, 40)}' to filter by. Choose another.`,
  );
}

/** Choosing users needs their names and e-mail addresses, not their telephone numbers. */
export function hidePhones(page: Page<User>): Page<User> {
  return { ...page, items: page.items.map((user) => ({ ...user, phone: '' })) };
}

/** Approved staff of the host, who can be hosts, owners or reviewers. */
export async function listMicronUsers({ db, staffEmailDomain }: AppContext, search: UserSearch): Promise<Page<User>> {
  const { searchText } = search;
  const option = await readFilterOption(db, search.filterOption);
  const staff = listUserRows(db, { searchText, staffEmailDomain, approvedOnly: true, option });
  return hidePhones(await loadPage(search, staff));
}

/** All users for Super Admins; approved staff of the host and approved users of the actor's company for others. */
export async function listAllUsers(
  { db, staffEmailDomain, actor }: ActorContext,
  search: UserSearch,
): Promise<Page<User>> {
  const { searchText } = search;
  const option = await readFilterOption(db, search.filterOption);
  if (actor.role === 'SuperAdmin')
    return loadPage(search, listUserRows(db, { searchText, approvedOnly: false, option }));
  const { company } = actor;
  const users = listUserRows(db, { searchText, staffEmailDomain, company, approvedOnly: true, option });
  return hidePhones(await loadPage(search, users));
}

/** One account. Throws NOT_FOUND if it does not exist or is archived. */
export async function loadUser(db: Database, id: string): Promise<User> {
  const user = await findUser(db, id);
  if (!user) throw new Refusal('NOT_FOUND', message.notFound);
  return user;
}
