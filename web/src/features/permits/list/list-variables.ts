import { isListPeriod } from '@eptw/domain/dashboard/day-cards';
import type { PermitStatus } from '@eptw/domain/permit/status';
import type { ListState } from '../../../lib/list-state.ts';
import type { GetPermitsQueryVariables } from '../../../generated/permits/list.ts';

/** The name of the 'Show Only Due Permits' switch in the address. */
export const dueFilter = 'due';

/** The name in the address of what dashboards lead to: permits that are live now, start today or are overdue. */
export const periodFilter = 'period';

/** The filters, the order and the page of a list, as the server and its exports take them. */
export type ListRequest = Omit<GetPermitsQueryVariables, 'list' | 'showsQuota'>;

/** What a list is about, whatever its reader asks of it. */
export interface ListDefinition {
  /** The statuses that it is about; all of them unless given. */
  statuses?: readonly PermitStatus[] | undefined;
  /** Whether it is a work queue, which is sorted by urgency. */
  isQueue?: boolean | undefined;
}

/** Whether a list shows the groups of a work queue: in its own order alone. */
export function isGrouped({ sortBy }: ListState, { isQueue }: ListDefinition): boolean {
  return isQueue === true && sortBy === undefined;
}

/**
 * What the server is asked for a state of the list. A page is counted from 1 here and from 0 there. A list that is
 * about some statuses alone asks for all of these until the reader chooses among them.
 */
export function toListVariables(state: ListState, about: ListDefinition = {}): ListRequest {
  const { page, pageSize, search, sortBy, sortOrder, filters } = state;
  const { statuses } = about;
  const text = (key: string) => filters[key]?.[0] ?? null;
  const period = text(periodFilter);
  const choice = (key: string) => filters[key] ?? null;
  return {
    limit: pageSize,
    offset: page - 1,
    searchText: search || null,
    searchCode: text('code'),
    searchPermitCode: text('permitCode'),
    searchType: text('type'),
    searchOwner: text('owner'),
    searchApplier: text('applier'),
    searchParent: text('parent'),
    searchCreated: text('createdAt'),
    searchStartDate: text('startDate'),
    searchEndDate: text('endDate'),
    siteName: choice('site'),
    disciplineName: choice('discipline'),
    statusCheck: choice('status') ?? (statuses ? [...statuses] : null),
    due: filters[dueFilter] ? true : null,
    period: period !== null && isListPeriod(period) ? period : null,
    sortBy: isGrouped(state, about) ? 'urgency' : (sortBy ?? null),
    sortOrder: sortBy ? sortOrder : null,
  };
}
