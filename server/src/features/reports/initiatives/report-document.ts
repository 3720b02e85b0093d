import { formatMonth } from '@eptw/domain/time/month';
import {
  initiativesNote,
  initiativesTitle,
  toKilograms,
  countPermitsAt,
  sumBySite,
  type InitiativesMonth,
  type SitePermits,
} from '@eptw/domain/report/initiatives';
import type { ReportCell, ReportDocument, ReportTable } from '../../../pdf/report-document.ts';

/** How many sites fit side by side on a page. */
const sitesPerTable = 7;
const monthWidth = 2;

/** The printed report of a year. */
export function createInitiativesDocument(
  year: number,
  months: readonly InitiativesMonth[],
  { hostName, edition }: { hostName: string; edition: string },
): ReportDocument {
  const codes = (months[0]?.sites ?? []).map(({ code }) => code);
  const tables = Array.from({ length: Math.ceil(codes.length / sitesPerTable) }, (_, index) =>
    toReportTable(codes.slice(index * sitesPerTable, (index + 1) * sitesPerTable), months),
  );
  const note = `${initiativesNote}. Permits and child permits raised, and the paper saved in kilograms.`;
  return { title: initiativesTitle, hostName, period: String(year), note, edition, tables };
}

function toReportTable(codes: readonly string[], months: readonly InitiativesMonth[]): ReportTable {
  const width = (12 - monthWidth) / codes.length;
  const createRow = (name: string, sites: readonly SitePermits[], strong = false): ReportCell[] => [
    [{ text: name, strong }],
    ...codes.map((code) => {
      const permits = countPermitsAt(sites, code);
      return [
        { text: `${permits} ${permits === 1 ? 'permit' : 'permits'}`, strong },
        { text: `${toKilograms(permits)} kgs` },
      ];
    }),
  ];
  return {
    columns: [{ title: 'Month', twelfths: monthWidth }, ...codes.map((title) => ({ title, twelfths: width }))],
    groups: [
      {
        rows: [
          ...months.map(({ month, sites }) => createRow(formatMonth(month), sites)),
          createRow('Total', sumBySite(months), true),
        ],
      },
    ],
  };
}
