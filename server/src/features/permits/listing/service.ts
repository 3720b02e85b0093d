import type { Scope } from '../../../graphql/context.ts';
import { badInput } from '../../../graphql/errors.ts';
import { pageOf, type PageArguments } from '../../../graphql/paging.ts';
import { summaryOf, type PermitSummary } from '../summary.ts';
import { codesFor } from './codes.ts';
import { permitRows } from '../permit-rows.ts';
import { permitsElsewhere } from '../visibility.ts';
import {
  codesIn,
  isFoundByReviewers,
  listClause,
  looksForText,
  type ListSubject,
  type PermitFilter,
} from './filters.ts';
import { findPermits, isFinalApprover, isSortKey, type FoundPermits, type ListOrder } from './store.ts';

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

async function find({ db, actor, clock }: Scope, request: ListRequest, subject: ListSubject): Promise<FoundPermits> {
  const slice = pageOf(request);
  const order = orderOf(request);
  const [codes, elsewhere] = await Promise.all([codesFor(db, codesIn(request)), permitsElsewhere(db, actor)]);
  const clause = listClause({ actor, subject, codes, elsewhere, now: clock() }, request);
  return findPermits(db, clause, order, slice, looksForText(request) || isFoundByReviewers(subject));
}

async function listed(scope: Scope, request: ListRequest, subject: ListSubject): Promise<PermitPage> {
  const { db, actor, clock } = scope;
  const { count, page } = await find(scope, request, subject);
  const rows = await permitRows(
    db,
    page.map(({ id }) => id),
  );
  const now = clock();
  return { count, items: rows.map((row) => summaryOf(row, actor, now)) };
}

/** The general list: every permit that the person sees, except that MT group users find their own elsewhere. */
export async function listPermits(scope: Scope, request: ListRequest): Promise<PermitPage> {
  return listed(scope, request, scope.actor.role === 'MTGroup' ? 'others' : 'everybody');
}

/** The permits that the person submitted. */
export async function listMyPermits(scope: Scope, request: ListRequest): Promise<PermitPage> {
  return listed(scope, request, 'own');
}

/** Permits that wait for approval, closure or cancellation. */
export async function listPendingPermits(scope: Scope, request: ListRequest): Promise<PermitPage> {
  return listed(scope, request, 'pending');
}

/** Permits that wait for the person's own approval. */
export async function listPermitsToApprove(scope: Scope, request: ListRequest): Promise<PermitPage> {
  return listed(scope, request, 'awaits me');
}

/** Permits that the person approved, whatever became of them. */
export async function listPermitsApproved(scope: Scope, request: ListRequest): Promise<PermitPage> {
  return listed(scope, request, 'approved by me');
}

/** Permits that only a life-support group's approval is missing from. */
export async function listLifeSupportPermits(scope: Scope, request: ListRequest): Promise<PermitPage> {
  return listed(scope, request, 'life support');
}

/** Numbers to choose a permit by. */
export async function listPermitNumbers(
  scope: Scope,
  request: PageArguments & { searchText?: string | null | undefined },
): Promise<{ count: number; items: { _id: string; code: string }[] }> {
  const { limit, offset, searchText: searchCode } = request;
  const { count, page } = await find(scope, { limit, offset, searchCode }, 'everybody');
  return { count, items: page.map(({ id, number }) => ({ _id: id, code: number })) };
}

/** Whether the person gave the last approval of a permit that is still Approved. */
export async function mayRecall({ db, actor }: Scope): Promise<boolean> {
  return isFinalApprover(db, actor.id);
}
