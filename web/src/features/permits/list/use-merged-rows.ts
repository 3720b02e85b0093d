import { NetworkStatus } from '@apollo/client';
import { useState } from 'react';
import { mergeRows, type VersionedRow, type MergedRows } from './merge-rows.ts';

interface ShownRows<Row> {
  request: string;
  rows: readonly Row[];
}

/**
 * The rows that a reader sees: the answer to what they asked for, and from then on each row in its newest state where
 * it stands. `accept` takes over the newest answer as a whole.
 */
export function useMergedRows<Row extends VersionedRow>(
  newest: readonly Row[] | undefined,
  request: string,
  networkStatus: NetworkStatus,
): Partial<MergedRows<Row>> & { accept: () => void } {
  const [shown, setShown] = useState<ShownRows<Row>>();
  const accept = () => newest && setShown({ request, rows: newest });
  // What was shown stays when it cannot be read again.
  if (!newest) return { ...(shown?.request === request && mergeRows(shown.rows, shown.rows)), accept };
  if (shown?.request !== request) {
    // The first answer from the server is what the reader asked for; whatever comes later is news.
    if (networkStatus === NetworkStatus.ready) setShown({ request, rows: newest });
    return { rows: [...newest], added: 0, moved: false, accept };
  }
  return { ...mergeRows(shown.rows, newest), accept };
}
