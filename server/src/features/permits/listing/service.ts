import { liveParentStatuses } from '@eptw/domain/child-permit/raising';
import type { Scope } from '../../../graphql/context.ts';
import { badInput } from '../../../graphql/errors.ts';
import { pageOf, type PageArguments } from '../../../graphql/paging.ts';
import { summaryOf, type PermitSummary } from '../summary.ts';
import { codesFor } from './codes.ts';
import { permitRows } from '../permit-rows.ts';
import { permitsElsewhere } from '../visibility.ts';
import { codesIn, listClause, looksForText, type PermitFilter } from './filters.ts';
import { permitLists, type countedLists } from './lists.ts';
import { findPermits, isFinalApprover, isSortKey, type FoundPermits, type ListOrder } from './store.ts';
import { subjectOf, type ListAbout } from './subject-filters.ts';

/** What a caller asks of a list: which permits, in which order, which page. */
export interface ListRequest extends PageArguments, PermitFilter {
  sortBy?: string | null | undefined;
  sortOrder?: string | null | undefined;
}

export interface PermitPage {
  count: number;
  items: PermitSummary[];
}

function orderOf({ sortBy, sortOrder }: ListRequest): ListOrder {
  const by = sortBy ?? 'createdAt';
  if (!isSortKey(by)) throw badInput('Permits are sorted by createdAt, startDate, endDate or code.');
  const direction = sortOrder ?? 'desc';
  if (direction !== 'asc' && direction !== 'desc') throw badInput("The order is 'asc' or 'desc'.");
  return { by, descending: direction === 'desc' };
}

async function find({ db, actor, clock }: Scope, request: ListRequest, about: ListAbout): Promise<FoundPermits> {
  const slice = pageOf(request);
  const order = orderOf(request);
  const [codes, elsewhere] = await Promise.all([codesFor(db, codesIn(request)), permitsElsewhere(db, actor)]);
  const subject = subjectOf(actor, about);
  const clause = listClause({ actor, subject, codes, elsewhere, now: clock() }, request);
  const gatherFirst = looksForText(request) || !subject.inOrder;
  return findPermits(db, { source: subject.source, clause, gatherFirst }, order, slice);
}

/** A page of a list, and how many permits are in it altogether. */
export async function listPermits(scope: Scope, about: ListAbout, request: ListRequest): Promise<PermitPage> {
  const { db, actor, clock } = scope;
  const { count, page } = await find(scope, request, about);
  const rows = await permitRows(
    db,
    page.map(({ id }) => id),
  );
  const now = clock();
  return { count, items: rows.map((row) => summaryOf(row, actor, now)) };
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
