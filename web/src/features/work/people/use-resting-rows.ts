import { useEffect, useMemo, useState } from 'react';

/** For this long no row moves after an entry, so that a second tap does not meet the next person. */
const restMs = 3000;

/** The keys of those who stand in the list of people inside: as it was until a moment after each change. */
export function useRestingRows(keys: readonly string[]): readonly string[] {
  const current = JSON.stringify(keys);
  const [shown, setShown] = useState(current);
  useEffect(() => {
    if (shown === current) return undefined;
    const timer = setTimeout(() => setShown(current), restMs);
    return () => clearTimeout(timer);
  }, [shown, current]);
  return useMemo(() => JSON.parse(shown) as string[], [shown]);
}
