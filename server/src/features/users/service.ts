import type { Database } from '../../database/connect.ts';
import type { Page } from '../../graphql/answers.ts';
import type { Scope, Services } from '../../graphql/context.ts';
import { Refusal } from '../../graphql/errors.ts';
import { pageOf, type PageArguments } from '../../graphql/paging.ts';
import { message } from '@eptw/domain/message';
import { countPeople, findPerson, listPeople, type PeopleFilter } from './store.ts';
import type { User } from './types.ts';

type Search = PageArguments & { searchText?: string | null | undefined };

async function pageOfPeople(db: Database, page: PageArguments, filter: PeopleFilter): Promise<Page<User>> {
  const { take, skip } = pageOf(page);
  const [count, items] = await Promise.all([countPeople(db, filter), listPeople(db, filter, take, skip)]);
  return { count, items };
}

/** Whoever chooses people is to know their names and e-mail addresses, not their telephone numbers. */
export function withoutPhones(page: Page<User>): Page<User> {
  return { ...page, items: page.items.map((user) => ({ ...user, phone: '' })) };
}

/** Approved staff of the host: who can be a host, an owner or a reviewer. */
export async function getAllMicronUsers({ db, staffEmailDomain }: Services, search: Search): Promise<Page<User>> {
  const { searchText } = search;
  return withoutPhones(await pageOfPeople(db, search, { searchText, staffEmailDomain, approvedOnly: true }));
}

/** Everybody for SuperAdmins; approved staff of the host and the own company's approved people for all others. */
export async function getAllUsers({ db, staffEmailDomain, actor }: Scope, search: Search): Promise<Page<User>> {
  const { searchText } = search;
  if (actor.role === 'SuperAdmin') return pageOfPeople(db, search, { searchText, approvedOnly: false });
  const { company } = actor;
  return withoutPhones(await pageOfPeople(db, search, { searchText, staffEmailDomain, company, approvedOnly: true }));
}

/** One account, whole. Refuses with NOT_FOUND when it does not exist or is archived. */
export async function personById(db: Database, id: string): Promise<User> {
  const user = await findPerson(db, id);
  if (!user) throw new Refusal('NOT_FOUND', message.notFound);
  return user;
}
