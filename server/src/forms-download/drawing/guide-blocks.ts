import { palette } from '../../pdf/palette.ts';
import { createGap, sumHeights, type Paper, type Strip } from '../../pdf/paper.ts';
import type { GuideBlock } from '../../content/guide.ts';
import { layOutCells, headingBackground, drawOutline } from './frames.ts';

const body = { size: 10 } as const;
/** Room for the lines that follow a heading, so that no heading is alone at the end of a page. */
const linesAfterHeading = 50;

function drawItems(paper: Paper, items: readonly string[], getMark: (position: number) => string): void {
  const indent = 20;
  items.forEach((item, position) => {
    const strips = paper.layOutText(item, body, paper.width - indent);
    paper.ensureRoom(Math.min(sumHeights(strips), 60));
    paper.place(paper.layOutText(getMark(position), { ...body, bold: true }, indent), paper.left + 4, paper.y, 'P');
    paper.flow([...strips, createGap(3)], paper.left + indent, 'P');
  });
  paper.moveDown(4);
}

function drawNote(paper: Paper, text: string): void {
  const strips = paper.layOutText(text, body, paper.width - 28);
  const height = sumHeights(strips) + 14;
  paper.ensureRoom(height + 6);
  const { pdf, left, width, y } = paper;
  paper.decorate(() => {
    pdf.rect(left, y, width, height).fill(palette.background);
    pdf.rect(left, y, 3, height).fill(palette.brand);
  });
  paper.place(strips, left + 15, y + 7, 'P');
  paper.moveDown(height + 9);
}

function drawTableRow(paper: Paper, shares: readonly number[], cellTexts: readonly string[], isHead: boolean): void {
  const cells = layOutCells(shares, paper.left, paper.width);
  const cellLayouts = cells.map((cell, position): Strip[] =>
    paper.layOutText(cellTexts[position] ?? '', { size: 9, bold: isHead || position === 0 }, cell.width - 12),
  );
  const height = Math.max(...cellLayouts.map(sumHeights)) + 8;
  paper.ensureRoom(height + (isHead ? linesAfterHeading : 0));
  cells.forEach((cell, position) => {
    drawOutline(paper, { ...cell, y: paper.y, height }, isHead ? headingBackground : undefined);
    paper.place(cellLayouts[position] ?? [], cell.x + 6, paper.y + 4, 'P');
  });
  paper.moveDown(height);
}

/** Draws a block of a chapter. */
export function drawGuideBlock(paper: Paper, block: GuideBlock): void {
  switch (block.kind) {
    case 'text':
      paper.flow([...paper.layOutText(block.text, body, paper.width), createGap(7)], paper.left, 'P');
      return;
    case 'heading': {
      const strips = [
        createGap(6),
        ...paper.layOutText(block.text, { size: 12, bold: true }, paper.width),
        createGap(3),
      ];
      paper.ensureRoom(sumHeights(strips) + linesAfterHeading);
      paper.flow(strips, paper.left, 'H3');
      return;
    }
    case 'steps':
      drawItems(paper, block.items, (position) => `${position + 1}`);
      return;
    case 'list':
      drawItems(paper, block.items, () => '•');
      return;
    case 'note':
      drawNote(paper, block.text);
      return;
    case 'table':
      drawTableRow(paper, block.shares, block.head, true);
      for (const row of block.rows) drawTableRow(paper, block.shares, row, false);
      paper.moveDown(9);
  }
}
