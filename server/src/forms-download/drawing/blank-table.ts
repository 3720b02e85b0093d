import { drawSectionHeading } from '../../pdf/parts/headings.ts';
import { sumHeights, labelStyle, type Paper } from '../../pdf/paper.ts';
import type { BlankTable } from '../../content/checklists.ts';
import { layOutCells, headingBackground, drawOutline } from './frames.ts';

const handwritingHeight = 24;

function drawHead(paper: Paper, { columns }: Pick<BlankTable, 'columns'>): void {
  const cells = layOutCells(
    columns.map(({ share }) => share),
    paper.left,
    paper.width,
  );
  const titles = columns.map(({ title }, position) =>
    paper.layOutText(title, { ...labelStyle, bold: true, color: '#1a2833' }, (cells[position]?.width ?? 0) - 6),
  );
  const height = Math.max(...titles.map(sumHeights)) + 6;
  cells.forEach((cell, position) => {
    drawOutline(paper, { ...cell, y: paper.y, height }, headingBackground);
    paper.place(titles[position] ?? [], cell.x + 3, paper.y + 3, 'P');
  });
  paper.moveDown(height);
}

/** Draws a table of empty rows with a heading that is repeated on every page. `lead` fills the first column. */
export function drawBlankTable(paper: Paper, table: BlankTable, lead: readonly string[] = []): void {
  const { title, hint, columns, rows, rowHeight = handwritingHeight } = table;
  paper.ensureRoom(70 + rowHeight * Math.min(rows, 3));
  drawSectionHeading(paper, title);
  if (hint) paper.flow(paper.layOutText(hint, labelStyle, paper.width), paper.left, 'P');
  paper.moveDown(3);
  drawHead(paper, table);
  const cells = layOutCells(
    columns.map(({ share }) => share),
    paper.left,
    paper.width,
  );
  for (let row = 0; row < rows; row += 1) {
    if (paper.ensureRoom(rowHeight)) drawHead(paper, table);
    for (const cell of cells) drawOutline(paper, { ...cell, y: paper.y, height: rowHeight });
    const [first] = cells;
    const leadText = lead[row];
    if (first && leadText) {
      const strips = paper.layOutText(leadText, { size: 9 }, first.width - 8);
      paper.place(strips, first.x + 4, paper.y + (rowHeight - sumHeights(strips)) / 2, 'P');
    }
    paper.moveDown(rowHeight);
  }
  paper.moveDown(6);
}
