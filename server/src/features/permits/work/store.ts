import type { HandoverCandidate } from '@eptw/domain/work/action-inputs';
import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { isUuid } from '../../../database/uuid.ts';
import type { PerformedAction } from '../actions/store.ts';

/** Somebody who may be asked to take over a permit: an approved account that is not archived. */
export async function findCandidate(db: Database, personId: string): Promise<HandoverCandidate | undefined> {
  if (!isUuid(personId)) return undefined;
  return selectCandidates(db).where('person.id', '=', personId).executeTakeFirst();
}

function selectCandidates(db: Database) {
  return db
    .selectFrom('person')
    .select([
      'person.id',
      'person.full_name as name',
      'person.role',
      'person.company',
      sql<string[]>`array(select site_id from person_site where person_site.person_id = person.id)`.as('siteIds'),
    ])
    .where('person.archived_at', 'is', null)
    .where('person.status', '=', 'Approved');
}

/** Makes a photo part of a permit, so that whoever sees the permit can see it. */
export async function attachPhoto(db: Database, permitId: string, name: string): Promise<void> {
  await db
    .insertInto('permit_file')
    .values({ permit_id: permitId, file_name: name })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Keeps the result of an action under its idempotency key. */
export async function keepPerformedAction(
  db: Database,
  { permitId, personId, at, ...action }: PerformedAction & { permitId: string; personId: string; at: Date },
): Promise<void> {
  await db
    .insertInto('performed_action')
    .values({ ...action, permit_id: permitId, person_id: personId, at })
    .execute();
}
