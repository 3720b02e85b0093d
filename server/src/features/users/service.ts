import type { Database } from '../../database/connect.ts';
import type { Page } from '../../graphql/payloads.ts';
import type { ActorContext, AppContext } from '../../app-context.ts';
import { Refusal } from '../../refusal.ts';
import { loadPage, type PageArguments } from '../../graphql/paging.ts';
import { message } from '@eptw/domain/message';
import { findUser, listUserRows } from './store.ts';
import type { User } from './types.ts';

type UserSearch = PageArguments & { searchText?: string | null | undefined };

/** Choosing users needs their names and e-mail addresses, not their telephone numbers. */
export function hidePhones(page: Page<User>): Page<User> {
  return { ...page, items: page.items.map((user) => ({ ...user, phone: '' })) };
}

/** Approved staff of the host, who can be hosts, owners or reviewers. */
export async function listMicronUsers({ db, staffEmailDomain }: AppContext, search: UserSearch): Promise<Page<User>> {
  const { searchText } = search;
  return hidePhones(await loadPage(search, listUserRows(db, { searchText, staffEmailDomain, approvedOnly: true })));
}

/** All users for Super Admins; approved staff of the host and approved users of the actor's company for others. */
export async function listAllUsers(
  { db, staffEmailDomain, actor }: ActorContext,
  search: UserSearch,
): Promise<Page<User>> {
  const { searchText } = search;
  if (actor.role === 'SuperAdmin') return loadPage(search, listUserRows(db, { searchText, approvedOnly: false }));
  const { company } = actor;
  return hidePhones(
    await loadPage(search, listUserRows(db, { searchText, staffEmailDomain, company, approvedOnly: true })),
  );
}

/** One account. Throws NOT_FOUND if it does not exist or is archived. */
export async function loadUser(db: Database, id: string): Promise<User> {
  const user = await findUser(db, id);
  if (!user) throw new Refusal('NOT_FOUND', message.notFound);
  return user;
}
