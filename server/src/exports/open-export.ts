import { addAbortSignal, Readable } from 'node:stream';
import {
  exportedLists,
  formatExportFileName,
  type ExportedListName,
  type ExportFormat,
} from '@eptw/domain/export/exported-lists';
import { byteOrderMark, formatCsvLines, type Cell } from '@eptw/domain/export/csv';
import { openSnapshot } from '../database/transaction.ts';
import type { ActorContext } from '../app-context.ts';
import { Refusal } from '../refusal.ts';
import { formatTimeCell } from './cells/cell.ts';
import { tableReaders } from './table-readers.ts';
import type { ExportLimiter } from './export-limiter.ts';
import { writeXlsx } from './xlsx-file.ts';

const formats = {
  csv: { type: 'text/csv; charset=utf-8', write: writeCsv, mostRows: Number.POSITIVE_INFINITY },
  xlsx: {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    write: writeXlsx,
    // As many as a sheet can hold, without the titles.
    mostRows: 1_048_575,
  },
} as const;

/** A list being exported. */
export interface ExportedFile {
  name: string;
  type: string;
  /** The number of rows that it will have, without the titles. */
  rows: number;
  /** Must be read or destroyed: until then it keeps a database connection and its export slot. */
  content: Readable;
}

/** The list to export, and the time limit in milliseconds. */
export interface ExportRequest {
  list: ExportedListName;
  format: ExportFormat;
  /** The arguments of the list's operation. */
  args: Record<string, unknown>;
  timeoutMs: number;
}

/**
 * Opens a list as a file. All of it is read from one snapshot of the database, as fast as the client reads; any
 * failure, including a client that is too slow, destroys the content. Refuses when too many exports are running.
 */
export async function openExport(
  context: ActorContext,
  limiter: ExportLimiter,
  request: ExportRequest,
): Promise<ExportedFile> {
  const { list, format, args, timeoutMs } = request;
  const { type, write, mostRows } = formats[format];
  const endTurn = limiter.begin(context.actor.id);
  const opened = await openSnapshot(context.db).catch((error: unknown) => {
    endTurn();
    throw error;
  });
  const end = () => opened.end().finally(endTurn);
  try {
    const { count, batches } = await tableReaders[list]({ ...context, db: opened.snapshot }, args);
    if (count > mostRows)
      throw new Refusal(
        'TOO_LARGE',
        'This list has too many rows for an Excel sheet. Filter the list, or export it as CSV.',
      );
    const content = Readable.from(write(Object.values(exportedLists[list].columns), batches), { objectMode: false });
    // Emitted in every case: read to the end, aborted, or never started.
    content.once('close', () => void end().catch(() => {}));
    addAbortSignal(AbortSignal.timeout(timeoutMs), content);
    const [day = ''] = formatTimeCell(context.clock()).split(' ');
    return { name: formatExportFileName(list, format, day), type, rows: count, content };
  } catch (error) {
    await end();
    throw error;
  }
}

/** Writes a table as a CSV file in pieces. */
async function* writeCsv(
  titles: readonly string[],
  batches: AsyncIterable<readonly (readonly Cell[])[]>,
): AsyncGenerator<string> {
  yield byteOrderMark + formatCsvLines([titles]);
  for await (const rows of batches) yield formatCsvLines(rows);
}
