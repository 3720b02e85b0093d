import { workStatuses } from '@eptw/domain/permit/status';
import { toDay, createRangeUpTo } from '@eptw/domain/time/day-range';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useNow } from '../../../lib/use-now.ts';
import { readBoardFilters, writeBoardFilters, type BoardFilters, type BoardFilterField } from './board-filters.ts';

/** Boards of a single status first show the permits under which people may work. */
const [firstStatus = ''] = workStatuses;

/**
 * Reads the filters from the address and returns a function that changes them. `sites` are those that the viewer can
 * choose from, `days` is the default length of the range.
 */
export function useBoardFilters(sites: readonly string[], days: number) {
  const [address, setAddress] = useSearchParams();
  const today = toDay(useNow());
  const defaults = useMemo<BoardFilters>(
    () => ({ ...createRangeUpTo(today, days), year: today.slice(0, 4), sites, status: firstStatus, group: 'A' }),
    [today, sites, days],
  );
  return {
    /** Identifies the filters. With all sites selected it stays the same when a site is added or removed. */
    filterKey: JSON.stringify(readBoardFilters(address, { ...defaults, sites: [] })),
    filters: useMemo(() => readBoardFilters(address, defaults), [address, defaults]),
    applyFilters: (filters: BoardFilters, fields: readonly BoardFilterField[]) =>
      setAddress((current) => writeBoardFilters(current, filters, fields, defaults), { preventScrollReset: true }),
  };
}
