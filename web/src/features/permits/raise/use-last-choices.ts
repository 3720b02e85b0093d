import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Offer } from './choices.ts';
import { restoredChoices, readLastChoices, clearedChoices, type LastChoices } from './last-choices.ts';
import type { RaiseWork } from './raise-work.ts';

interface LastChoicesOptions {
  work: RaiseWork;
  userId: string;
  offer: Offer;
  /** What the work began with of them. */
  atStart: Partial<LastChoices> | undefined;
}

/**
 * Chooses again what somebody last chose for a site once they choose it. Answers whether any of it still stands, and how
 * to take it back. Another site takes it back too.
 */
export function useLastChoices({
  work,
  userId,
  offer,
  atStart,
}: LastChoicesOptions): [stands: boolean, clear: () => void] {
  const { choices } = useSyncExternalStore(work.subscribe, work.state);
  const [given, setGiven] = useState<Partial<LastChoices>>(atStart ?? {});
  const { site } = choices;
  const known = useRef(site);

  const clear = useCallback(() => {
    work.choose(clearedChoices(given, work.state().choices));
    setGiven({});
  }, [work, given]);

  useEffect(() => {
    if (known.current === site) return;
    let gone = false;
    void readLastChoices(userId, site).then((last) => {
      if (gone) return;
      known.current = site;
      work.choose(clearedChoices(given, work.state().choices));
      const again = last ? restoredChoices(work.state().choices, last, offer, userId) : {};
      work.choose(again);
      setGiven(again);
    });
    return () => {
      gone = true;
    };
  }, [work, userId, offer, site, given]);

  return [Object.keys(clearedChoices(given, choices)).length > 0, clear];
}
