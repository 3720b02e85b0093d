import type { Actor } from '@eptw/domain/user/actor';
import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { isWorkerVisibleTo } from '../../../database/crew-visibility.ts';

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
