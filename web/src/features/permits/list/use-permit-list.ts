import { useState } from 'react';
import { formatStatus } from '@eptw/domain/permit/status';
import { findRefusal } from '../../../lib/api/failure-message.ts';
import { useQuery } from '../../../lib/api/use-query.ts';
import { useSubscription } from '../../../lib/api/use-subscription.ts';
import type { ListState } from '../../../lib/list-state.ts';
import { useThrottled } from '../../../lib/use-throttled.ts';
import { toQueryVariables, type QueriedList } from './list-variables.ts';
import type { PermitRow } from './list-document.ts';
import {
  AnyPermitChangedDocument,
  type AnyPermitChangedSubscription,
} from '../../../generated/permits/subscriptions.ts';
import { GetPermitsDocument } from '../../../generated/permits/list.ts';
import { mergeRows, type LiveRow, type MergedRows } from '../../../lib/merge-rows.ts';

type Change = AnyPermitChangedSubscription['permitChanged'];

/** A row that has left the newest result still shows its new status. */
function applyChange(row: PermitRow, change: Change | undefined): PermitRow {
  if (!change || change.version <= row.version) return row;
  return { ...row, status: change.status, statusLabel: formatStatus(change.status), actions: [] };
}

/** Loads one page of a list of permits and keeps it current while it is open. */
export function usePermitList(queried: QueriedList, state: ListState) {
  const variables = toQueryVariables(state, queried);
  const { data, previousData, error, loading, refetch } = useQuery(GetPermitsDocument, { variables });
  const [changes, setChanges] = useState<ReadonlyMap<string, Change>>(new Map());
  const refetchThrottled = useThrottled(() => void refetch());
  useSubscription(AnyPermitChangedDocument, (change) => {
    if (!change) return;
    setChanges((current) => new Map(current).set(change.permitChanged._id, change.permitChanged));
    refetchThrottled();
  });
  const isComplete = !loading && error === undefined;
  const { rows, added, moved, accept } = useMergedRows(data?.permits.items, JSON.stringify(variables), isComplete);
  const failed = error !== undefined && !data;
  const list = data?.permits ?? previousData?.permits;
  // The previous rows stay while others load, but not when loading failed.
  const lastRows = failed ? undefined : previousData?.permits.items;
  return {
    /** Undefined until the first result; while another page loads, the rows of the previous one. */
    rows: rows?.map((row) => applyChange(row, changes.get(row._id))) ?? lastRows,
    /** Whether the rows are still those of the previous page. */
    outdated: !rows && lastRows !== undefined,
    total: list?.total ?? { count: 0, isExact: true },
    queueGroups: list?.queueGroups ?? [],
    canCreate: list?.canCreatePermit ?? false,
    createRefusal: list?.createRefusal ?? undefined,
    failed,
    refusal: failed ? findRefusal(error) : undefined,
    retry: () => void refetch(),
    updates: { added: added ?? 0, moved: moved ?? false, accept },
  };
}

interface ShownRows<Row> {
  request: string;
  rows: readonly Row[];
}

/**
 * Returns the rows on screen: the result of the reader's request, and from then on each row in its newest state at
 * the same place. `isComplete`: the newest rows are the server's result, and not what the cache had before it.
 * `accept` shows the newest result as it is.
 */
function useMergedRows<Row extends LiveRow>(
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
