import { maxImportFileBytes, maxImportLines, formatFileTooLarge, type ImportLine } from '@eptw/domain/text/import-file';
import { formatInteger } from '@eptw/domain/text/format-integer';
import { CsvError, parse } from 'csv-parse/sync';
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

function decodeText(content: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    throw new Refusal('BAD_INPUT', "The file is not UTF-8 text. Save it as 'CSV UTF-8' and choose it again.");
  }
}

/** The separator: whichever of the two occurs more often in the first line. */
function detectDelimiter(text: string): ',' | ';' {
  const [head = ''] = text.split(/\r?\n/, 1);
  return head.split(';').length > head.split(',').length ? ';' : ',';
}

function parseRecords(text: string): CsvRecord[] {
  try {
    return parse(text, {
      delimiter: detectDelimiter(text),
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      // The header, the maximum number of lines, and one more to detect too many.
      to: maxImportLines + 2,
    }) as unknown as CsvRecord[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = typeof error['lines'] === 'number' ? ` near line ${error['lines']}` : '';
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
  const [head, ...records] = parseRecords(decodeText(content));
  if (!head) throw new Refusal('BAD_INPUT', 'The file is empty. Start from the template.');
  const problem = validateHeader(head.record);
  if (problem) throw new Refusal('BAD_INPUT', problem);
  if (records.length === 0) throw new Refusal('BAD_INPUT', `The file has a header but no ${things}.`);
  if (records.length > maxImportLines)
    throw new Refusal(
      'TOO_LARGE',
      `A file may have at most ${formatInteger(maxImportLines)} ${things}. Split it into several.`,
    );
  const isColumn = (name: string): name is Column => (knownColumns as readonly string[]).includes(name);
  const columns = head.record.map((name) => name.trim().toLowerCase()).filter(isColumn);
  return records.map(({ record, info }) => ({
    line: info.lines,
    cells: Object.fromEntries(columns.map((column, index) => [column, record[index] ?? ''])) as Partial<
      Record<Column, string>
    >,
    hasExtraCells: record.slice(columns.length).some((cell) => cell.trim() !== ''),
  }));
}
