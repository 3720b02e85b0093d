import type { DataTable } from '../../../components/chart/chart-data.ts';
import type { SiteTableNumbersFragment } from '../../../generated/dashboard.ts';

type Row = SiteTableNumbersFragment['rows'][number];

/** Builds a table of counts at each site, with the totals from the server. */
export function toSiteTable(
  rowTitle: string,
  { sites, rows, totals, total }: SiteTableNumbersFragment,
  getName: (row: Row) => string = ({ name }) => name,
): DataTable {
  return {
    head: [rowTitle, ...sites.map(({ code }) => code), 'Total'],
    rows: [...rows.map((row) => [getName(row), ...row.counts, row.total]), ['Total', ...totals, total]],
  };
}
