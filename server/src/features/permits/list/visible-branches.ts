import { visibilityByRole } from '@eptw/domain/access/visibility';
import type { Actor } from '@eptw/domain/user/actor';
import type { WorkCondition } from '@eptw/domain/work/log/conditions';
import { sql, type RawBuilder } from 'kysely';
import { allPermits } from '../../../database/list-source.ts';
import { selectPermitTotal } from '../../../database/permit-totals.ts';
import {
  isVisibleTo,
  listVisibleParts,
  toSubmittedPart,
  type VisibilityReason,
  type VisiblePart,
} from '../../../database/visibility.ts';
import { limitSites, toBranch, toBranchClause, type Branch, type BranchFilter } from './branches.ts';
import { toConditionBranches } from './condition-branches.ts';
import type { CountedList, ListBase } from './list-sources.ts';

/** Whether an index returns each branch in order: that of forms only by site. */
export function isInOrder({ role }: Actor, { source, inOrder }: ListBase): boolean {
  const visibility = visibilityByRole[role];
  return inOrder && (source.rowsAre !== 'listed' || visibility === 'all' || visibility === 'sites');
}

/** The branches of a list, within what the actor can see; `conditions` are those of the work that it is limited to. */
export function toBranches(
  actor: Actor,
  base: ListBase,
  filter: BranchFilter,
  conditions: readonly WorkCondition[],
  now: Date,
): Branch[] {
  const { source, isOwn } = base;
  if (source.rowsAre !== 'listed') {
    const parts = isOwn ? [toSubmittedPart(actor, source)] : listVisibleParts(actor, base.level, source);
    return source.rowsAre === 'work'
      ? parts.flatMap((part) => toConditionBranches(part, filter, conditions, now))
      : parts.map((part) => toBranch(part, filter, source));
  }
  if (isInOrder(actor, base)) {
    // The index of forms starts with the site.
    return listVisibleParts(actor).map((part) => toBranch(part, { ...filter, namesAllSites: true }, source));
  }
  const visible: VisiblePart = {
    reason: 'elsewhere',
    where: isVisibleTo(actor, { siteIds: filter.siteIds, hasReadElsewhere: true, source }),
  };
  return [toBranch(visible, filter, source)];
}

/** Where the number of permits that a user sees for a reason is known from. If it is nowhere, they are counted. */
const totals: Record<VisibilityReason, 'boards' | 'few' | 'nowhere'> = {
  everything: 'boards',
  site: 'boards',
  elsewhere: 'few',
  company: 'boards',
  submitter: 'nowhere',
  owner: 'nowhere',
};

/**
 * The total of a list that boards count too, for those who see all permits of sites or of a company at sites; undefined
 * for others.
 */
export function toStoredTotal(
  actor: Actor,
  { level, exceptOwn }: CountedList,
  filter: BranchFilter,
): RawBuilder<number> | undefined {
  const parts = listVisibleParts(actor, level);
  if (parts.some(({ reason }) => totals[reason] === 'nowhere')) return undefined;
  const countRows = (part: VisiblePart) => {
    const where = toBranchClause(toBranch(part, filter, allPermits));
    return sql`(select count(*) from permit where ${where} and ${allPermits.isOfLevel[level]})`;
  };
  const own = toSubmittedPart(actor);
  const counts = parts.map((part) => {
    if (totals[part.reason] === 'few')
      return countRows({ ...part, where: exceptOwn ? sql`${part.where} and not ${own.where}` : part.where });
    const siteIds = limitSites(part, filter);
    const total = selectPermitTotal({
      isChild: level === 'child permits',
      company: part.reason === 'company' ? actor.company : undefined,
      siteIds,
      statuses: filter.statuses,
    });
    return exceptOwn ? sql`${total} - ${countRows({ ...own, ...(siteIds && { siteIds }) })}` : total;
  });
  return sql`(${sql.join(counts, sql` + `)})`;
}
