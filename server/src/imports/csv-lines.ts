import { maxImportFileBytes, maxImportLines, formatFileTooLarge, type ImportLine } from '@eptw/domain/text/import-file';
import { formatInteger } from '@eptw/domain/text/format-integer';
import { CsvError, parse } from 'csv-parse/sync';
import { decodeText } from '../files/text-encoding.ts';
import type { UploadedFile } from '../graphql/uploaded-file.ts';
import { Refusal } from '../refusal.ts';

/** What the lines of a file are. */
export interface CsvFormat<Column extends string> {
  columns: readonly Column[];
  /** What a line describes, in the plural: 'users'. */
  things: string;
  /** Returns what is wrong with the first line, as a sentence, or undefined when the others can be parsed. */
  validateHeader: (head: readonly string[]) => string | undefined;
}

interface CsvRecord {
  record: string[];
  info: { lines: number };
}

/** A file to import, as an upload or as text. */
export interface ImportSource {
  file?: UploadedFile | null | undefined;
  csv?: string | null | undefined;
}

/** The content of a file to import. Refuses when there is none. */
export function readImportSource({ file, csv }: ImportSource, things: string): Uint8Array {
  if (csv != null) return Buffer.from(csv);
  if (!file) throw new Refusal('BAD_INPUT', `Choose a file of ${things}.`);
  // Enough to refuse a file that is too large without reading all of it.
  return file.content.subarray(0, maxImportFileBytes + 1);
}

function requireText(content: Uint8Array): string {
  const text = decodeText(content);
  if (text === undefined)
    throw new Refusal(
      'BAD_INPUT',
      "The file is not text. Save it in the spreadsheet as 'CSV UTF-8' and choose it again.",
    );
  return text;
}

/** A first line for spreadsheets that names the separator: sep=; */
const separatorLine = /^"?sep=([^\r\n])"?[^\r\n]*(\r\n|\n|\r)/i;
const separators = [',', ';', '\t'] as const;

/** The separator that occurs most often in the first line. */
function detectDelimiter(text: string): string {
  const [head = ''] = text.trimStart().split(/\r\n|\n|\r/, 1);
  const count = (separator: string) => head.split(separator).length;
  return separators.reduce((most, separator) => (count(separator) > count(most) ? separator : most));
}

function parseRecords(text: string, delimiter: string, skippedLines: number): CsvRecord[] {
  try {
    return parse(text, {
      delimiter,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      // The header, the maximum number of lines, and one more to detect too many.
      to: maxImportLines + 2,
    }) as unknown as CsvRecord[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = typeof error['lines'] === 'number' ? ` near line ${error['lines'] + skippedLines}` : '';
    throw new Refusal(
      'BAD_INPUT',
      `The file is not valid CSV${line}: a quotation mark is out of place. Correct it there.`,
    );
  }
}

/** Reads a file line by line. Refuses one that is too large, not CSV, or has other columns. */
export function parseCsvLines<Column extends string>(
  content: Uint8Array,
  { columns: knownColumns, things, validateHeader }: CsvFormat<Column>,
): ImportLine<Column>[] {
  if (content.byteLength > maxImportFileBytes) throw new Refusal('TOO_LARGE', formatFileTooLarge(things));
  const text = requireText(content);
  const [named = '', separator] = separatorLine.exec(text) ?? [];
  const body = text.slice(named.length);
  const skippedLines = named === '' ? 0 : 1;
  const [head, ...records] = parseRecords(body, separator ?? detectDelimiter(body), skippedLines);
  if (!head) throw new Refusal('BAD_INPUT', 'The file is empty. Start from the template.');
  // Spreadsheets also save columns that were emptied.
  const names = head.record.map((name) => name.trim().toLowerCase());
  const problem = validateHeader(names.filter((name) => name !== ''));
  if (problem) throw new Refusal('BAD_INPUT', problem);
  if (records.length === 0) throw new Refusal('BAD_INPUT', `The file has a header but no ${things}.`);
  if (records.length > maxImportLines)
    throw new Refusal(
      'TOO_LARGE',
      `A file may have at most ${formatInteger(maxImportLines)} ${things}. Split it into several.`,
    );
  const isColumn = (name: string): name is Column => (knownColumns as readonly string[]).includes(name);
  const columns = names.flatMap((column, index) => (isColumn(column) ? [{ column, index }] : []));
  return records.map(({ record, info }) => {
    const cells = Object.fromEntries(columns.map(({ column, index }) => [column, record[index] ?? '']));
    const extraCell = record.findIndex((cell, index) => !names[index] && cell.trim() !== '');
    return {
      line: info.lines + skippedLines,
      cells: cells as Partial<Record<Column, string>>,
      ...(extraCell >= 0 && { extraCell }),
    };
  });
}
