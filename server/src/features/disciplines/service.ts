import type { Page } from '../../graphql/answers.ts';
import type { Services } from '../../graphql/context.ts';
import { pageOf, type PageArguments } from '../../graphql/paging.ts';
import { countDisciplines, listDisciplines } from './store.ts';
import type { Discipline } from './types.ts';

/** Disciplines that are not archived; the search looks at code and description. */
export async function getAllDisciplines(
  { db }: Services,
  page: PageArguments & { searchText?: string | null | undefined },
): Promise<Page<Discipline>> {
  const { take, skip } = pageOf(page);
  const [count, items] = await Promise.all([
    countDisciplines(db, page.searchText),
    listDisciplines(db, page.searchText, take, skip),
  ]);
  return { count, items };
}
