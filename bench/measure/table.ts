/** A line of a benchmark's result. */
export interface ResultLine {
  label: string;
  /** What was measured, with its unit. */
  measured: string;
  /** The baseline with its unit: the floor, or the smaller population. */
  against?: string;
  /** The number with its bound. Omitted for a line that only informs. */
  verdict?: Verdict;
}

export interface Verdict {
  value: number;
  unit?: string;
  bound: { least: number } | { most: number };
}

function isWithinBound({ value, bound }: Verdict): boolean {
  return 'least' in bound ? value >= bound.least : value <= bound.most;
}

/** Prints a benchmark's lines as a table, each with its bound and whether it was met. A missed bound fails the run. */
export function printTable(title: string, lines: readonly ResultLine[]): void {
  const rows = [['', 'measured', 'against', 'value', 'bound', ''], ...lines.map(toCells)];
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  console.log(`\n${title}`);
  for (const row of rows) {
    const cells = row.map((cell, column) =>
      column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
    );
    console.log(`  ${cells.join('  ')}`.trimEnd());
  }
  if (lines.some(({ verdict }) => verdict && !isWithinBound(verdict))) process.exitCode = 1;
}

function toCells({ label, measured, against = '', verdict }: ResultLine): string[] {
  if (!verdict) return [label, measured, against, '', '', ''];
  const { value, unit = '', bound } = verdict;
  const limit = 'least' in bound ? `≥ ${bound.least}` : `≤ ${bound.most}`;
  return [
    label,
    measured,
    against,
    `${formatNumber(value)}${unit}`,
    `${limit}${unit}`,
    isWithinBound(verdict) ? '✓' : '✗',
  ];
}

/** Formats a number with a useful precision. */
export function formatNumber(value: number): string {
  return value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2);
}
