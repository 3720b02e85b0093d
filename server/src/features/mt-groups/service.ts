import { accountAdministrators } from '@eptw/domain/user/authority';
import type { WholeList } from '../../database/batches.ts';
import type { Page } from '../../graphql/answers.ts';
import type { Scope } from '../../graphql/context.ts';
import { pageOf, type PageArguments } from '../../graphql/paging.ts';
import { countGroups, listGroups, wholeGroupList, type GroupFilter } from './store.ts';
import type { Group } from './types.ts';

interface GroupRequest extends PageArguments {
  searchText?: string | null | undefined;
  sites?: readonly string[] | null | undefined;
  /** Only groups that the caller may change. */
  own?: boolean | null | undefined;
}

function filterOf({ actor }: Scope, { searchText, sites, own }: GroupRequest): GroupFilter {
  const within = own && actor.role !== 'SuperAdmin' ? keptSites(actor) : undefined;
  return { searchText, sites, within };
}

/** Groups that are not archived, with their members: all of them, or those of some sites or whose name matches. */
export async function everyGroup(scope: Scope, request: GroupRequest): Promise<WholeList<Group>> {
  return wholeGroupList(scope.db, filterOf(scope, request));
}

/** A page of them. */
export async function getGroups(scope: Scope, request: GroupRequest): Promise<Page<Group>> {
  const { db } = scope;
  const { take, skip } = pageOf(request);
  const filter = filterOf(scope, request);
  const [count, items] = await Promise.all([countGroups(db, filter), listGroups(db, filter, take, skip)]);
  return { count, items };
}

function keptSites({ role, siteIds }: Scope['actor']): readonly string[] {
  return accountAdministrators.includes(role) ? siteIds : [];
}
