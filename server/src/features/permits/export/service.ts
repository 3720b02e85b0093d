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

/** A PDF and what it is called. */
export interface NamedPdf {
  name: string;
  content: Uint8Array;
}

/** A permit of which this person may have a PDF, and where to get it. */
export interface PermitToGenerate {
  permit: Permit;
  pdfFileName: string;
  /** To be read with the session's token. */
  url: string;
}

/** Refuses with NOT_FOUND where the person does not see the permit. */
export async function findPermitToGenerate(context: ActorContext, permitId: string): Promise<PermitToGenerate> {
  const permit = await loadPermit(context, permitId);
  const url = `${context.publicUrl}/pdf/${encodeURIComponent(permit._id)}`;
  return { permit, pdfFileName: formatPdfFileName(permit.code, permit.version), url };
}

/** The PDFs of this name that were made of permits that the person sees. Refuses where there is none. */
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
 * Makes the PDF of a permit and keeps a record of it. `origin` is what the address of the program begins with, for
 * the code on the paper. Refuses with NOT_FOUND where the person does not see the permit.
 */
export async function makePdf(context: ActorContext, permitId: string, origin: string): Promise<NamedPdf> {
  let log: NewRow<'pdf_log'> | undefined;
  const content = await context.pdfs.make(async () => {
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
  return { name: log.file_name, content };
}

/** A permit that is to be exported together with others. */
export interface ChosenPermit {
  id: string;
  number: string;
}

/**
 * The permits to be exported together, each once. Refuses all of them when there are too many, or when the person does
 * not see one of them.
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

/** The PDFs of several permits, one after the other, or why there is none. */
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
