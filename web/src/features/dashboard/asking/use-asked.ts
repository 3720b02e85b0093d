import { dayAt, daysUpTo } from '@eptw/domain/report/days';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useNow } from '../../../lib/use-now.ts';
import { readAsked, writeAsked, type Asked, type Need } from './asked.ts';

/**
 * What the address asks, and how to ask for something else. `sites` are those that the viewer may choose from, `days` how
 * many are looked at before another range is chosen.
 */
export function useAsked(sites: readonly string[], days: number) {
  const [address, setAddress] = useSearchParams();
  const today = dayAt(useNow());
  const first = useMemo<Asked>(
    () => ({ ...daysUpTo(today, days), year: today.slice(0, 4), sites, status: 'Approved', group: 'A' }),
    [today, sites, days],
  );
  return {
    /** Stands for the question. A site more or less among all of them makes no other one of it. */
    question: JSON.stringify(readAsked(address, { ...first, sites: [] })),
    asked: useMemo(() => readAsked(address, first), [address, first]),
    ask: (asked: Asked, needs: readonly Need[]) =>
      setAddress((now) => writeAsked(now, asked, needs, first), { preventScrollReset: true }),
  };
}
