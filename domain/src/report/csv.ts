/** What a cell of a table that leaves the program may hold. */
export type Cell = string | number;

/** Beginnings that spreadsheet programs take for a formula, the wide forms of East Asian keyboards among them. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/;

/** Spreadsheet programs read a file without this mark as if it held no letters beyond English ones. */
export const byteOrderMark = '\ufeff';

/** A text as a cell that no spreadsheet program runs: an apostrophe in front makes it text. */
export function harmlessCell(text: string): string {
  return formula.test(text) ? `'${text}` : text;
}

/** Rows as lines of a CSV file (RFC 4180), for a file that is written piece by piece. */
export function csvLines(rows: readonly (readonly Cell[])[]): string {
  return rows.map((row) => `${row.map(written).join(',')}\r\n`).join('');
}

/** A whole CSV file, from its mark on. */
export function csvText(rows: readonly (readonly Cell[])[]): string {
  return byteOrderMark + csvLines(rows);
}

function written(cell: Cell): string {
  const text = typeof cell === 'number' ? String(cell) : harmlessCell(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
