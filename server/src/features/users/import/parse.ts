import { importColumns, validateImportHeader, type ImportLine } from '@eptw/domain/user/import';
import { parseCsvLines } from './csv-lines.ts';

/** Reads a file of users line by line. Refuses one that is too large, not CSV, or has other columns. */
export function parseUsers(content: Uint8Array): ImportLine[] {
  return parseCsvLines(content, { columns: importColumns, things: 'users', validateHeader: validateImportHeader });
}
