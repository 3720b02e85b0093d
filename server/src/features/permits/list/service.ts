import { canUse } from '@eptw/domain/access/access';
import { openParentStatuses } from '@eptw/domain/permit/status';
import { queueGroups, type QueueGroup } from '@eptw/domain/permit/work-queue';
import { mapBatches, type StreamedList } from '../../../database/batches.ts';
import type { ActorContext } from '../../../app-context.ts';
import { forbidden } from '../../../graphql/errors.ts';
import { Refusal } from '../../../refusal.ts';
import { toRowRange, type PageArguments } from '../../../graphql/paging.ts';
import { toPermitSummary, type PermitSummary } from '../permit-summary.ts';
import { loadCodesFor } from './code-cache.ts';
import { loadPermitRows } from '../permit-rows.ts';
import { isVisibleInIndexOrder, listVisibleElsewhere } from '../../../database/visibility.ts';
import { toTextAlternatives, listFilterCodes, toListClause, hasTextSearch, type PermitFilter } from './filters.ts';
import { listOperations, permitLists, type countedLists, type PermitListName } from './lists.ts';
import {
  findPermits,
  isFinalApprover,
  isSortKey,
  streamPermitIds,
  type FoundPermits,
  type ListOrder,
  type PermitQuery,
  findMatchingNames,
} from './store.ts';
import { toListBase, type ListDefinition } from './list-base.ts';
import { toUrgency } from './urgency-filters.ts';

/** The permits, order and page that a caller requests of a list. */
export interface ListRequest extends PageArguments, PermitFilter {
  sortBy?: string | null | undefined;
  sortOrder?: string | null | undefined;
}

export interface PermitPage {
  count: number;
  items: PermitSummary[];
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

async function toPermitQuery(
  { db, actor, clock }: ActorContext,
  request: PermitFilter,
  definition: ListDefinition,
): Promise<PermitQuery> {
  const [codes, idsVisibleElsewhere, names] = await Promise.all([
    loadCodesFor(db, listFilterCodes(request)),
    listVisibleElsewhere(db, actor),
    findMatchingNames(db, request.searchText),
  ]);
  const subject = toListBase(actor, definition);
  const inOrder = subject.inOrder && (subject.isOwn || isVisibleInIndexOrder(actor));
  const now = clock();
  return {
    source: subject.source,
    clause: toListClause({ actor, subject, codes, idsVisibleElsewhere, now }, request),
    alternatives: toTextAlternatives(request.searchText, names),
    needsMaterializing: hasTextSearch(request) || !inOrder,
    urgency: toUrgency(subject.source, codes, now),
  };
}

async function findPage(
  context: ActorContext,
  request: ListRequest,
  definition: ListDefinition,
): Promise<FoundPermits> {
  const slice = toRowRange(request);
  const order = parseOrder(request);
  return findPermits(context.db, await toPermitQuery(context, request, definition), order, slice);
}

async function loadSummaries(
  { db, actor, clock }: ActorContext,
  permits: readonly { id: string }[],
): Promise<PermitSummary[]> {
  const ids = permits.map(({ id }) => id);
  const rows = await loadPermitRows(db, ids);
  const now = clock();
  return rows.map((row) => toPermitSummary(row, actor, now));
}

/** A page of a list, and the total number of permits in it. */
export async function listPermits(
  context: ActorContext,
  definition: ListDefinition,
  request: ListRequest,
): Promise<PermitPage> {
  const { count, page, groups } = await findPage(context, request, definition);
  const toGroup = (urgency: number | undefined) => (urgency === undefined ? undefined : queueGroups[urgency]);
  const groupsById = new Map(page.map(({ id, urgency }) => [id, toGroup(urgency)]));
  const items = await loadSummaries(context, page);
  return {
    count,
    items: items.map((item) => ({ ...item, queueGroup: groupsById.get(item._id) ?? null })),
    queueGroups: (groups ?? []).flatMap(({ urgency, count: permits }) => {
      const group = toGroup(urgency);
      return group ? [{ group, count: permits }] : [];
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
): Promise<StreamedList<PermitSummary>> {
  const order = parseOrder(request);
  const permits = await streamPermitIds(context.db, await toPermitQuery(context, request, definition), order);
  return mapBatches(permits, (batch) => loadSummaries(context, batch));
}

/** How many permits a list has for this actor. */
export async function countPermits(context: ActorContext, list: (typeof countedLists)[number]): Promise<number> {
  return (await findPage(context, { limit: 0 }, permitLists[list](context.actor))).count;
}

/** Permit numbers for choosing a permit. */
export async function listPermitNumbers(
  context: ActorContext,
  request: PageArguments & { searchText?: string | null | undefined; live?: boolean | null | undefined },
): Promise<{ count: number; items: { _id: string; code: string }[] }> {
  const { limit, offset, searchText: searchCode, live } = request;
  const statusCheck = live ? openParentStatuses : undefined;
  const definition: ListDefinition = { kind: 'permits', subject: 'everybody' };
  const { count, page } = await findPage(context, { limit, offset, searchCode, statusCheck }, definition);
  return { count, items: page.map(({ id, number }) => ({ _id: id, code: number })) };
}

/** Whether the actor gave the last approval of a permit that is still Approved. */
export async function hasRecallablePermit({ db, actor }: ActorContext): Promise<boolean> {
  return isFinalApprover(db, actor.id);
}
