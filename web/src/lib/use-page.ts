import { useEffect } from 'react';
import { findRefusal } from './api/failure-message.ts';
import { getOnlyField, type OnlyField } from './api/only-field.ts';
import type { ListChange, ListState } from './list-state.ts';

/** What the list queries return. */
export interface PageOf<Row> {
  count: number;
  items: readonly Row[];
}

interface PageQuery<Data> {
  data?: Data | undefined;
  previousData?: Data | undefined;
  error?: unknown;
  refetch: () => Promise<unknown>;
}

/**
 * Returns the rows of one page of a list: the previous rows stay while others load, and a page beyond the last one,
 * whose rows may be gone, moves to the last page.
 */
export function usePage<Data extends Record<string, PageOf<unknown>>>(
  query: PageQuery<Data>,
  { page, pageSize }: Pick<ListState, 'page' | 'pageSize'>,
  change: (listChange: ListChange) => void,
) {
  const { data, previousData, error, refetch } = query;
  const failed = error !== undefined && data === undefined;
  const shownData = data ?? (failed ? undefined : previousData);
  const list = shownData && getOnlyField(shownData);
  const count = list?.count ?? 0;

  const pageCount = Math.max(1, Math.ceil(count / pageSize));
  const isBeyond = data !== undefined && page > pageCount;
  useEffect(() => {
    if (isBeyond) change({ page: pageCount });
  }, [isBeyond, pageCount, change]);

  return {
    rows: list?.items as OnlyField<Data>['items'] | undefined,
    count,
    failed,
    refusal: failed ? findRefusal(error) : undefined,
    outdated: data === undefined && list !== undefined,
    onRetry: () => void refetch(),
  };
}
