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
import { permitsElsewhere, visibleTo } from '../visibility.ts';
import type { MenuCounts } from './service.ts';

/** A badge says '9999' at most, so counting goes no further. */
const greatestCount = 9999;

function counted(kind: PermitKind, clause: RawBuilder<SqlBool>): RawBuilder<number> {
  return countedIn(permitTable, sql`${ofKind(kind)} and ${clause}`);
}

function countedIn({ from }: PermitSource, clause: RawBuilder<SqlBool>): RawBuilder<number> {
  return sql`(select count(*) from (select from ${from} where ${clause} limit ${greatestCount}) counted)`;
}

/** All badges in one statement. */
export async function menuCounts(db: Database, actor: Actor, now: Date): Promise<MenuCounts> {
  const elsewhere = await permitsElsewhere(db, actor);
  const visible = visibleTo(actor, { elsewhere });
  const visibleIn = (source: PermitSource) => countedIn(source, visibleTo(actor, { elsewhere, source }));
  const own = sql<SqlBool>`permit.submitter_id = ${actor.id}::uuid`;
  const general = findsOwnElsewhere(actor.role) ? sql<SqlBool>`${visible} and not ${own}` : visible;
  const undecided = sql<SqlBool>`permit.status = any(${pendingApprovalStatuses}::text[])`;
  const due = sql<SqlBool>`${undecided} and permit.starts_at < ${now}`;
  const { rows } = await sql<MenuCounts>`select
    ${counted('permits', general)} as permits,
    ${counted('permits', own)} as "myPermits",
    ${counted('permits', sql`${general} and ${due}`)} as due,
    ${visibleIn(awaitingApprovalOf(actor, 'permits'))} as "pendingMyApproval",
    ${counted('permits', sql`${visible} and ${undecided}`)} as "pendingApproval",
    ${counted('permits', sql`${visible} and ${awaitsFinishBy(actor)}`)} as "pendingCloseCancel",
    ${visibleIn(approvedBy(actor, 'permits'))} as "approvedByMe",
    ${counted('permits', sql`${visible} and ${awaitsLifeSupportOnly()}`)} as "lifeSupport",
    ${counted('child permits', visible)} as "childPermits",
    ${counted('child permits', own)} as "myChildPermits",
    ${visibleIn(awaitingApprovalOf(actor, 'child permits'))} as "childPermitsPendingMyApproval",
    ${counted('child permits', sql`${visible} and ${awaitsLifeSupportOnly()}`)} as "lifeSupportChildPermits",
    (select count(*) from (
      select from draft where author_id = ${actor.id}::uuid limit ${greatestCount}) counted) as drafts`.execute(db);
  const [counts] = rows;
  if (!counts) throw new Error('A statement without a from clause has exactly one row');
  return counts;
}
