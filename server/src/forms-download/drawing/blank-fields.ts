import { labelStyle, type Paper } from '../../pdf/paper.ts';
import { layOutCells, drawOutline } from './frames.ts';

const fieldHeight = 34;
const columns = 3;

/**
 * Draws boxes to write in, with a label in the corner, three in a row. The last row is shared by those that are left.
 */
export function drawBlankFields(paper: Paper, labels: readonly string[]): void {
  for (let first = 0; first < labels.length; first += columns) {
    const row = labels.slice(first, first + columns);
    paper.ensureRoom(fieldHeight);
    const cells = layOutCells(
      row.map(() => 1),
      paper.left,
      paper.width,
    );
    row.forEach((label, position) => {
      const cell = cells[position];
      if (!cell) return;
      drawOutline(paper, { ...cell, y: paper.y, height: fieldHeight });
      paper.place(paper.layOutText(label, labelStyle, cell.width - 8), cell.x + 4, paper.y + 2, 'P');
    });
    paper.moveDown(fieldHeight);
  }
  paper.moveDown(8);
}
