import { formatCsv } from '@eptw/domain/export/csv';
import { createInitiativesTable } from '@eptw/domain/report/initiatives';
import type { ActorContext } from '../../../app-context.ts';
import { formatEdition, type ReportFile } from '../report-file.ts';
import { createInitiativesDocument } from './report-document.ts';
import { loadInitiatives, type InitiativesQuery } from './service.ts';

/** The report of a year as CSV. */
export async function createInitiativesCsv(context: ActorContext, request: InitiativesQuery): Promise<ReportFile> {
  const { year, months } = await loadInitiatives(context, request);
  const content = Buffer.from(formatCsv(createInitiativesTable(months)));
  return { name: `initiatives-${year}.csv`, type: 'text/csv; charset=utf-8', content };
}

/** The report of a year as PDF. */
export async function createInitiativesPdf(context: ActorContext, request: InitiativesQuery): Promise<ReportFile> {
  let name = '';
  const { content } = await context.pdfs.make(async () => {
    const { year, months } = await loadInitiatives(context, request);
    name = `initiatives-${year}.pdf`;
    return createInitiativesDocument(year, months, { hostName: context.hostName, edition: formatEdition(context) });
  });
  return { name, type: 'application/pdf', content: Buffer.from(content) };
}
