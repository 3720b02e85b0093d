import { getStatusRow } from '@eptw/domain/permit/status';
import { toDataTable, addTotals, type ChartData, type DataTable } from '../../../components/chart/chart-data.ts';
import { getPaletteColour } from '../../../components/chart/palette.ts';
import type { KindNumbersFragment } from '../../../generated/dashboard.ts';

interface StatusRow {
  status: string;
  label: string;
  counts: KindNumbersFragment;
}

/** Turns counts by status into a chart of all permits and a table with kinds and totals. */
export function toStatusChart(rows: readonly StatusRow[]): { data: ChartData; table: DataTable } {
  const labelTitle = 'Status';
  const labels = rows.map(({ label }) => label);
  const kinds = [
    { name: 'General', values: rows.map(({ counts }) => counts.general) },
    { name: 'Tool Install', values: rows.map(({ counts }) => counts.toolInstall) },
    { name: 'Child Permit', values: rows.map(({ counts }) => counts.childPermit) },
  ];
  return {
    data: {
      labelTitle,
      labels,
      series: [{ name: 'permits', values: rows.map(({ counts }) => counts.total) }],
      sliceColours: rows.map(({ status }) => getPaletteColour(getStatusRow(status).chartColour)),
    },
    table: addTotals(toDataTable({ labelTitle, labels, series: kinds })),
  };
}
