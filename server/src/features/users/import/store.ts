import { normalizeText } from '@eptw/domain/text/same-text';
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

/** The accounts' addresses that are one of these to a reader. */
export async function findAddressesInUse(db: Database, emails: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    select email from person
    where normal_text(email) = any(${emails.map(normalizeText)}::text[]) and archived_at is null`.execute(db);
  return rows.map((row) => row.email);
}

/** Those of these companies that exist, as they are spelled here. */
export async function findSpellings(db: Database, companies: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ company: string }>`
    select company_spelling(typed) as company from unnest(${companies}::text[]) as typed
    where exists (select from company where folded = normal_text(typed))`.execute(db);
  return rows.map((row) => row.company);
}
