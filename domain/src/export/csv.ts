/** What a cell of a table that leaves the program may hold. */
export type Cell = string | number;

/** Beginnings that spreadsheet programs take for a formula, the wide forms of East Asian keyboards among them. */
const formulaPattern = /^[=+\-@\t\r\n＝＋－＠]/;

/** Spreadsheet programs read a file without this mark as if it held no letters beyond English ones. */
export const byteOrderMark = '\ufeff';

/** A text as a cell that no spreadsheet program runs: an apostrophe in front makes it text. */
export function escapeFormula(text: string): string {
  return formulaPattern.test(text) ? `'${text}` : text;
}

/** Rows as lines of a CSV file (RFC 4180), for a file that is written piece by piece. */
export function formatCsvLines(rows: readonly (readonly Cell[])[]): string {
  return rows.map((row) => `${row.map(formatCell).join(',')}\r\n`).join('');
}

/** A whole CSV file, from its mark on. */
export function formatCsv(rows: readonly (readonly Cell[])[]): string {
  return byteOrderMark + formatCsvLines(rows);
}

function formatCell(cell: Cell): string {
  const text = typeof cell === 'number' ? String(cell) : escapeFormula(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
