import type { CompanySpelling, SharedPass } from '@eptw/domain/user/company-look-alikes';
import { normalizeText } from '@eptw/domain/text/same-text';
import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import type { LookAlikeAccount, LookAlikeWorker } from './types.ts';

/** A spelling of a company, with the text that all of its spellings are compared as. */
type SpellingRow = CompanySpelling & { normal: string };

/** A worker, with the text that the spellings of the company are compared as. */
type SharedPassRow = SharedPass & { normal: string };

/** The spellings of each company that has several, of this one if it is given, the companies by name. */
export async function listSpellings(db: Database, company?: string): Promise<SpellingRow[]> {
  const { rows } = await sql<SpellingRow>`
    with used as materialized (
      select company as name from person where company <> '' and archived_at is null
      union select company from worker where erased_at is null
      union select name from submitter_company
    ), alike as (
      select normal, unnest(names) as name from (
        select normal_text(name) as normal, array_agg(name) as names from used group by 1
      ) spelled
      where cardinality(names) > 1 ${company === undefined ? sql`` : sql`and normal = ${normalizeText(company)}`}
    )
    select alike.normal, alike.name,
      (select count(*)::int from person where person.company = alike.name and person.archived_at is null) as people,
      (select count(*)::int from permit where permit.submitter_company = alike.name) as permits,
      (select count(*)::int from worker where worker.company = alike.name and worker.erased_at is null) as workers
    from alike order by alike.normal, alike.name`.execute(db);
  return rows;
}

/** The workers of these spellings who would have one pass number if the spellings were one. */
export async function listSharedPasses(db: Database, spellings: readonly string[]): Promise<SharedPassRow[]> {
  const { rows } = await sql<SharedPassRow>`
    select normal_text(company) as normal, company, name, pass_number as "passNumber"
    from (
      select company, name, pass_number,
        min(company) over same <> max(company) over same as in_several
      from worker where erased_at is null and company = any(${spellings}::text[])
      window same as (partition by normal_text(company), folded_pass_number(pass_number))
    ) worker
    where in_several
    order by normal_text(company), folded_pass_number(pass_number), company`.execute(db);
  return rows;
}

/** The accounts whose addresses look like another one, each with those that it resembles. */
export async function listAccountsAlike(db: Database): Promise<LookAlikeAccount[][]> {
  const { rows } = await sql<{ accounts: LookAlikeAccount[] }>`
    select json_agg(json_build_object('_id', id, 'fullname', full_name, 'email', email, 'company', company)
      order by created_at, id) as accounts
    from person where archived_at is null
    group by normal_text(email) having count(*) > 1 order by normal_text(email)`.execute(db);
  return rows.map(({ accounts }) => accounts);
}

/** The workers of a company whose pass numbers look like another one, each with those that it resembles. */
export async function listWorkersAlike(db: Database): Promise<LookAlikeWorker[][]> {
  const { rows } = await sql<{ workers: LookAlikeWorker[] }>`
    select json_agg(json_build_object('_id', id, 'name', name, 'passNumber', pass_number, 'company', company)
      order by created_at, id) as workers
    from worker where erased_at is null
    group by company, folded_pass_number(pass_number) having count(*) > 1
    order by company, folded_pass_number(pass_number)`.execute(db);
  return rows.map(({ workers }) => workers);
}

/** Keeps everybody else from writing companies until the transaction ends. */
export async function lockCompanies(db: Database): Promise<void> {
  await sql`lock table company, person, worker, permit in share row exclusive mode`.execute(db);
}

/** Gives everything of these companies to one, and returns the ids of the users who are in another one now. */
export async function mergeSpellings(
  db: Database,
  spellings: readonly string[],
  into: string,
  change: { by: string; at: Date },
): Promise<string[]> {
  const others = spellings.filter((name) => name !== into);
  await sql`update company set name = ${into} where folded = ${normalizeText(into)}`.execute(db);
  await sql`delete from merged_company where name = ${into}`.execute(db);
  await sql`insert into merged_company (name, merged_at) select unnest(${others}::text[]), ${change.at}
    on conflict do nothing`.execute(db);
  const { rows: moved } = await sql<{ id: string }>`
    update person set company = ${into}, changed_by = ${change.by}, changed_at = ${change.at}
    where company = any(${others}::text[]) returning id`.execute(db);
  await sql`update worker set company = ${into}, version = version + 1, changed_by = ${change.by}, changed_at = ${change.at}
    where company = any(${others}::text[])`.execute(db);
  await sql`update muster_visitor set company = ${into} where company = any(${others}::text[])`.execute(db);
  await sql`insert into submitter_company select ${into} where exists (
    select from submitter_company where name = any(${others}::text[])) on conflict do nothing`.execute(db);
  // Written by triggers from the permit as it was created, these copies do not follow it.
  await sql`
    with moved as (
      update permit set submitter_company = ${into} where submitter_company = any(${others}::text[]) returning id
    ), work as (
      update permit_work set submitter_company = ${into} from moved where permit_work.permit_id = moved.id
    )
    update counted_permit set company = left(btrim(${into}), 200) from moved where counted_permit.permit_id = moved.id`.execute(
    db,
  );
  await sql`delete from submitter_company where name = any(${others}::text[])`.execute(db);
  return moved.map(({ id }) => id);
}
