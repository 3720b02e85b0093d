import { monthInWords } from '@eptw/domain/report/calendar-month';
import {
  initiativesNote,
  initiativesTitle,
  kilogramsOf,
  permitsAt,
  totalsOf,
  type InitiativesMonth,
  type SitePermits,
} from '@eptw/domain/report/initiatives';
import type { ReportCell, ReportDocument, ReportTable } from '../../../pdf/report-document.ts';

/** As many sites as stand beside each other on a page. */
const besideEachOther = 7;
const monthWidth = 2;

/** A year as it stands on paper. */
export function initiativesPaper(
  year: number,
  months: readonly InitiativesMonth[],
  { hostName, edition }: { hostName: string; edition: string },
): ReportDocument {
  const codes = (months[0]?.sites ?? []).map(({ code }) => code);
  const tables = Array.from({ length: Math.ceil(codes.length / besideEachOther) }, (_, index) =>
    tableOf(codes.slice(index * besideEachOther, (index + 1) * besideEachOther), months),
  );
  const note = `${initiativesNote}. Permits and child permits that were raised, and the kilograms that they save.`;
  return { title: initiativesTitle, hostName, period: String(year), note, edition, tables };
}

function tableOf(codes: readonly string[], months: readonly InitiativesMonth[]): ReportTable {
  const width = (12 - monthWidth) / codes.length;
  const row = (name: string, sites: readonly SitePermits[], strong = false): ReportCell[] => [
    [{ text: name, strong }],
    ...codes.map((code) => {
      const permits = permitsAt(sites, code);
      return [
        { text: `${permits} ${permits === 1 ? 'permit' : 'permits'}`, strong },
        { text: `${kilogramsOf(permits)} kgs` },
      ];
    }),
  ];
  return {
    columns: [{ title: 'Month', twelfths: monthWidth }, ...codes.map((title) => ({ title, twelfths: width }))],
    groups: [
      {
        rows: [
          ...months.map(({ month, sites }) => row(monthInWords(month), sites)),
          row('Total', totalsOf(months), true),
        ],
      },
    ],
  };
}
