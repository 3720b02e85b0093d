import { drawSectionHeading } from '../../pdf/parts/headings.ts';
import { heightOf, labelStyle, type Paper } from '../../pdf/paper.ts';
import type { BlankTable } from '../checklist.ts';
import { cellsOf, headingGround, outline } from './ruling.ts';

const lineOfWriting = 24;

function drawHead(paper: Paper, { columns }: Pick<BlankTable, 'columns'>): void {
  const cells = cellsOf(
    columns.map(({ share }) => share),
    paper.left,
    paper.width,
  );
  const titles = columns.map(({ title }, position) =>
    paper.stripsOf(title, { ...labelStyle, bold: true, color: '#1a2833' }, (cells[position]?.width ?? 0) - 6),
  );
  const height = Math.max(...titles.map(heightOf)) + 6;
  cells.forEach((cell, position) => {
    outline(paper, { ...cell, y: paper.y, height }, headingGround);
    paper.place(titles[position] ?? [], cell.x + 3, paper.y + 3, 'P');
  });
  paper.move(height);
}

/** A table of empty rows under a heading, which is repeated where a page begins. `lead` fills the first column. */
export function drawBlankTable(paper: Paper, table: BlankTable, lead: readonly string[] = []): void {
  const { title, hint, columns, rows, rowHeight = lineOfWriting } = table;
  paper.need(70 + rowHeight * Math.min(rows, 3));
  drawSectionHeading(paper, title);
  if (hint) paper.flow(paper.stripsOf(hint, labelStyle, paper.width), paper.left, 'P');
  paper.move(3);
  drawHead(paper, table);
  const cells = cellsOf(
    columns.map(({ share }) => share),
    paper.left,
    paper.width,
  );
  for (let row = 0; row < rows; row += 1) {
    if (paper.need(rowHeight)) drawHead(paper, table);
    for (const cell of cells) outline(paper, { ...cell, y: paper.y, height: rowHeight });
    const [first] = cells;
    const words = lead[row];
    if (first && words) {
      const strips = paper.stripsOf(words, { size: 9 }, first.width - 8);
      paper.place(strips, first.x + 4, paper.y + (rowHeight - heightOf(strips)) / 2, 'P');
    }
    paper.move(rowHeight);
  }
  paper.move(6);
}
