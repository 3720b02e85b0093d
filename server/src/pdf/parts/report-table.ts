import { sizes } from '../palette.ts';
import { gap, heightOf, labelStyle, type DrawnStyle, type Paper, type Strip } from '../paper.ts';
import type { ReportCell, ReportColumn, ReportTable } from '../report-document.ts';
import { cellPlaces, drawRow, type Cell, type RowHead } from './cells.ts';

const cellStyle: DrawnStyle = { size: sizes.small };

/** Room for the title of a group and the first lines of its first row. */
const company = 40;

function stripsOf(paper: Paper, cell: ReportCell, width: number): Strip[] {
  return cell.flatMap(({ label, text, strong = false }, index) => [
    ...(index > 0 ? [gap(1.5)] : []),
    ...(label === undefined ? [] : paper.stripsOf(label, labelStyle, width)),
    ...paper.stripsOf(text, { ...cellStyle, bold: strong }, width),
  ]);
}

function headOf(paper: Paper, columns: readonly ReportColumn[]): RowHead {
  const places = cellPlaces(paper, columns);
  const laid = columns.map(({ title }, index) =>
    paper.stripsOf(title, { ...labelStyle, bold: true }, places[index]?.width ?? 0),
  );
  const height = Math.max(...laid.map(heightOf)) + 4;
  return {
    height,
    draw() {
      laid.forEach((strips, index) => paper.place(strips, places[index]?.left ?? 0, paper.y, 'P'));
      paper.move(height);
      paper.hairline();
    },
  };
}

/** Draws a table over as many pages as it takes; what its columns are stands on each of them. */
export function drawReportTable(paper: Paper, { columns, groups }: ReportTable): void {
  const head = headOf(paper, columns);
  paper.move(8);
  paper.need(head.height + company);
  head.draw();
  for (const { title, rows } of groups) {
    if (title !== undefined) {
      const strips = [gap(8), ...paper.stripsOf(title, { size: sizes.value, bold: true }, paper.width), gap(3)];
      if (paper.need(heightOf(strips) + company)) head.draw();
      paper.flow(strips, paper.left, 'H2');
    }
    for (const row of rows)
      drawRow(
        paper,
        row.map((cell, index) => cellOf(paper, cell, columns[index])),
        head,
      );
  }
}

function cellOf(paper: Paper, cell: ReportCell, column: ReportColumn | undefined): Cell {
  return {
    twelfths: column?.twelfths ?? 0,
    blocksIn: (width) => [{ tag: 'P', strips: stripsOf(paper, cell, width) }],
  };
}
