import { useEffect, useState } from 'react';
import type { WorkClock } from './work-clock.ts';

/** What answers of the server about work have in common: the server's time. */
interface TimedAnswer {
  work: { item: { now: string } | null };
}

/** An answer of the server, with a clock that runs from it. */
export interface Answer<Data> {
  data: Data;
  clock: WorkClock;
}

/** The last answer with a clock that runs from it. It stays while the server does not respond. */
export function useLastAnswer<Data extends TimedAnswer>(data: Data | undefined): Answer<Data> | undefined {
  const [last, setLast] = useState<Answer<Data>>();
  useEffect(() => {
    if (!data?.work) return;
    const answeredAt = Date.now();
    const now = data.work.item?.now;
    setLast({ data, clock: { answeredAt, offset: now ? Date.parse(now) - answeredAt : 0 } });
  }, [data]);
  return last;
}
