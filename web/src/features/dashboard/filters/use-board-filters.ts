import { toDay, createRangeUpTo } from '@eptw/domain/time/day-range';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useNow } from '../../../lib/use-now.ts';
import { readBoardFilters, writeBoardFilters, type BoardFilters, type BoardFilterField } from './board-filters.ts';

/**
 * What the address asks, and how to ask for something else. `sites` are those that the viewer may choose from, `days` how
 * many are looked at before another range is chosen.
 */
export function useBoardFilters(sites: readonly string[], days: number) {
  const [address, setAddress] = useSearchParams();
  const today = toDay(useNow());
  const first = useMemo<BoardFilters>(
    () => ({ ...createRangeUpTo(today, days), year: today.slice(0, 4), sites, status: 'Approved', group: 'A' }),
    [today, sites, days],
  );
  return {
    /** Stands for the question. A site more or less among all of them makes no other one of it. */
    filterKey: JSON.stringify(readBoardFilters(address, { ...first, sites: [] })),
    filters: useMemo(() => readBoardFilters(address, first), [address, first]),
    applyFilters: (filters: BoardFilters, fields: readonly BoardFilterField[]) =>
      setAddress((now) => writeBoardFilters(now, filters, fields, first), { preventScrollReset: true }),
  };
}
