import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';

/** The sites that can be chosen. */
export async function listAvailableSites(db: Database): Promise<{ id: string; code: string }[]> {
  return db.selectFrom('site').select(['id', 'code']).where('archived_at', 'is', null).execute();
}

/** The groups that can be chosen. */
export async function listAvailableGroups(db: Database): Promise<{ id: string; name: string; siteId: string }[]> {
  return db
    .selectFrom('mt_group')
    .select(['id', 'name', 'site_id as siteId'])
    .where('archived_at', 'is', null)
    .execute();
}

/** Those of these addresses that are taken, in lower case. */
export async function findAddressesInUse(db: Database, emails: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    select lower(email) as email from person
    where lower(email) = any(${emails.map((email) => email.toLowerCase())}::text[]) and archived_at is null`.execute(
    db,
  );
  return rows.map((row) => row.email);
}

/** Companies as their longest-standing users spell them. */
export async function findSpellings(db: Database, companies: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ company: string }>`
    select distinct on (lower(company)) company from person
    where lower(company) = any(${companies.map((company) => company.toLowerCase())}::text[]) and archived_at is null
    order by lower(company), created_at`.execute(db);
  return rows.map((row) => row.company);
}
