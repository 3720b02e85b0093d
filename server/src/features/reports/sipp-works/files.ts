import { csvLines, csvText } from '@eptw/domain/report/csv';
import { sippColumns, sippRow } from '@eptw/domain/report/sipp-sheet';
import type { Scope } from '../../../graphql/context.ts';
import { Refusal } from '../../../graphql/errors.ts';
import { editionOf, type ReportFile } from '../report-file.ts';
import { sippPaper } from './paper.ts';
import { readSippMonth } from './service.ts';

/** More of them fill a hundred pages, and are better looked at in a spreadsheet. */
export const mostOnPaper = 1000;

/** How many works are read at a time. */
const atATime = 1000;

/** All works of a month, as a table. Its text alone is kept while they are read. */
export async function sippCsv(scope: Scope, currentMonth: string | undefined): Promise<ReportFile> {
  return readSippMonth(scope, currentMonth, async ({ month, count, works }) => {
    const parts = [Buffer.from(csvText([sippColumns]))];
    for (let skip = 0; skip < count; skip += atATime)
      parts.push(Buffer.from(csvLines((await works({ take: atATime, skip })).map(sippRow))));
    return { name: `sipp-works-${month}.csv`, type: 'text/csv; charset=utf-8', content: Buffer.concat(parts) };
  });
}

/** All works of a month, on paper. Refuses when there are more than anybody would print. */
export async function sippPdf(scope: Scope, currentMonth: string | undefined): Promise<ReportFile> {
  let name = '';
  const content = await scope.pdfs.make(() =>
    readSippMonth(scope, currentMonth, async ({ month, count, works }) => {
      if (count > mostOnPaper)
        throw new Refusal(
          'TOO_LARGE',
          `This month has ${count} SIPP works. A PDF holds at most ${mostOnPaper}: export CSV instead.`,
        );
      name = `sipp-works-${month}.pdf`;
      const report = { month, count, works: await works({ take: mostOnPaper, skip: 0 }) };
      return sippPaper(report, { hostName: scope.hostName, edition: editionOf(scope) });
    }),
  );
  return { name, type: 'application/pdf', content: Buffer.from(content) };
}
