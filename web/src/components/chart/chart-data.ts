/** The numbers of one thing that a chart compares, such as of one kind of permit. */
export interface ChartSeries {
  name: string;
  /** One for each label. */
  values: readonly number[];
  /** A colour of its own; one of the palette otherwise. */
  colour?: string | undefined;
}

/** What a chart draws, and its table says. */
export interface ChartData {
  /** What the labels are, such as 'Month'. */
  labelTitle: string;
  labels: readonly string[];
  series: readonly ChartSeries[];
  /** Colours of the slices of a pie, or of rows, one for each label; those of the palette otherwise. */
  sliceColours?: readonly string[];
  /** Stands behind the numbers of the axis, such as 'kg'. */
  unit?: string;
  /** Stands behind the numbers of a point, such as 'kgs'; the unit otherwise. */
  pointUnit?: string;
}

/** What a drawing of a chart is told. */
export interface ChartDrawingProps {
  data: ChartData;
  /** Pixels there are. It may take more, and is scrolled then. */
  width: number;
  /** The label that is pointed at. */
  pointed: number | undefined;
  /** What the names of the textures begin with. */
  textures: string;
}

/** A table as it is shown, copied and saved; the first cell of a row names the row. */
export interface DataTable {
  head: readonly string[];
  rows: readonly (readonly (string | number)[])[];
}

/** Two decimals, without the tail that sums of fractions grow. */
function roundToTwoDecimals(value: number): number {
  return Number(value.toFixed(2));
}

/** The numbers of a chart as a table. */
export function toDataTable({ labelTitle, labels, series, unit }: ChartData): DataTable {
  const named = (name: string) => (unit ? `${name} (${unit})` : name);
  return {
    head: [labelTitle, ...series.map(({ name }) => named(name))],
    rows: labels.map((label, index) => [label, ...series.map(({ values }) => roundToTwoDecimals(values[index] ?? 0))]),
  };
}

/** The table with a last column and a last row that sum up the others. */
export function addTotals({ head, rows }: DataTable): DataTable {
  const numbers = (row: readonly (string | number)[]) => row.slice(1).map(Number);
  const sum = (values: readonly number[]) => roundToTwoDecimals(values.reduce((all, value) => all + value, 0));
  const summed = rows.map((row) => [...row, sum(numbers(row))]);
  const columns = head.slice(1).map((_name, index) => sum(rows.map((row) => Number(row[index + 1] ?? 0))));
  return { head: [...head, 'Total'], rows: [...summed, ['Total', ...columns, sum(columns)]] };
}

/** A number as it is read. */
export function formatNumber(value: number): string {
  return value.toLocaleString('en-SG', { maximumFractionDigits: 2 });
}

/** What each series says of a point of a chart. */
export function formatPointValues({ series, unit, pointUnit = unit }: ChartData, index: number): string[] {
  return series.map(({ name, values }) => {
    const value = formatNumber(values[index] ?? 0);
    return `${name}: ${pointUnit ? `${value} ${pointUnit}` : value}`;
  });
}

/** What a point of a chart says, as one sentence to be read out. */
export function describePoint(data: ChartData, index: number): string {
  return `${data.labels[index] ?? ''}. ${formatPointValues(data, index).join(', ')}`;
}

/** Whether there is nothing to draw. */
export function isEmptyChart({ series }: ChartData): boolean {
  return series.every(({ values }) => values.every((value) => value === 0));
}
