import type { Page } from '../../graphql/answers.ts';
import type { Services } from '../../graphql/context.ts';
import { pageOf, type PageArguments } from '../../graphql/paging.ts';
import { countSites, listSites } from './store.ts';
import type { Site } from './types.ts';

/** Sites that are not archived. */
export async function getSites({ db }: Services, page: PageArguments): Promise<Page<Site>> {
  const { take, skip } = pageOf(page);
  const [count, items] = await Promise.all([countSites(db), listSites(db, take, skip)]);
  return { count, items };
}
