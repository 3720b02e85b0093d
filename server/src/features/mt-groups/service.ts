import { accountAdmins } from '@eptw/domain/user/authority';
import type { StreamedList } from '../../database/batches.ts';
import type { Page } from '../../graphql/payloads.ts';
import type { ActorContext } from '../../app-context.ts';
import { loadPage, type PageArguments } from '../../graphql/paging.ts';
import { listGroups, type GroupFilter } from './store.ts';
import type { Group } from './types.ts';

interface GroupQuery extends PageArguments {
  searchText?: string | null | undefined;
  sites?: readonly string[] | null | undefined;
  /** Only groups that the actor manages. */
  own?: boolean | null | undefined;
}

function toGroupFilter({ actor }: ActorContext, { searchText, sites, own }: GroupQuery): GroupFilter {
  const within = own && actor.role !== 'SuperAdmin' ? getManagedSiteIds(actor) : undefined;
  return { searchText, sites, siteIdsWithin: within };
}

/** Groups that are not archived, with their members; filtered by site or name. */
export async function streamGroups(context: ActorContext, request: GroupQuery): Promise<StreamedList<Group>> {
  return listGroups(context.db, toGroupFilter(context, request)).stream();
}

/** A page of these groups. */
export async function listMTGroups(context: ActorContext, request: GroupQuery): Promise<Page<Group>> {
  return loadPage(request, listGroups(context.db, toGroupFilter(context, request)));
}

function getManagedSiteIds({ role, siteIds }: ActorContext['actor']): readonly string[] {
  return accountAdmins.includes(role) ? siteIds : [];
}
