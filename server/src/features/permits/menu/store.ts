import { findsOwnElsewhere } from '@eptw/domain/access/visibility';
import { pendingApprovalStatuses } from '@eptw/domain/permit/status';
import type { Actor } from '@eptw/domain/user/actor';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { awaitsApprovalOf } from '../../users/administering/account-filters.ts';
import {
  approvedBy,
  awaitingApprovalOf,
  awaitsFinishBy,
  awaitsLifeSupportOnly,
  ofKind,
  type PermitKind,
} from '../open-work-filters.ts';
import { permitTable, type PermitSource } from '../narrow-rows.ts';
import { seenElsewhere, visibleParts, visibleTo } from '../visibility.ts';
import type { MenuCounts } from './service.ts';

/** A badge says '9999' at most, so counting goes no further. */
const greatestCount = 9999;

/** How many rows this finds. */
function counted(found: RawBuilder<unknown>): RawBuilder<number> {
  return sql`(select count(*) from (select from ${found} limit ${greatestCount}) counted)`;
}

/** What each source has of the permits that a clause lets through, all together. */
function countedAmong(among: readonly [PermitSource, RawBuilder<SqlBool>][]): RawBuilder<number> {
  const counts = among.map(([{ from }, clause]) => counted(sql`${from} where ${clause}`));
  return sql`least(${sql.join(counts, sql` + `)}, ${greatestCount})`;
}

/** All badges in one statement. */
export async function menuCounts(db: Database, actor: Actor, now: Date): Promise<MenuCounts> {
  const elsewhere = sql<string[]>`array(select id from elsewhere)`;
  const parts = visibleParts(actor, elsewhere);
  const visible = (kind: PermitKind, clause: RawBuilder<SqlBool>) =>
    countedAmong(parts.map((part) => [permitTable, sql`${ofKind(kind)} and ${part} and ${clause}`]));
  const visibleIn = (source: PermitSource) => countedAmong([[source, visibleTo(actor, { elsewhere, source })]]);
  const submitted = (kind: PermitKind) => countedAmong([[permitTable, sql`${ofKind(kind)} and ${own}`]]);
  const own = sql<SqlBool>`permit.submitter_id = ${actor.id}::uuid`;
  const general = findsOwnElsewhere(actor.role) ? sql<SqlBool>`not ${own}` : sql<SqlBool>`true`;
  const undecided = sql<SqlBool>`permit.status = any(${pendingApprovalStatuses}::text[])`;
  const due = sql<SqlBool>`${undecided} and permit.starts_at < ${now}`;
  const { rows } = await sql<MenuCounts>`
    with elsewhere as materialized (${seenElsewhere(actor)})
    select
      ${visible('permits', general)} as permits,
      ${submitted('permits')} as "myPermits",
      ${visible('permits', sql`${general} and ${due}`)} as due,
      ${visibleIn(awaitingApprovalOf(actor, 'permits'))} as "pendingMyApproval",
      ${visible('permits', undecided)} as "pendingApproval",
      ${visible('permits', awaitsFinishBy(actor))} as "pendingCloseCancel",
      ${visibleIn(approvedBy(actor, 'permits'))} as "approvedByMe",
      ${visible('permits', awaitsLifeSupportOnly())} as "lifeSupport",
      ${visible('child permits', sql`true`)} as "childPermits",
      ${submitted('child permits')} as "myChildPermits",
      ${visibleIn(awaitingApprovalOf(actor, 'child permits'))} as "childPermitsPendingMyApproval",
      ${visible('child permits', awaitsLifeSupportOnly())} as "lifeSupportChildPermits",
      ${counted(sql`draft where author_id = ${actor.id}::uuid`)} as drafts,
      ${counted(sql`person where ${awaitsApprovalOf(actor)}`)} as "accountsToApprove"`.execute(db);
  const [counts] = rows;
  if (!counts) throw new Error('A statement without a from clause has exactly one row');
  return counts;
}
