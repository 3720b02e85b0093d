import { formatCsvLines, formatCsv } from '@eptw/domain/export/csv';
import { sippColumns, toSippRow } from '@eptw/domain/report/sipp-table';
import type { ActorContext } from '../../../app-context.ts';
import { Refusal } from '../../../refusal.ts';
import { formatEdition, type ReportFile } from '../report-file.ts';
import { createSippDocument } from './report-document.ts';
import { withSippMonth } from './service.ts';

/** More fill over a hundred pages, and are better viewed in a spreadsheet. */
export const maxWorksInPdf = 1000;

/** How many works are read at a time. */
const batchSize = 1000;

/** All works of a month as CSV. Reads in batches, and only the text stays in memory. */
export async function createSippCsv(context: ActorContext, currentMonth: string | undefined): Promise<ReportFile> {
  return withSippMonth(context, currentMonth, async ({ month, count, works }) => {
    const parts = [Buffer.from(formatCsv([sippColumns]))];
    for (let skip = 0; skip < count; skip += batchSize)
      parts.push(Buffer.from(formatCsvLines((await works({ take: batchSize, skip })).map(toSippRow))));
    return { name: `sipp-works-${month}.csv`, type: 'text/csv; charset=utf-8', content: Buffer.concat(parts) };
  });
}

/** All works of a month as PDF. Refuses more than `maxWorksInPdf`. */
export async function createSippPdf(context: ActorContext, currentMonth: string | undefined): Promise<ReportFile> {
  let name = '';
  const { content } = await context.pdfs.make(() =>
    withSippMonth(context, currentMonth, async ({ month, count, works }) => {
      if (count > maxWorksInPdf)
        throw new Refusal(
          'TOO_LARGE',
          `This month has ${count} SIPP works. A PDF holds at most ${maxWorksInPdf}: export CSV instead.`,
        );
      name = `sipp-works-${month}.pdf`;
      const report = { month, count, works: await works({ take: maxWorksInPdf, skip: 0 }) };
      return createSippDocument(report, { hostName: context.hostName, edition: formatEdition(context) });
    }),
  );
  return { name, type: 'application/pdf', content: Buffer.from(content) };
}
