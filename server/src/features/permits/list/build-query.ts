import type { ActorContext } from '../../../app-context.ts';
import { selectVisibleElsewhere } from '../../../database/visibility.ts';
import { conditionAt, conditionOfWorkAt } from '../../work-log/work-rows.ts';
import { joinWithAnd } from './branches.ts';
import { loadCodesFor } from './code-rows.ts';
import {
  hasDateSearch,
  hasTextSearch,
  listConditionsOf,
  listFilterCodes,
  toBranchFilter,
  toFilterClauses,
  toTextAlternatives,
  type PermitFilter,
} from './filter-clauses.ts';
import { toListBase, type ListDefinition } from './list-sources.ts';
import type { PermitQuery } from './query-clauses.ts';
import { findMatchingNames } from './store.ts';
import { toUrgency } from './urgency-clauses.ts';
import { isInOrder, toBranches, toStoredTotal } from './visible-branches.ts';

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
  const base = toListBase(actor, definition, conditions.length > 0 && !isSearch);
  const now = clock();
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
    toUrgency: () => toUrgency(base.source, codes, now),
  };
}
