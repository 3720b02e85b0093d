import type { MenuCountName } from '@eptw/domain/permit/menu-counts';
import { hasOwnPermitsList } from '@eptw/domain/access/visibility';
import { pendingApprovalStatuses, type PermitStatus } from '@eptw/domain/permit/status';
import type { Actor } from '@eptw/domain/user/actor';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { selectToVerify } from '../../../database/unverified-certificates.ts';
import { isAwaitingApprovalOf } from '../../users/admin/account-clauses.ts';
import {
  listApprovedBy,
  selectAwaitingApprovalBy,
  isAwaitingClosers,
  isAwaitingLifeSupportOnly,
  isForSubmitterAt,
  isToFinishBy,
} from '../list/awaiting-sources.ts';
import { joinWithAnd, toBranch, toBranchClause } from '../list/branches.ts';
import type { CountedList } from '../list/list-sources.ts';
import { requireOnlyRow } from '../list/query-clauses.ts';
import { toStoredTotal } from '../list/visible-branches.ts';
import { asConstant, preparedByText } from '../../../database/prepared-statements.ts';
import { isInStatus } from '../../../database/status-clause.ts';
import { allPermits, type ListSource, type PermitLevel } from '../../../database/list-source.ts';
import { selectVisibleElsewhere, listVisibleParts, isVisibleTo } from '../../../database/visibility.ts';

/** A badge shows '9999' at most, so counting stops there. */
const maximumCount = 9999;

/** Counts the rows, up to the maximum. */
function countRows(rows: RawBuilder<unknown>): RawBuilder<number> {
  return sql`(select count(*) from (select from ${rows} limit ${sql.lit(maximumCount)}) counted)`;
}

/** The sum over all sources of the permits that match the source's clause, up to the maximum. */
function countAcross(sources: readonly [ListSource, RawBuilder<SqlBool>][]): RawBuilder<number> {
  const counts = sources.map(([{ from }, clause]) => countRows(sql`${from} where ${clause}`));
  return sql`least(${sql.join(counts, sql` + `)}, ${sql.lit(maximumCount)})`;
}

/**
 * What can be counted: what menus show, the permits whose start has passed undecided, all or by the user, and those that
 * the user has to finish as a permit closer.
 */
export type CountName = MenuCountName | 'due' | 'overdueMyApproval' | 'toFinish';

/** How each is counted, up to the maximum. Within a statement that begins with `visible_elsewhere`. */
function toCounts(actor: Actor, now: Date): Record<CountName, () => RawBuilder<number>> {
  const countVisible = (level: PermitLevel | undefined, clause: RawBuilder<SqlBool>) =>
    countAcross(
      listVisibleParts(actor, level).map((part) => {
        const where = toBranchClause(toBranch(part, {}, allPermits));
        return [allPermits, sql`${level ? allPermits.isOfLevel[level] : sql`true`} and ${where} and ${clause}`];
      }),
    );
  /** All visible permits of a level in these statuses: as the boards count them, for those who see all of a site. */
  const countAll = (list: CountedList, statuses?: readonly PermitStatus[]) => {
    const total = toStoredTotal(actor, list, { statuses });
    if (total) return sql<number>`least(${total}, ${sql.lit(maximumCount)})`;
    const clauses = [
      ...(list.exceptOwn ? [sql<SqlBool>`not ${own}`] : []),
      ...(statuses ? [isInStatus(statuses)] : []),
    ];
    return countVisible(list.level, joinWithAnd(clauses));
  };
  const countVisibleIn = (...sources: ListSource[]) =>
    countAcross(sources.map((source) => [source, isVisibleTo(actor, { hasReadElsewhere: true, source })]));
  const countSubmitted = (level: PermitLevel) =>
    countAcross([[allPermits, sql`${allPermits.isOfLevel[level]} and ${own}`]]);
  const own = sql<SqlBool>`permit.submitter_id = ${asConstant(actor.id, 'uuid')}`;
  const exceptOwn = hasOwnPermitsList(actor.role);
  const general = exceptOwn ? sql<SqlBool>`not ${own}` : sql<SqlBool>`true`;
  const undecided = sql<SqlBool>`permit.status = any(${pendingApprovalStatuses}::text[])`;
  const due = sql<SqlBool>`${undecided} and permit.starts_at < ${now}`;
  return {
    permits: () => countAll({ level: 'permits', exceptOwn }),
    myPermits: () => countSubmitted('permits'),
    due: () => countVisible('permits', sql`${general} and ${due}`),
    pendingMyApproval: () => countVisibleIn(selectAwaitingApprovalBy(actor, 'permits')),
    overdueMyApproval: () => {
      const source = selectAwaitingApprovalBy(actor, 'permits');
      const visible = isVisibleTo(actor, { hasReadElsewhere: true, source });
      return countAcross([[source, sql`${visible} and permit.starts_at < ${now}`]]);
    },
    pendingApproval: () => countAll({ level: 'permits', exceptOwn: false }, pendingApprovalStatuses),
    forMyAction: () => countAcross([[allPermits, sql`${own} and ${isForSubmitterAt(now)}`]]),
    pendingCloseCancel: () => countVisible(undefined, isAwaitingClosers(actor)),
    toFinish: () => countVisible(undefined, isToFinishBy(actor)),
    certificatesToVerify: () => countRows(selectToVerify(actor, now)),
    approvedByMe: () => countVisibleIn(...listApprovedBy(actor, 'permits')),
    lifeSupport: () => countVisible('permits', isAwaitingLifeSupportOnly()),
    childPermits: () => countAll({ level: 'child permits', exceptOwn: false }),
    myChildPermits: () => countSubmitted('child permits'),
    childPermitsPendingMyApproval: () => countVisibleIn(selectAwaitingApprovalBy(actor, 'child permits')),
    lifeSupportChildPermits: () => countVisible('child permits', isAwaitingLifeSupportOnly()),
    drafts: () => countRows(sql`draft where author_id = ${asConstant(actor.id, 'uuid')}`),
    accountsToApprove: () => countRows(sql`person where ${isAwaitingApprovalOf(actor)}`),
  };
}

/** These counts, in one statement. */
export async function countMenuEntries<Name extends CountName>(
  db: Database,
  actor: Actor,
  now: Date,
  names: readonly Name[],
): Promise<Record<Name, number>> {
  const counts = toCounts(actor, now);
  const columns = names.map((name) => sql`${counts[name]()} as ${sql.ref(name)}`);
  const { rows } = await sql<Record<Name, number>>`${preparedByText}
    with visible_elsewhere as materialized (${selectVisibleElsewhere(actor)})
    select ${sql.join(columns)}`.execute(db);
  return requireOnlyRow(rows);
}
