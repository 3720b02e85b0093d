/** The result of a line: its row is created, it exists already, or the line is refused. */
export const lineOutcomes = ['create', 'exists', 'refused'] as const;

export type LineOutcome = (typeof lineOutcomes)[number];

/** The most lines in a file, without the header. */
export const maxImportLines = 2_000;

/** The largest file, in bytes. */
export const maxImportFileBytes = 1024 * 1024;

/** A parsed line of a file: its number, and its cells by column. */
export interface ImportLine<Column extends string> {
  line: number;
  cells: Readonly<Partial<Record<Column, string>>>;
  /** The position of a cell whose column has no name, from 0: often a cell with a separator is not in quotes. */
  extraCell?: number;
}

/** The letters by which spreadsheets call a column, from 0: A to Z, AA and so on. */
function formatColumnLetters(position: number): string {
  const rest = Math.floor(position / 26);
  return `${rest > 0 ? formatColumnLetters(rest - 1) : ''}${String.fromCodePoint(65 + (position % 26))}`;
}

/** Why a line is refused that has a cell in a column without a name. */
export function formatExtraCell(position: number): string {
  const column = formatColumnLetters(position);
  return `The line has more cells than there are columns: the first line has no name for column ${column}. Put cells with separators in quotes.`;
}

/** Whether a spreadsheet has shortened a long number, such as 1.23E+11, so that nobody can know its digits. */
export function isShortenedNumber(cell: string): boolean {
  return /^\d([.,]\d+)?E\+\d+$/i.test(cell.trim());
}

/** Why a number is refused that a spreadsheet has shortened. */
export function formatShortenedNumber(column: string, cell: string): string {
  return `The column ${column} has ${cell.trim()}: the spreadsheet has shortened a long number. Format the column as text, enter the number again, and save the file anew.`;
}

/** Why a file of this size is refused; `things` are what its lines are, such as 'users'. */
export function formatFileTooLarge(things: string): string {
  return `A file of ${things} may have at most 1 MB. Split it into several.`;
}

/** Returns what is wrong with the header of a file, as a sentence, or undefined when its lines can be parsed. */
export function validateHeader(
  head: readonly string[],
  columns: readonly string[],
  requiredColumns: readonly string[],
): string | undefined {
  const names = head.map((name) => name.trim().toLowerCase());
  const unknown = names.find((name) => !columns.includes(name));
  if (unknown !== undefined) return `Unknown column '${unknown.slice(0, 40)}'. The columns are ${columns.join(', ')}.`;
  const repeated = names.find((name, index) => names.indexOf(name) !== index);
  if (repeated !== undefined) return `The column ${repeated} appears twice.`;
  const missing = requiredColumns.find((name) => !names.includes(name));
  return missing && `The column ${missing} is missing. The first line names the columns: ${columns.join(', ')}.`;
}

/** The different entries of a cell that holds several. */
export function splitCell(cell: string, separator: RegExp): string[] {
  const names = cell.split(separator).map((name) => name.trim());
  return [...new Set(names.filter((name) => name !== ''))];
}

/** A text without what people write differently: capitals, spaces and hyphens. For comparing names of constants. */
export function keepLetters(text: string): string {
  return text.toLowerCase().replace(/[^a-z]/g, '');
}
