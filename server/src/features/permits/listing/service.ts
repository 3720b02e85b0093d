import { liveParentStatuses } from '@eptw/domain/child-permit/raising';
import { queueGroups, type QueueGroup } from '@eptw/domain/permit/work-queue';
import { eachBatch, type WholeList } from '../../../database/batches.ts';
import type { Scope } from '../../../graphql/context.ts';
import { badInput } from '../../../graphql/errors.ts';
import { pageOf, type PageArguments } from '../../../graphql/paging.ts';
import { summaryOf, type PermitSummary } from '../summary.ts';
import { codesFor } from './codes.ts';
import { permitRows } from '../permit-rows.ts';
import { isSeenInOrder, permitsElsewhere } from '../visibility.ts';
import { alternativesOf, codesIn, listClause, looksForText, type PermitFilter } from './filters.ts';
import { permitLists, type countedLists } from './lists.ts';
import { namesFoundBy } from './name-filters.ts';
import {
  findPermits,
  isFinalApprover,
  isSortKey,
  wholePermitList,
  type FoundPermits,
  type ListOrder,
  type Sought,
} from './store.ts';
import { subjectOf, type ListAbout } from './subject-filters.ts';
import { urgencyIn } from './urgency-filters.ts';

/** What a caller asks of a list: which permits, in which order, which page. */
export interface ListRequest extends PageArguments, PermitFilter {
  sortBy?: string | null | undefined;
  sortOrder?: string | null | undefined;
}

export interface PermitPage {
  count: number;
  items: PermitSummary[];
  /** How many permits each group has, in a list that is sorted by urgency. */
  queueGroups: { group: QueueGroup; count: number }[];
}

function orderOf({ sortBy, sortOrder }: ListRequest): ListOrder {
  const by = sortBy ?? 'createdAt';
  if (!isSortKey(by) && by !== 'urgency') {
    throw badInput('Permits are sorted by createdAt, startDate, endDate, code or urgency.');
  }
  const direction = sortOrder ?? (by === 'urgency' ? 'asc' : 'desc');
  if (direction !== 'asc' && direction !== 'desc') throw badInput("The order is 'asc' or 'desc'.");
  return { by, descending: direction === 'desc' };
}

async function soughtBy({ db, actor, clock }: Scope, request: PermitFilter, about: ListAbout): Promise<Sought> {
  const [codes, elsewhere, names] = await Promise.all([
    codesFor(db, codesIn(request)),
    permitsElsewhere(db, actor),
    namesFoundBy(db, request.searchText),
  ]);
  const subject = subjectOf(actor, about);
  const inOrder = subject.inOrder && (subject.isOwn || isSeenInOrder(actor));
  const now = clock();
  return {
    source: subject.source,
    clause: listClause({ actor, subject, codes, elsewhere, now }, request),
    alternatives: alternativesOf(request.searchText, names),
    gatherFirst: looksForText(request) || !inOrder,
    urgency: urgencyIn(subject.source, codes, now),
  };
}

async function find(scope: Scope, request: ListRequest, about: ListAbout): Promise<FoundPermits> {
  const slice = pageOf(request);
  const order = orderOf(request);
  return findPermits(scope.db, await soughtBy(scope, request, about), order, slice);
}

async function summaries({ db, actor, clock }: Scope, found: readonly { id: string }[]): Promise<PermitSummary[]> {
  const ids = found.map(({ id }) => id);
  const rows = await permitRows(db, ids);
  const now = clock();
  return rows.map((row) => summaryOf(row, actor, now));
}

/** A page of a list, and how many permits are in it altogether. */
export async function listPermits(scope: Scope, about: ListAbout, request: ListRequest): Promise<PermitPage> {
  const { count, page, groups } = await find(scope, request, about);
  const groupAt = (urgency: number | undefined) => (urgency === undefined ? undefined : queueGroups[urgency]);
  const groupOf = new Map(page.map(({ id, urgency }) => [id, groupAt(urgency)]));
  const items = await summaries(scope, page);
  return {
    count,
    items: items.map((item) => ({ ...item, queueGroup: groupOf.get(item._id) ?? null })),
    queueGroups: (groups ?? []).flatMap(({ urgency, count: permits }) => {
      const group = groupAt(urgency);
      return group ? [{ group, count: permits }] : [];
    }),
  };
}

/** All permits of a list, in the order that is asked for. */
export async function everyPermit(
  scope: Scope,
  about: ListAbout,
  request: ListRequest,
): Promise<WholeList<PermitSummary>> {
  const order = orderOf(request);
  const found = await wholePermitList(scope.db, await soughtBy(scope, request, about), order);
  return eachBatch(found, (batch) => summaries(scope, batch));
}

/** How many permits are in a list for this person. */
export async function countPermits(scope: Scope, list: (typeof countedLists)[number]): Promise<number> {
  return (await find(scope, { limit: 0 }, permitLists[list](scope.actor))).count;
}

/** Numbers to choose a permit by. */
export async function listPermitNumbers(
  scope: Scope,
  request: PageArguments & { searchText?: string | null | undefined; live?: boolean | null | undefined },
): Promise<{ count: number; items: { _id: string; code: string }[] }> {
  const { limit, offset, searchText: searchCode, live } = request;
  const statusCheck = live ? liveParentStatuses : undefined;
  const about: ListAbout = { kind: 'permits', subject: 'everybody' };
  const { count, page } = await find(scope, { limit, offset, searchCode, statusCheck }, about);
  return { count, items: page.map(({ id, number }) => ({ _id: id, code: number })) };
}

/** Whether the person gave the last approval of a permit that is still Approved. */
export async function mayRecall({ db, actor }: Scope): Promise<boolean> {
  return isFinalApprover(db, actor.id);
}
