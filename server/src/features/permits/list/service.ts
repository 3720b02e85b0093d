import { canUse } from '@eptw/domain/access/access';
import { openParentStatuses } from '@eptw/domain/permit/status';
import { queueGroups, type QueueGroup } from '@eptw/domain/permit/work-queue';
import { mapBatches, readInBatches, type StreamedList } from '../../../database/batches.ts';
import type { ActorContext } from '../../../app-context.ts';
import { forbidden } from '../../../graphql/errors.ts';
import { Refusal } from '../../../refusal.ts';
import { toRowRange, type PageArguments } from '../../../graphql/paging.ts';
import {
  type PermitFilter,
  hasDateSearch,
  hasTextSearch,
  listConditionsOf,
  listFilterCodes,
  toBranchFilter,
  toFilterClauses,
  toTextAlternatives,
} from './filter-clauses.ts';
import {
  countMatches,
  gatherPermits,
  isFinalApprover,
  readPermitsInOrder,
  selectIdsInOrder,
  type PermitTotal,
  findMatchingNames,
} from './store.ts';
import {
  type ListDefinition,
  toListBase,
  listOperations,
  permitLists,
  type countedLists,
  type PermitListName,
} from './list-sources.ts';
import { isSortKey, type ListOrder, type PermitQuery } from './query-clauses.ts';
import { loadListRows } from './list-rows.ts';
import { searchPermits } from './search-rows.ts';
import { toSummaries, type ListedPermit } from './summaries.ts';
import { selectVisibleElsewhere } from '../../../database/visibility.ts';
import { conditionAt, conditionOfWorkAt } from '../../work-log/work-rows.ts';
import { joinWithAnd } from './branches.ts';
import { loadCodesFor } from './code-rows.ts';
import { selectUrgency } from './query-clauses.ts';
import { isInOrder, toBranches, toStoredTotal } from './visible-branches.ts';

/** The permits, order and page that a caller requests of a list. */
export interface ListRequest extends PageArguments, PermitFilter {
  sortBy?: string | null | undefined;
  sortOrder?: string | null | undefined;
}

export interface PermitPage {
  total: PermitTotal;
  /** The exact number, counted only if the total is not exact. */
  count: () => Promise<number>;
  items: ListedPermit[];
  /** How many permits each group has, in a list sorted by urgency. */
  queueGroups: { group: QueueGroup; count: number }[];
}

function parseOrder({ sortBy, sortOrder }: ListRequest): ListOrder {
  const by = sortBy ?? 'createdAt';
  if (!isSortKey(by) && by !== 'urgency') {
    throw new Refusal(
      'BAD_INPUT',
      'Permits can be sorted by createdAt, startDate, endDate, code or urgency. Choose one of them.',
    );
  }
  const direction = sortOrder ?? (by === 'urgency' ? 'asc' : 'desc');
  if (direction !== 'asc' && direction !== 'desc')
    throw new Refusal('BAD_INPUT', "The order is 'asc' or 'desc'. Choose one of them.");
  return { by, descending: direction === 'desc' };
}

/** How a page is found: by urgency and in some lists, no index returns the permits in order. */
function chooseReader({ source, isSearch, inOrder }: PermitQuery, { by }: ListOrder) {
  if (by === 'urgency' || !inOrder) return gatherPermits;
  if (source.rowsAre === 'work' && by !== 'createdAt') return gatherPermits;
  if (!isSearch) return readPermitsInOrder;
  return source.rowsAre === 'permits' && by === 'createdAt' ? searchPermits : gatherPermits;
}

/** A page of a list, and the total number of permits in it. */
export async function listPermits(
  context: ActorContext,
  definition: ListDefinition,
  request: ListRequest,
): Promise<PermitPage> {
  const slice = toRowRange(request);
  const order = parseOrder(request);
  const query = await toPermitQuery(context, request, definition);
  const { total, rows, groups } = await chooseReader(query, order)(context.db, query, order, slice);
  return {
    total,
    count: async () => (total.isExact ? total.count : countMatches(context.db, query)),
    items: await toSummaries(context, rows),
    queueGroups: (groups ?? []).flatMap(({ urgency, count }) => {
      const group = queueGroups[urgency];
      return group ? [{ group, count }] : [];
    }),
  };
}

