import { normalizeText } from '@eptw/domain/text/same-text';
import { verifiersAsClosers, verifiersAtOwnSites } from '@eptw/domain/crew/verification';
import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { asRead } from '../../../database/reading-order.ts';

/** Somebody who may verify a certificate. */
export interface CertificateVerifier {
  id: string;
  name: string;
}

/** Those who may verify a certificate at a site: the domain's `findVerificationProblem` in SQL, by name. */
export async function listVerifiers(
  db: Database,
  siteId: string,
  { company, enteredById }: { company: string; enteredById: string | null },
): Promise<CertificateVerifier[]> {
  const { rows } = await sql<CertificateVerifier>`
    select person.id, person.full_name as name from person
    where person.status = 'Approved' and person.archived_at is null
      and normal_text(person.company) <> ${normalizeText(company)} and person.id is distinct from ${enteredById}::uuid
      and (person.id in (select person_id from person_site where site_id = ${siteId}
          and person.role = any(${verifiersAtOwnSites}::text[]))
        or person.id in (select member.person_id from mt_group join mt_group_member member
          on member.group_id = mt_group.id where mt_group.site_id = ${siteId} and mt_group.permit_closer
          and mt_group.archived_at is null and person.role = any(${verifiersAsClosers}::text[])))
    order by ${asRead('person.full_name')}, person.id`.execute(db);
  return rows;
}

/** A request of a day. */
export interface CertificateReminder {
  workerId: string;
  kind: string;
  /** YYYY-MM-DD, at the site. */
  day: string;
  permitId: string;
  personId: string;
  at: Date;
}

/** Records a request; returns when one was made on this day already. */
export async function insertReminder(db: Database, reminder: CertificateReminder): Promise<Date | undefined> {
  const { workerId, kind, day, permitId, personId, at } = reminder;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('certificate_reminder')
    .values({ worker_id: workerId, kind, day, permit_id: permitId, person_id: personId, reminded_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 1n) return undefined;
  const earlier = await db
    .selectFrom('certificate_reminder')
    .select('reminded_at')
    .where('worker_id', '=', workerId)
    .where('kind', '=', kind)
    .where('day', '=', sql<Date>`${day}::date`)
    .executeTakeFirstOrThrow();
  return earlier.reminded_at;
}
