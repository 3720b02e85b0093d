import type { HandoverCandidate } from '@eptw/domain/work/table/work-asks';
import { contractorRoles } from '@eptw/domain/user/role-groups';
import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { isUuid } from '../../database/uuid.ts';
import { asRead } from '../../database/reading-order.ts';

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
    .orderBy(asRead('person.full_name'))
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

/** A file as evidence for a permit. */
export interface Evidence {
  type: string;
  /** Whether it, or a copy of the same picture, belongs to another permit. */
  isOfAnotherPermit: boolean;
}

/**
 * A file as evidence for a permit; undefined when there is none of this name. Locks all copies of the picture, so that
 * it becomes evidence for one permit at a time.
 */
export async function lockEvidence(db: Database, name: string, permitId: string): Promise<Evidence | undefined> {
  const copies = await db
    .selectFrom('stored_file')
    .select(['name', 'type'])
    .where(({ or, eb, selectFrom }) =>
      or([
        eb('name', '=', name),
        eb('digest', '=', selectFrom('stored_file as own').select('own.digest').where('own.name', '=', name)),
      ]),
    )
    .orderBy('name')
    .forUpdate()
    .execute();
  const file = copies.find((copy) => copy.name === name);
  if (!file) return undefined;
  const elsewhere = await db
    .selectFrom('permit_file')
    .select('permit_id')
    .where(
      'file_name',
      'in',
      copies.map((copy) => copy.name),
    )
    .where('permit_id', '<>', permitId)
    .executeTakeFirst();
  return { type: file.type, isOfAnotherPermit: elsewhere !== undefined };
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
