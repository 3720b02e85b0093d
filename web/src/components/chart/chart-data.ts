/** One series of numbers that a chart compares, such as one kind of permit. */
export interface ChartSeries {
  name: string;
  /** One for each label. */
  values: readonly number[];
  /** A custom colour; from the palette by default. */
  colour?: string | undefined;
}

/** The data of a chart and its table. */
export interface ChartData {
  /** What the labels are, such as 'Month'. */
  labelTitle: string;
  labels: readonly string[];
  series: readonly ChartSeries[];
  /** Colours of the slices of a pie, or of rows, one for each label; from the palette by default. */
  sliceColours?: readonly string[];
  /** Follows the numbers on the axis, such as 'kg'. */
  unit?: string;
  /** Follows the numbers of a point, such as 'kgs'; the unit by default. */
  pointUnit?: string;
}

/** What the drawing of a chart gets. */
export interface ChartDrawingProps {
  data: ChartData;
  /** The available width in pixels. A wider drawing scrolls. */
  width: number;
  /** The label under the pointer. */
  activeIndex: number | undefined;
  /** The prefix of the texture ids. */
  textures: string;
}

/** A table for display, clipboard and file; the first cell of a row is its name. */
export interface DataTable {
  head: readonly string[];
  rows: readonly (readonly (string | number)[])[];
}

/** Rounds to two decimals, without the rounding errors of sums of fractions. */
function roundToTwoDecimals(value: number): number {
  return Number(value.toFixed(2));
}

/** Turns the numbers of a chart into a table. */
export function toDataTable({ labelTitle, labels, series, unit }: ChartData): DataTable {
  const withUnit = (name: string) => (unit ? `${name} (${unit})` : name);
  return {
    head: [labelTitle, ...series.map(({ name }) => withUnit(name))],
    rows: labels.map((label, index) => [label, ...series.map(({ values }) => roundToTwoDecimals(values[index] ?? 0))]),
  };
}

/** Returns the table with a last column and a last row of totals. */
export function addTotals({ head, rows }: DataTable): DataTable {
  const getNumbers = (row: readonly (string | number)[]) => row.slice(1).map(Number);
  const sum = (values: readonly number[]) => roundToTwoDecimals(values.reduce((total, value) => total + value, 0));
  const rowsWithTotals = rows.map((row) => [...row, sum(getNumbers(row))]);
  const columns = head.slice(1).map((_name, index) => sum(rows.map((row) => Number(row[index + 1] ?? 0))));
  return { head: [...head, 'Total'], rows: [...rowsWithTotals, ['Total', ...columns, sum(columns)]] };
}

/** Formats a number for display. */
export function formatNumber(value: number): string {
  return value.toLocaleString('en-SG', { maximumFractionDigits: 2 });
}

/** Returns the formatted values of all series at a point of a chart. */
export function formatPointValues({ series, unit, pointUnit = unit }: ChartData, index: number): string[] {
  return series.map(({ name, values }) => {
    const value = formatNumber(values[index] ?? 0);
    return `${name}: ${pointUnit ? `${value} ${pointUnit}` : value}`;
  });
}

/** Describes a point of a chart in one sentence for a screen reader. */
export function describePoint(data: ChartData, index: number): string {
  return `${data.labels[index] ?? ''}. ${formatPointValues(data, index).join(', ')}`;
}

/** Whether there is nothing to draw. */
export function isEmptyChart({ series }: ChartData): boolean {
  return series.every(({ values }) => values.every((value) => value === 0));
}
