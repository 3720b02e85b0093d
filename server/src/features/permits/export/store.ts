import type { Actor } from '@eptw/domain/user/actor';
import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { isUuid } from '../../../database/uuid.ts';
import type { NewRow } from '../../../database/tables.ts';
import { selectPersonJson } from '../../users/person-rows.ts';
import { isVisibleTo } from '../../../database/visibility.ts';
import type { PdfLog } from './types.ts';

export async function insertPdfLog(db: Database, entry: NewRow<'pdf_log'>): Promise<void> {
  await db.insertInto('pdf_log').values(entry).execute();
}

/** How many PDFs with this name were made, of permits that the actor can see. */
export async function countPdfLogs(db: Database, actor: Actor, fileName: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from pdf_log join permit on permit.id = pdf_log.permit_id
    where pdf_log.file_name = ${fileName} and ${isVisibleTo(actor)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The log entries of these PDFs, newest first. */
export async function listPdfLogs(
  db: Database,
  actor: Actor,
  fileName: string,
  take: number,
  skip: number,
): Promise<PdfLog[]> {
  const { rows } = await sql<PdfLog>`
    select pdf_log.id as _id, pdf_log.file_name as "pdfFileName", permit.id as permit, permit.number as code,
      pdf_log.permit_version as version, ${selectPersonJson('person')} as "madeBy", pdf_log.made_at as "madeAt"
    from pdf_log join permit on permit.id = pdf_log.permit_id join person on person.id = pdf_log.made_by
    where pdf_log.file_name = ${fileName} and ${isVisibleTo(actor)}
    order by pdf_log.made_at desc, pdf_log.id desc limit ${take} offset ${skip}`.execute(db);
  return rows;
}

/** The numbers, by id, of those permits that the actor can see. */
export async function findVisibleNumbers(
  db: Database,
  actor: Actor,
  permitIds: readonly string[],
): Promise<Map<string, string>> {
  const ids = permitIds.filter(isUuid);
  const { rows } = await sql<{ id: string; number: string }>`
    select permit.id, permit.number from permit where permit.id = any(${ids}::uuid[]) and ${isVisibleTo(actor)}`.execute(
    db,
  );
  return new Map(rows.map(({ id, number }) => [id, number]));
}

/** Names of users by id, including archived users. */
export async function findNames(db: Database, personIds: readonly string[]): Promise<Record<string, string>> {
  const ids = personIds.filter(isUuid);
  if (ids.length === 0) return {};
  const rows = await db.selectFrom('person').select(['id', 'full_name']).where('id', 'in', ids).execute();
  return Object.fromEntries(rows.map((row) => [row.id, row.full_name]));
}
