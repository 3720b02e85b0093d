import { useMemo } from 'react';
import { NavigationType, useNavigationType } from 'react-router';
import type { PermitRowFactsFragment } from '../../../generated/fragments.ts';
import { GetPermitsDocument } from '../../../generated/permits/list.ts';
import { listResults } from '../../../lib/api/results.ts';
import { useIsPainted } from '../../../lib/use-is-painted.ts';

interface ListedPermit {
  /** What a list has last shown of the permit; undefined if none has. */
  row: PermitRowFactsFragment | undefined;
  /** Whether to show only that: until it is on screen. The rest of the permit takes a slow device a second to show. */
  isRowFirst: boolean;
}

/** Returns what a list has shown of a permit that is opened from it. Going back shows the permit as it was left. */
export function usePermitRow(id: string): ListedPermit {
  const isOpened = useNavigationType() !== NavigationType.Pop;
  const row = useMemo(
    () =>
      (isOpened &&
        listResults(GetPermitsDocument)
          .flatMap(({ permits }) => permits.items)
          .find(({ _id }) => _id === id)) ||
      undefined,
    [id, isOpened],
  );
  const isPainted = useIsPainted(id);
  return { row, isRowFirst: row !== undefined && !isPainted };
}
