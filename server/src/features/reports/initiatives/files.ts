import { csvText } from '@eptw/domain/report/csv';
import { initiativesSheet } from '@eptw/domain/report/initiatives';
import type { Scope } from '../../../graphql/context.ts';
import { editionOf, type ReportFile } from '../report-file.ts';
import { initiativesPaper } from './paper.ts';
import { initiativesOf, type InitiativesRequest } from './service.ts';

/** A year, as a table. */
export async function initiativesCsv(scope: Scope, request: InitiativesRequest): Promise<ReportFile> {
  const { year, months } = await initiativesOf(scope, request);
  const content = Buffer.from(csvText(initiativesSheet(months)));
  return { name: `initiatives-${year}.csv`, type: 'text/csv; charset=utf-8', content };
}

/** A year, on paper. */
export async function initiativesPdf(scope: Scope, request: InitiativesRequest): Promise<ReportFile> {
  let name = '';
  const content = await scope.pdfs.make(async () => {
    const { year, months } = await initiativesOf(scope, request);
    name = `initiatives-${year}.pdf`;
    return initiativesPaper(year, months, { hostName: scope.hostName, edition: editionOf(scope) });
  });
  return { name, type: 'application/pdf', content: Buffer.from(content) };
}
