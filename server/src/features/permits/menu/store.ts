import { findsOwnElsewhere } from '@eptw/domain/access/visibility';
import { pendingApprovalStatuses } from '@eptw/domain/permit/status';
import type { Actor } from '@eptw/domain/user/actor';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Database } from '../../../database/connect.ts';
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

/** What each source has of the permits that a clause lets through, all together. */
function counted(among: readonly [PermitSource, RawBuilder<SqlBool>][]): RawBuilder<number> {
  const counts = among.map(
    ([{ from }, clause]) =>
      sql`(select count(*) from (select from ${from} where ${clause} limit ${greatestCount}) counted)`,
  );
  return sql`least(${sql.join(counts, sql` + `)}, ${greatestCount})`;
}

/** All badges in one statement. */
export async function menuCounts(db: Database, actor: Actor, now: Date): Promise<MenuCounts> {
  const elsewhere = sql<string[]>`array(select id from elsewhere)`;
  const parts = visibleParts(actor, elsewhere);
  const visible = (kind: PermitKind, clause: RawBuilder<SqlBool>) =>
    counted(parts.map((part) => [permitTable, sql`${ofKind(kind)} and ${part} and ${clause}`]));
  const visibleIn = (source: PermitSource) => counted([[source, visibleTo(actor, { elsewhere, source })]]);
  const submitted = (kind: PermitKind) => counted([[permitTable, sql`${ofKind(kind)} and ${own}`]]);
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
      (select count(*) from (
        select from draft where author_id = ${actor.id}::uuid limit ${greatestCount}) counted) as drafts`.execute(db);
  const [counts] = rows;
  if (!counts) throw new Error('A statement without a from clause has exactly one row');
  return counts;
}
