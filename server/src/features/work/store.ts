import type { HandoverCandidate } from '@eptw/domain/work/table/work-asks';
import { contractorRoles } from '@eptw/domain/user/role-groups';
import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { isUuid } from '../../database/uuid.ts';

/** More people are never listed; a name can be searched in what is. */
const maximumColleagues = 500;

/** Somebody who may be asked to take over a permit: an approved account that is not archived. */
export async function findCandidate(db: Database, personId: string): Promise<HandoverCandidate | undefined> {
  if (!isUuid(personId)) return undefined;
  return selectCandidates(db).where('person.id', '=', personId).executeTakeFirst();
}

/** The people of a contractor, or staff for a permit without one, who work at the site of a permit, by name. */
export async function listColleagues(
  db: Database,
  { contractor, siteId }: { contractor: string; siteId: string },
): Promise<HandoverCandidate[]> {
  const people = selectCandidates(db)
    .innerJoin('person_site', 'person_site.person_id', 'person.id')
    .where('person_site.site_id', '=', siteId)
    .orderBy('person.full_name')
    .orderBy('person.id')
    .limit(maximumColleagues);
  // The domain decides who may hold the permit; this only bounds what is read.
  return contractor === ''
    ? people.where('person.role', 'not in', contractorRoles).execute()
    : people.where('person.company', '=', contractor).execute();
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

/** Keeps a signature under its digest. */
export async function keepSignature(db: Database, digest: string, image: string): Promise<void> {
  await db
    .insertInto('work_signature')
    .values({ digest, image })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
