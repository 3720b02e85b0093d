import type { Actor } from '@eptw/domain/user/actor';
import type { StoredPresence } from '@eptw/domain/work/sign-on/may-sign-on';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { isWorkerVisibleTo } from '../../../database/crew-visibility.ts';
import { matchesSearch } from '../../../database/search.ts';
import { asRead } from '../../../database/reading-order.ts';

/** What decides who is listed first for a role. */
export interface CandidateFilter {
  /** The workers of this company alone; empty for all that the reader sees. */
  company: string;
  searchText: string | null | undefined;
  /** The certificates that the role needs, valid until this day (YYYY-MM-DD). */
  kinds: readonly string[];
  lastDay: string;
  countsUnverified: boolean;
  limit: number;
  offset: number;
}

/** A worker who may sign on, with the certificates as JSON has them. */
export interface CandidateRow {
  id: string;
  name: string;
  company: string;
  trade: string;
  passNumber: string;
  phone: string;
  certificates: { kind: string; expiresOn: string; verified: boolean }[];
  total: number;
}

/** Whether a worker holds every certificate of a role so that it counts. */
function isQualified({ kinds, lastDay, countsUnverified }: CandidateFilter): RawBuilder<boolean> {
  return sql`(select count(distinct held.kind) from worker_certificate held
    where held.worker_id = worker.id and held.kind = any(${kinds}::text[]) and held.expires_on >= ${lastDay}::date
      and (${countsUnverified} or held.verified_at is not null)) = ${kinds.length}`;
}

/** The workers whom the reader sees, those first who can fill the role and are on no job, then by name. */
export async function listCandidateRows(
  db: Database,
  reader: Pick<Actor, 'role' | 'company' | 'siteIds'>,
  filter: CandidateFilter,
): Promise<CandidateRow[]> {
  const { company, searchText, kinds, limit, offset } = filter;
  const holdsAny = sql<boolean>`exists (select from worker_certificate held
    where held.worker_id = worker.id and held.kind = any(${kinds}::text[]))`;
  const isFree = sql<boolean>`not exists (select from crew_presence where crew_presence.worker_id = worker.id)`;
  return db
    .selectFrom('worker')
    .where('worker.erased_at', 'is', null)
    .where(isWorkerVisibleTo(reader))
    .$if(company !== '', (query) => query.where('worker.company', '=', company))
    .where(({ ref }) => matchesSearch([ref('worker.name'), ref('worker.pass_number'), ref('worker.trade')], searchText))
    .select([
      'worker.id',
      'worker.name',
      'worker.company',
      'worker.trade',
      'worker.pass_number as passNumber',
      'worker.phone',
      sql<CandidateRow['certificates']>`(select coalesce(json_agg(json_build_object('kind', held.kind,
        'expiresOn', held.expires_on::text, 'verified', held.verified_at is not null)), '[]')
        from worker_certificate held where held.worker_id = worker.id)`.as('certificates'),
      sql<number>`(count(*) over ())::int`.as('total'),
    ])
    .orderBy(isQualified(filter), 'desc')
    .orderBy(isFree, 'desc')
    .orderBy(holdsAny, 'desc')
    .orderBy(asRead('worker.name'))
    .orderBy('worker.id')
    .limit(limit)
    .offset(offset * limit)
    .execute();
}

/** On which permits workers are signed on, by the worker. */
export async function listPresencesOf(
  db: Database,
  workerIds: readonly string[],
): Promise<(StoredPresence & { workerId: string })[]> {
  if (workerIds.length === 0) return [];
  return db
    .selectFrom('crew_presence')
    .innerJoin('permit', 'permit.id', 'crew_presence.permit_id')
    .select([
      'crew_presence.worker_id as workerId',
      'permit.id as permitId',
      'permit.parent_permit_id as parentId',
      'permit.number',
      'crew_presence.roles',
      'crew_presence.all_the_time as isBound',
    ])
    .where('crew_presence.worker_id', 'in', workerIds)
    .orderBy('crew_presence.since')
    .execute();
}
