import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { createPreparedStatement } from '../../../database/prepared-statements.ts';
import type { PersonRow } from './page-people.ts';

/** What the sign-on page says of a permit beside its work. */
export interface PageRow {
  siteName: string;
  description: string;
  place: string;
  /** Of the permit holder; empty if unknown. */
  holderPhone: string;
}

const pageStatement = createPreparedStatement(
  'sign-on page',
  sql<PageRow>`
    select site.name as "siteName", permit.work_description as description, permit.work_place as place,
      coalesce((select person.phone from person where person.id = $2), '') as "holderPhone"
    from permit join site on site.id = permit.site_id where permit.id = $1`,
);

/** The facts about a permit for its sign-on page. */
export async function findPageRow(db: Database, permitId: string, holderId: string): Promise<PageRow | undefined> {
  const [row] = await pageStatement(db, permitId, holderId);
  return row;
}

const signedOnStatement = createPreparedStatement(
  'signed-on worker by pass number',
  sql<{ workerId: string }>`
    select worker.id as "workerId"
    from crew_presence presence join worker on worker.id = presence.worker_id
    where presence.permit_id = $1 and folded_pass_number(worker.pass_number) = folded_pass_number($2)
    order by presence.since limit 1`,
);

/** A worker with this pass number who is signed on to a permit. */
export async function findSignedOnWorker(
  db: Database,
  permitId: string,
  passNumber: string,
): Promise<string | undefined> {
  const [row] = await signedOnStatement(db, permitId, passNumber);
  return row?.workerId;
}

const peopleStatement = createPreparedStatement(
  'people of the sign-on page',
  sql<PersonRow>`select worker.id, worker.name, worker.phone from worker where worker.id = any($1)`,
);

/** The workers with these ids, for the page of those who work with them. */
export async function listPagePeople(db: Database, ids: readonly string[]): Promise<PersonRow[]> {
  return peopleStatement(db, ids);
}
