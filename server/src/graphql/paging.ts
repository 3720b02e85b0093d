import type { RowList } from '../database/row-list.ts';
import { badInput } from './errors.ts';
import type { Page } from './payloads.ts';

const defaultLimit = 20;
const maxLimit = 1000;

export interface PageArguments {
  limit?: number | null | undefined;
  /** The page number minus one. */
  offset?: number | null | undefined;
}

/** Rows to take and rows to skip. A limit above 1,000 is reduced to it; a negative one is refused. */
export function toRowRange(page: PageArguments): { take: number; skip: number } {
  const limit = page.limit ?? defaultLimit;
  const offset = page.offset ?? 0;
  if (limit < 0 || offset < 0) throw badInput('limit and offset may not be negative.');
  const take = Math.min(limit, maxLimit);
  return { take, skip: take * offset };
}

/** The page of a list that a caller asks for, with the length of the list. */
export async function loadPage<Row>(request: PageArguments, list: RowList<Row>): Promise<Page<Row>> {
  const { take, skip } = toRowRange(request);
  const [count, items] = await Promise.all([list.count(), list.readPage(take, skip)]);
  return { count, items };
}
