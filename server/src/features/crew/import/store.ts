import { normalizePassNumber } from '@eptw/domain/crew/pass-number';
import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';

/** A pass number of a company. */
export interface CompanyPass {
  company: string;
  passNumber: string;
}

/** Those of these pass numbers that workers of the same company have, however they are written. */
export async function findPassesInUse(db: Database, passes: readonly CompanyPass[]): Promise<CompanyPass[]> {
  const { rows } = await sql<CompanyPass>`
    select worker.company, worker.pass_number as "passNumber"
    from unnest(${passes.map(({ company }) => company)}::text[],
      ${passes.map(({ passNumber }) => normalizePassNumber(passNumber))}::text[]) given(company, pass_number)
    join worker on worker.company = given.company and folded_pass_number(worker.pass_number) = given.pass_number
    where worker.erased_at is null`.execute(db);
  return rows;
}
