import { sizes } from '../palette.ts';
import { createGap, sumHeights, labelStyle, type DrawnStyle, type Paper, type Strip } from '../paper.ts';
import type { ReportCell, ReportColumn, ReportTable } from '../report-document.ts';
import { toCellPositions, drawRow, type Cell, type RowHead } from './cells.ts';

const cellStyle: DrawnStyle = { size: sizes.text };

/** Room for the title of a group and the first lines of its first row. */
const roomBelowTitle = 40;

function layOutCell(paper: Paper, cell: ReportCell, width: number): Strip[] {
  return cell.flatMap(({ label, text, strong = false }, index) => [
    ...(index > 0 ? [createGap(1.5)] : []),
    ...(label === undefined ? [] : paper.layOutText(label, labelStyle, width)),
    ...paper.layOutText(text, { ...cellStyle, bold: strong }, width),
  ]);
}

function createRowHead(paper: Paper, columns: readonly ReportColumn[]): RowHead {
  const positions = toCellPositions(paper, columns);
  const laid = columns.map(({ title }, index) =>
    paper.layOutText(title, { ...labelStyle, bold: true }, positions[index]?.width ?? 0),
  );
  const height = Math.max(...laid.map(sumHeights)) + 4;
  return {
    height,
    draw() {
      laid.forEach((strips, index) => paper.place(strips, positions[index]?.left ?? 0, paper.y, 'P'));
      paper.moveDown(height);
      paper.hairline();
    },
  };
}

/** Draws a table over as many pages as it needs, with its header on each of them. */
export function drawReportTable(paper: Paper, { columns, groups }: ReportTable): void {
  const head = createRowHead(paper, columns);
  paper.moveDown(8);
  paper.ensureRoom(head.height + roomBelowTitle);
  head.draw();
  for (const { title, rows } of groups) {
    if (title !== undefined) {
      const strips = [
        createGap(8),
        ...paper.layOutText(title, { size: sizes.heading, bold: true }, paper.width),
        createGap(3),
      ];
      if (paper.ensureRoom(sumHeights(strips) + roomBelowTitle)) head.draw();
      paper.flow(strips, paper.left, 'H2');
    }
    for (const row of rows)
      drawRow(
        paper,
        row.map((cell, index) => createCell(paper, cell, columns[index])),
        { head },
      );
  }
}

function createCell(paper: Paper, cell: ReportCell, column: ReportColumn | undefined): Cell {
  return {
    twelfths: column?.twelfths ?? 0,
    layOut: (width) => [{ tag: 'P', strips: layOutCell(paper, cell, width) }],
  };
}
