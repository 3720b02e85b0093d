import { hasOwnPermitsList } from '@eptw/domain/access/visibility';
import { pendingApprovalStatuses, type PermitStatus } from '@eptw/domain/permit/status';
import type { Actor } from '@eptw/domain/user/actor';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { isAwaitingApprovalOf } from '../../users/admin/account-filters.ts';
import {
  selectApprovedBy,
  selectAwaitingApprovalBy,
  isAwaitingClosureBy,
  isAwaitingLifeSupportOnly,
  isOfKind,
  type PermitKind,
} from '../list/awaiting-filters.ts';
import { joinWithAnd, toBranch, toBranchClause } from '../list/branch-filters.ts';
import type { CountedList } from '../list/list-base.ts';
import { toStoredTotal } from '../list/visible-base.ts';
import { isInStatus } from '../../../database/status-clause.ts';
import { permitTable, type ListSource } from '../../../database/list-source.ts';
import { selectVisibleElsewhere, listVisibleParts, isVisibleTo } from '../../../database/visibility.ts';
import type { MenuCounts } from './service.ts';

/** A badge shows '9999' at most, so counting stops there. */
const maximumCount = 9999;

/** Counts the rows, up to the maximum. */
function countRows(rows: RawBuilder<unknown>): RawBuilder<number> {
  return sql`(select count(*) from (select from ${rows} limit ${maximumCount}) counted)`;
}

/** The sum over all sources of the permits that match the source's clause, up to the maximum. */
function countAcross(sources: readonly [ListSource, RawBuilder<SqlBool>][]): RawBuilder<number> {
  const counts = sources.map(([{ from }, clause]) => countRows(sql`${from} where ${clause}`));
  return sql`least(${sql.join(counts, sql` + `)}, ${maximumCount})`;
}

/** All counts in one statement. */
export async function countMenuEntries(db: Database, actor: Actor, now: Date): Promise<MenuCounts> {
  const idsVisibleElsewhere = sql<string[]>`array(select id from visible_elsewhere)`;
  const parts = listVisibleParts(actor, idsVisibleElsewhere);
  const countVisible = (kind: PermitKind, clause: RawBuilder<SqlBool>) =>
    countAcross(
      parts.map((part) => {
        const where = toBranchClause(toBranch(part, {}, permitTable));
        return [permitTable, sql`${isOfKind(kind)} and ${where} and ${clause}`];
      }),
    );
  /** All visible permits of a kind in these statuses: as the boards count them, for those who see all of a site. */
  const countAll = (list: CountedList, statuses?: readonly PermitStatus[]) => {
    const total = toStoredTotal(actor, list, { statuses }, parts);
    if (total) return sql<number>`least(${total}, ${maximumCount})`;
    const clauses = [
      ...(list.exceptOwn ? [sql<SqlBool>`not ${own}`] : []),
      ...(statuses ? [isInStatus(statuses)] : []),
    ];
    return countVisible(list.kind, joinWithAnd(clauses));
  };
  const countVisibleIn = (source: ListSource) =>
    countAcross([[source, isVisibleTo(actor, { idsVisibleElsewhere, source })]]);
  const countSubmitted = (kind: PermitKind) => countAcross([[permitTable, sql`${isOfKind(kind)} and ${own}`]]);
  const own = sql<SqlBool>`permit.submitter_id = ${actor.id}::uuid`;
  const exceptOwn = hasOwnPermitsList(actor.role);
  const general = exceptOwn ? sql<SqlBool>`not ${own}` : sql<SqlBool>`true`;
  const undecided = sql<SqlBool>`permit.status = any(${pendingApprovalStatuses}::text[])`;
  const due = sql<SqlBool>`${undecided} and permit.starts_at < ${now}`;
  const { rows } = await sql<MenuCounts>`
    with visible_elsewhere as materialized (${selectVisibleElsewhere(actor)})
    select
      ${countAll({ kind: 'permits', exceptOwn })} as permits,
      ${countSubmitted('permits')} as "myPermits",
      ${countVisible('permits', sql`${general} and ${due}`)} as due,
      ${countVisibleIn(selectAwaitingApprovalBy(actor, 'permits'))} as "pendingMyApproval",
      ${countAll({ kind: 'permits', exceptOwn: false }, pendingApprovalStatuses)} as "pendingApproval",
      ${countVisible('permits', isAwaitingClosureBy(actor))} as "pendingCloseCancel",
      ${countVisibleIn(selectApprovedBy(actor, 'permits'))} as "approvedByMe",
      ${countVisible('permits', isAwaitingLifeSupportOnly())} as "lifeSupport",
      ${countAll({ kind: 'child permits', exceptOwn: false })} as "childPermits",
      ${countSubmitted('child permits')} as "myChildPermits",
      ${countVisibleIn(selectAwaitingApprovalBy(actor, 'child permits'))} as "childPermitsPendingMyApproval",
      ${countVisible('child permits', isAwaitingLifeSupportOnly())} as "lifeSupportChildPermits",
      ${countRows(sql`draft where author_id = ${actor.id}::uuid`)} as drafts,
      ${countRows(sql`person where ${isAwaitingApprovalOf(actor)}`)} as "accountsToApprove"`.execute(db);
  const [counts] = rows;
  if (!counts) throw new Error('A statement without a from clause has exactly one row');
  return counts;
}
