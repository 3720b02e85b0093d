import { useState } from 'react';
import { mergeRows, type LiveRow, type MergedRows } from '../../../lib/merge-rows.ts';

interface ShownRows<Row> {
  request: string;
  rows: readonly Row[];
}

/**
 * Returns the rows on screen: the result of the reader's request, and from then on each row in its newest state at
 * the same place. `isComplete`: the newest rows are the server's result, and not what the cache had before it.
 * `accept` shows the newest result as it is.
 */
export function useMergedRows<Row extends LiveRow>(
  newest: readonly Row[] | undefined,
  request: string,
  isComplete: boolean,
): Partial<MergedRows<Row>> & { accept: () => void } {
  const [shown, setShown] = useState<ShownRows<Row>>();
  const accept = () => newest && setShown({ request, rows: newest });
  // The rows stay when a refetch fails.
  if (!newest) return { ...(shown?.request === request && mergeRows(shown.rows, shown.rows)), accept };
  if (shown?.request !== request) {
    // The first result from the server is what the reader requested; later ones are updates.
    if (isComplete) setShown({ request, rows: newest });
    return { rows: [...newest], added: 0, moved: false, accept };
  }
  return { ...mergeRows(shown.rows, newest), accept };
}
