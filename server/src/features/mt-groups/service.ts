import type { Page } from '../../graphql/answers.ts';
import type { Services } from '../../graphql/context.ts';
import { pageOf, type PageArguments } from '../../graphql/paging.ts';
import { countGroups, listGroups, type GroupFilter } from './store.ts';
import type { Group } from './types.ts';

/** Groups that are not archived, with their members: all of them, or those of some sites or whose name matches. */
export async function getGroups({ db }: Services, page: PageArguments & GroupFilter): Promise<Page<Group>> {
  const { take, skip } = pageOf(page);
  const [count, items] = await Promise.all([countGroups(db, page), listGroups(db, page, take, skip)]);
  return { count, items };
}
