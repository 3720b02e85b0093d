import { accountAdministrators } from '@eptw/domain/user/authority';
import type { Page } from '../../graphql/answers.ts';
import type { Scope } from '../../graphql/context.ts';
import { pageOf, type PageArguments } from '../../graphql/paging.ts';
import { countGroups, listGroups, type GroupFilter } from './store.ts';
import type { Group } from './types.ts';

interface GroupRequest extends PageArguments {
  searchText?: string | null | undefined;
  sites?: readonly string[] | null | undefined;
  /** Only groups that the caller may change. */
  own?: boolean | null | undefined;
}

/** Groups that are not archived, with their members: all of them, or those of some sites or whose name matches. */
export async function getGroups({ db, actor }: Scope, request: GroupRequest): Promise<Page<Group>> {
  const { take, skip } = pageOf(request);
  const { searchText, sites, own } = request;
  const within = own && actor.role !== 'SuperAdmin' ? keptSites(actor) : undefined;
  const filter: GroupFilter = { searchText, sites, within };
  const [count, items] = await Promise.all([countGroups(db, filter), listGroups(db, filter, take, skip)]);
  return { count, items };
}

function keptSites({ role, siteIds }: Scope['actor']): readonly string[] {
  return accountAdministrators.includes(role) ? siteIds : [];
}
