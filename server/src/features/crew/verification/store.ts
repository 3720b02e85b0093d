import type { Actor } from '@eptw/domain/user/actor';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { isContractorAccount } from '../../../database/crew-visibility.ts';
import { matchesSearch } from '../../../database/search.ts';
import { selectToVerify, selectUnverified } from '../../../database/unverified-certificates.ts';
import type { CertificateToVerify, VerificationTask } from './types.ts';
import { asRead } from '../../../database/reading-order.ts';

/** The filters of the queue; absent or empty ones have no effect. */
export interface QueueFilter {
  searchText?: string | null | undefined;
}

/** A page of the certificates that a user may verify, those of one worker together. */
export async function listToVerify(
  db: Database,
  actor: Actor,
  now: Date,
  { searchText }: QueueFilter,
  page: { take: number; skip: number },
): Promise<CertificateToVerify[]> {
  const { rows } = await sql<CertificateToVerify>`
    select worker.id as "workerId", worker.name, worker.pass_number as "passNumber", worker.company, worker.version,
      worker_certificate.kind, worker_certificate.number, worker_certificate.issuer,
      worker_certificate.expires_on::text as "expiresOn", worker_certificate.file_name as file,
      (select original_name from stored_file where stored_file.name = worker_certificate.file_name) as "fileName",
      (select full_name from person where person.id = worker_certificate.entered_by) as "enteredBy"
    from ${selectToVerify(actor, now)} and ${matches(searchText)}
    order by ${asRead('worker.name')}, worker.id, worker_certificate.kind, worker_certificate.number
    limit ${page.take} offset ${page.skip}`.execute(db);
  return rows;
}

/** How many there are. */
export async function countToVerify(
  db: Database,
  actor: Actor,
  now: Date,
  { searchText }: QueueFilter,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${selectToVerify(actor, now)} and ${matches(searchText)}`.execute(db);
  return rows[0]?.count ?? 0;
}

function matches(searchText: string | null | undefined): RawBuilder<SqlBool> {
  return matchesSearch([sql`worker.name`, sql`worker.pass_number`, sql`worker.company`], searchText);
}

/** The sites where unverified certificates count, with how many of those who work there nobody has verified. */
export async function listTasks(
  db: Database,
  now: Date,
  siteIds: readonly string[] | undefined,
): Promise<VerificationTask[]> {
  const own = siteIds ? sql`site.id = any(${siteIds}::uuid[])` : sql`true`;
  const { rows } = await sql<VerificationTask>`
    select site.id as "siteId", site.code, site.name, (
        select count(*)::int from ${selectUnverified(now)} and worker.company in (
          select person.company from person_site join person on person.id = person_site.person_id
          where person_site.site_id = site.id and ${isContractorAccount})) as "toVerify"
    from site where site.counts_unverified and site.archived_at is null and ${own}
    order by ${asRead('site.name')}`.execute(db);
  return rows;
}

/** Those of these sites that are not archived, by name. */
export async function findSites(db: Database, ids: readonly string[]): Promise<{ id: string; name: string }[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('site')
    .select(['id', 'name'])
    .where('id', 'in', ids)
    .where('archived_at', 'is', null)
    .orderBy(asRead('name'))
    .execute();
}

/** Writes who has seen a certificate, where and when. */
export async function saveVerification(
  db: Database,
  { workerId, kind, number }: { workerId: string; kind: string; number: string },
  { by, siteId, at }: { by: string; siteId: string; at: Date },
): Promise<void> {
  await db
    .updateTable('worker_certificate')
    .set({ verified_by: by, verified_site: siteId, verified_at: at })
    .where('worker_id', '=', workerId)
    .where('kind', '=', kind)
    .where('number', '=', number)
    .execute();
}
