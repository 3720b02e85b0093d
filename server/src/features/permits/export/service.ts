import { message } from '@eptw/domain/message';
import { maxPdfsPerExport, formatPdfFileName } from '@eptw/domain/permit/pdf-file';
import type { NewRow } from '../../../database/tables.ts';
import type { Page } from '../../../graphql/payloads.ts';
import type { ActorContext } from '../../../app-context.ts';
import { Refusal } from '../../../refusal.ts';
import { toRowRange, type PageArguments } from '../../../graphql/paging.ts';
import { loadPermit, type Permit } from '../detail/service.ts';
import { loadPrintedPermit } from './load-printed-permit.ts';
import { countPdfLogs, insertPdfLog, listPdfLogs, findVisibleNumbers } from './store.ts';
import type { PdfLog } from './types.ts';

/** A PDF and its file name. */
export interface NamedPdf {
  name: string;
  content: Uint8Array;
  /** The characters that it cannot show. */
  missing: readonly string[];
}

/** A permit that the actor may get as a PDF, and its URL. */
export interface PermitToGenerate {
  permit: Permit;
  pdfFileName: string;
  /** Needs the session's token. */
  url: string;
}

/** Throws NOT_FOUND if the actor cannot see the permit. */
export async function findPermitToGenerate(context: ActorContext, permitId: string): Promise<PermitToGenerate> {
  const permit = await loadPermit(context, permitId);
  const url = `${context.publicUrl}/pdf/${encodeURIComponent(permit._id)}`;
  return { permit, pdfFileName: formatPdfFileName(permit.code, permit.version), url };
}

/** The log of PDFs with this name, of permits that the actor can see. Throws a refusal if there are none. */
export async function findPdfLogs(
  context: ActorContext,
  search: PageArguments & { pdfFileName: string },
): Promise<Page<PdfLog>> {
  const { db, actor } = context;
  const { take, skip } = toRowRange(search);
  const count = await countPdfLogs(db, actor, search.pdfFileName);
  if (count === 0) throw new Refusal('NOT_FOUND', message.noPdf);
  return { count, items: await listPdfLogs(db, actor, search.pdfFileName, take, skip) };
}

/**
 * Creates the PDF of a permit and logs it. `origin` is the origin of the application's URL, for the code on the page.
 * Throws NOT_FOUND if the actor cannot see the permit.
 */
export async function makePdf(context: ActorContext, permitId: string, origin: string): Promise<NamedPdf> {
  let log: NewRow<'pdf_log'> | undefined;
  const { content, missing } = await context.pdfs.make(async () => {
    const { printed, permit } = await loadPrintedPermit(context, permitId, origin);
    log = {
      permit_id: permit._id,
      file_name: formatPdfFileName(permit.code, permit.version),
      permit_version: permit.version,
      made_by: context.actor.id,
      made_at: context.clock(),
    };
    return printed;
  });
  if (!log) throw new Error(`A PDF of ${permitId} was made of nothing`);
  await insertPdfLog(context.db, log);
  return { name: log.file_name, content, missing };
}

/** A permit to export together with others. */
export interface ChosenPermit {
  id: string;
  number: string;
}

/**
 * The permits to export together, without duplicates. Refuses all of them if there are too many, or if the actor
 * cannot see one.
 */
export async function requireExportablePermits(
  { db, actor }: ActorContext,
  permitIds: readonly string[],
): Promise<ChosenPermit[]> {
  const ids = [...new Set(permitIds)];
  if (ids.length === 0) throw new Refusal('BAD_INPUT', message.noPdf);
  if (ids.length > maxPdfsPerExport)
    throw new Refusal('TOO_LARGE', `Export at most ${maxPdfsPerExport} permits at a time. You selected ${ids.length}.`);
  const numbers = await findVisibleNumbers(db, actor, ids);
  return ids.map((id) => {
    const number = numbers.get(id);
    if (number === undefined) throw new Refusal('NOT_FOUND', message.notFound);
    return { id, number };
  });
}

/** Why one of several permits has no PDF. */
export interface MissingPdf {
  number: string;
  reason: string;
}

/** The PDFs of several permits, one after the other, or why one is missing. */
export async function* makePdfs(
  context: ActorContext,
  permits: readonly ChosenPermit[],
  origin: string,
): AsyncGenerator<NamedPdf | MissingPdf> {
  for (const { id, number } of permits) {
    try {
      yield await makePdf(context, id, origin);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      yield { number, reason: error.message };
    }
  }
}
