import type { Cell } from '@eptw/domain/export/csv';
import { exportedLists, type ExportedListName } from '@eptw/domain/export/exported-lists';
import type { ActorContext } from '../app-context.ts';
import { mapBatches, type StreamedList } from '../database/batches.ts';
import type { CellFormatter } from './cells/cell.ts';

/** Reads a list as a table of cells, filtered by the arguments of its operation. */
export type TableReader = (context: ActorContext, args: Record<string, unknown>) => Promise<StreamedList<Cell[]>>;

/** The cell of each column of a list. */
type ColumnFormatters<Name extends ExportedListName, Row> = Readonly<
  Record<keyof (typeof exportedLists)[Name]['columns'], CellFormatter<Row>>
>;

/** Combines how the rows of a list are read with how the cell of each column is printed. */
export function createTableReader<Name extends ExportedListName, Row>(
  name: Name,
  readAll: (context: ActorContext, args: never) => Promise<StreamedList<Row>>,
  formatters: ColumnFormatters<Name, Row>,
): TableReader {
  const columns = Object.keys(exportedLists[name].columns) as (keyof typeof formatters)[];
  return async (context, args) => {
    let readCount = 0;
    // The API schema has validated them for this operation.
    return mapBatches(await readAll(context, args as never), (rows) =>
      rows.map((row) => {
        readCount += 1;
        return columns.map((column) => formatters[column](row, readCount));
      }),
    );
  };
}