/** A page of the list with this name. Requires the rights of the list's own operation. */
export async function listNamedPermits(
  context: ActorContext,
  name: PermitListName,
  request: ListRequest,
): Promise<PermitPage> {
  const operation = listOperations[name];
  if (!canUse(operation, context.actor.role)) throw forbidden();
  return listPermits(context, permitLists[operation](context.actor, request), request);
}

/** All permits of a list, in the requested order. */
export async function listAllPermits(
  context: ActorContext,
  definition: ListDefinition,
  request: ListRequest,
): Promise<StreamedList<ListedPermit>> {
  const query = await toPermitQuery(context, request, definition);
  const ids = readInBatches(context.db, selectIdsInOrder(query, parseOrder(request)));
  const permits: StreamedList<{ id: string }> = { count: await countMatches(context.db, query), batches: ids };
  return mapBatches(permits, async (batch) => {
    const rows = await loadListRows(
      context.db,
      batch.map(({ id }) => id),
    );
    return toSummaries(context, rows);
  });
}

/** How many permits a list has for this actor. */
export async function countPermits(context: ActorContext, list: (typeof countedLists)[number]): Promise<number> {
  return countMatches(context.db, await toPermitQuery(context, {}, permitLists[list](context.actor)));
}

/** Permit numbers for choosing a permit. */
export async function listPermitNumbers(
  context: ActorContext,
  request: PageArguments & { searchText?: string | null | undefined; live?: boolean | null | undefined },
): Promise<{ count: number; items: { _id: string; code: string }[] }> {
  const { limit, offset, searchText: searchCode, live } = request;
  const statusCheck = live ? openParentStatuses : undefined;
  const definition: ListDefinition = { level: 'permits', subject: 'everybody' };
  const { count, items } = await listPermits(context, definition, { limit, offset, searchCode, statusCheck });
  return { count: await count(), items: items.map(({ _id, code }) => ({ _id, code })) };
}

/** Whether the actor gave the last approval of a permit that is still Approved. */
export async function hasRecallablePermit({ db, actor }: ActorContext): Promise<boolean> {
  return isFinalApprover(db, actor.id);
}

/** Puts a list, what the actor can see of it and the filters together. */
export async function toPermitQuery(
  { db, actor, clock }: ActorContext,
  request: PermitFilter,
  definition: ListDefinition,
): Promise<PermitQuery> {
  const [codes, names] = await Promise.all([
    loadCodesFor(db, listFilterCodes(request)),
    findMatchingNames(db, request.searchText),
  ]);
  const isSearch = hasTextSearch(request);
  const conditions = listConditionsOf(request) ?? [];
  // A search finds few permits by their own indexes, and then looks up the work under each.
  const now = clock();
  const base = toListBase(actor, definition, conditions.length > 0 && !isSearch, now);
  const filter = toBranchFilter(request, codes);
  const workCondition = base.source.rowsAre === 'work' ? conditionOfWorkAt(now) : conditionAt(now);
  const filters = toFilterClauses(request, codes, now, workCondition);
  return {
    source: base.source,
    branches: toBranches(actor, base, filter, conditions, now),
    listed: base.clause,
    filters: joinWithAnd(filters),
    alternatives: toTextAlternatives(request.searchText, names),
    isSearch,
    inOrder: isInOrder(actor, base),
    storedTotal:
      base.counted && !isSearch && filters.length === 0 ? toStoredTotal(actor, base.counted, filter) : undefined,
    isPrepared: !isSearch && !hasDateSearch(request),
    elsewhere: selectVisibleElsewhere(actor),
    toUrgency: () => selectUrgency(base.source, codes, now),
  };
}
