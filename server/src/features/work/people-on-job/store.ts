import type { Actor } from '@eptw/domain/user/actor';
import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { isWorkerVisibleTo } from '../../../database/crew-visibility.ts';
import { createPreparedStatement } from '../../../database/prepared-statements.ts';

/** Whom the register knows of somebody on a job, and whether the reader may see it. */
export interface PersonRow {
  id: string;
  name: string;
  company: string;
  trade: string;
  phone: string;
  isVisible: boolean;
  isErased: boolean;
}

/** Who reads about the people on a job. */
export type Reader = Pick<Actor, 'role' | 'company' | 'siteIds'>;

/** How many people are on a child permit, each counted once. */
export interface PeopledChildPermit {
  number: string;
  /** Inside its space, rescuers and strangers too. */
  inside: number;
  /** Signed on, and not inside. */
  outside: number;
  /** How many of both are on the parent permit, too. */
  onBoth: number;
}

const childPermitsStatement = createPreparedStatement(
  'people on child permits',
  sql<PeopledChildPermit>`
    select child.number,
      count(*) filter (where person.inside)::integer as inside,
      count(*) filter (where not person.inside)::integer as outside,
      count(*) filter (where person.worker_id = any($2))::integer as "onBoth"
    from permit child
    cross join lateral (
      select worker_id, inside_since is not null as inside from crew_presence where permit_id = child.id
      union all
      select null, true from muster_visitor where permit_id = child.id and inside_since is not null) person
    where child.parent_permit_id = $1
    group by child.number order by child.number`,
);

/** The child permits with people on them, whatever their status. `workerIds` are on the parent permit. */
export function findPeopledChildPermits(
  db: Database,
  parentId: string,
  workerIds: readonly string[],
): Promise<PeopledChildPermit[]> {
  return childPermitsStatement(db, parentId, workerIds);
}

/** The workers with these ids, as the register has them. */
export async function findPeople(db: Database, reader: Reader, ids: readonly string[]): Promise<PersonRow[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('worker')
    .select([
      'worker.id',
      'worker.name',
      'worker.company',
      'worker.trade',
      'worker.phone',
      sql<boolean>`${isWorkerVisibleTo(reader)}`.as('isVisible'),
      sql<boolean>`worker.erased_at is not null`.as('isErased'),
    ])
    .where('worker.id', 'in', ids)
    .execute();
}
