import {
  maxImportLines,
  maxImportFileBytes,
  validateImportHeader,
  importColumns,
  importFileTooLarge,
  type ImportColumn,
  type ImportLine,
} from '@eptw/domain/user/import';
import { CsvError, parse } from 'csv-parse/sync';
import { Refusal } from '../../../refusal.ts';

interface CsvRecord {
  record: string[];
  info: { lines: number };
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

function isColumn(name: string): name is ImportColumn {
  return (importColumns as readonly string[]).includes(name);
}

/** Reads a file of users line by line. Refuses one that is too large, not CSV, or has other columns. */
export function parseUsers(content: Uint8Array): ImportLine[] {
  if (content.byteLength > maxImportFileBytes) throw new Refusal('TOO_LARGE', importFileTooLarge);
  const [head, ...records] = parseRecords(decodeText(content));
  if (!head) throw new Refusal('BAD_INPUT', 'The file is empty. Start from the template.');
  const problem = validateImportHeader(head.record);
  if (problem) throw new Refusal('BAD_INPUT', problem);
  if (records.length === 0) throw new Refusal('BAD_INPUT', 'The file has a header but no users.');
  if (records.length > maxImportLines)
    throw new Refusal('TOO_LARGE', 'A file may have at most 2,000 users. Split it into several.');
  const columns = head.record.map((name) => name.trim().toLowerCase()).filter(isColumn);
  return records.map(({ record, info }) => ({
    line: info.lines,
    cells: Object.fromEntries(columns.map((column, index) => [column, record[index] ?? ''])),
    hasExtraCells: record.slice(columns.length).some((cell) => cell.trim() !== ''),
  }));
}
