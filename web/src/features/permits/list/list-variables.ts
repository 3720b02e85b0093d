import { isListPeriod } from '@eptw/domain/dashboard/day-cards';
import type { PermitStatus } from '@eptw/domain/permit/status';
import type { ListState } from '../../../lib/list-state.ts';
import type { GetPermitsQueryVariables, PermitListName } from '../../../generated/permits/list.ts';

/** The parameter of the 'Show Only Due Permits' switch in the address. */
export const dueFilter = 'due';

/** The parameter in the addresses that dashboards link to: permits that are live, start today or are overdue. */
export const periodFilter = 'period';

/** The filters, sorting and page of a list, as the server and its exports take them. */
export type ListRequest = Omit<GetPermitsQueryVariables, 'list' | 'showsQuota'>;

/** What a list contains before the reader's filters. */
export interface ListDefinition {
  /** The statuses that it contains; all by default. */
  statuses?: readonly PermitStatus[] | undefined;
  /** Whether it is a work queue, which is sorted by urgency. */
  isQueue?: boolean | undefined;
}

/** Whether a list shows the groups of a work queue: only in its default order. */
export function isGrouped({ sortBy }: ListState, { isQueue }: ListDefinition): boolean {
  return isQueue === true && sortBy === undefined;
}

/**
 * Turns the state of the list into query variables. Pages count from 1 here and from 0 there. A list of certain
 * statuses requests all of them until the reader selects some.
 */
export function toListVariables(state: ListState, definition: ListDefinition = {}): ListRequest {
  const { page, pageSize, search, sortBy, sortOrder, filters } = state;
  const { statuses } = definition;
  const getText = (key: string) => filters[key]?.[0] ?? null;
  const period = getText(periodFilter);
  const getChoices = (key: string) => filters[key] ?? null;
  return {
    limit: pageSize,
    offset: page - 1,
    searchText: search || null,
    searchCode: getText('code'),
    searchPermitCode: getText('permitCode'),
    searchType: getText('type'),
    searchOwner: getText('owner'),
    searchApplier: getText('applier'),
    searchParent: getText('parent'),
    searchCreated: getText('createdAt'),
    searchStartDate: getText('startDate'),
    searchEndDate: getText('endDate'),
    siteName: getChoices('site'),
    disciplineName: getChoices('discipline'),
    statusCheck: getChoices('status') ?? (statuses ? [...statuses] : null),
    condition: getChoices('condition'),
    due: filters[dueFilter] ? true : null,
    period: period !== null && isListPeriod(period) ? period : null,
    sortBy: isGrouped(state, definition) ? 'urgency' : (sortBy ?? null),
    sortOrder: sortBy ? sortOrder : null,
  };
}

/** A list as its screen queries it. */
export interface QueriedList extends ListDefinition {
  list: PermitListName;
  /** Whether it shows if the reader can raise a permit now. */
  showsQuota: boolean;
}

/** Returns the variables of a list's query. */
export function toQueryVariables(state: ListState, queried: QueriedList): GetPermitsQueryVariables {
  const { list, showsQuota, ...definition } = queried;
  return { list, showsQuota, ...toListVariables(state, definition) };
}
