/** The content of an exported cell. */
export type Cell = string | number;

/**
 * Characters that make spreadsheet programs parse a cell as a formula, including full-width forms from East Asian
 * keyboards.
 */
const formulaPattern = /^[=+\-@\t\r\n＝＋－＠]/;

/** Without this mark spreadsheet programs do not read a file as UTF-8 and garble letters beyond English ones. */
export const byteOrderMark = '\ufeff';

/** Escapes a text that a spreadsheet program would run as a formula: a leading apostrophe makes it text. */
export function escapeFormula(text: string): string {
  return formulaPattern.test(text) ? `'${text}` : text;
}

/** Formats rows as lines of a CSV file (RFC 4180), for a file that is written in pieces. */
export function formatCsvLines(rows: readonly (readonly Cell[])[]): string {
  return rows.map((row) => `${row.map(formatCell).join(',')}\r\n`).join('');
}

/** Formats a whole CSV file, including the byte order mark. */
export function formatCsv(rows: readonly (readonly Cell[])[]): string {
  return byteOrderMark + formatCsvLines(rows);
}

function formatCell(cell: Cell): string {
  const text = typeof cell === 'number' ? String(cell) : escapeFormula(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
