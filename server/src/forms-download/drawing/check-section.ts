import { sumHeights, labelStyle, type Paper } from '../../pdf/paper.ts';
import type { CheckSection } from '../../content/checklists.ts';
import { layOutCells, headingBackground, drawOutline, drawTickBox } from './frames.ts';

/** Number, item, three answers, remarks. */
const shares = [26, 264, 30, 30, 30, 131];
const checkOptions = ['Yes', 'No', 'N/A'];
const minRowHeight = 23;

function drawSectionHead(paper: Paper, title: string): void {
  const height = 20;
  const style = { size: 9.5, bold: true };
  const [number, text, yes, no, none, remarks] = layOutCells(shares, paper.left, paper.width);
  if (!number || !text || !remarks) return;
  drawOutline(paper, { x: number.x, width: number.width + text.width, y: paper.y, height }, headingBackground);
  paper.place(paper.layOutText(title, style, 400).slice(0, 1), number.x + 5, paper.y + 3.5, 'H3');
  [yes, no, none].forEach((cell, position) => {
    const [label] = paper.typesetter.wrapText(checkOptions[position] ?? '', { size: 8.5, bold: true }, 60);
    if (!cell || !label) return;
    drawOutline(paper, { ...cell, y: paper.y, height }, headingBackground);
    const strips = paper.layOutText(checkOptions[position] ?? '', { size: 8.5, bold: true }, 60);
    paper.place(strips, cell.x + (cell.width - label.width) / 2, paper.y + 4.5, 'P');
  });
  drawOutline(paper, { ...remarks, y: paper.y, height }, headingBackground);
  paper.place(paper.layOutText('Remarks', { size: 8.5, bold: true }, 100), remarks.x + 4, paper.y + 4.5, 'P');
  paper.moveDown(height);
}

/** Draws lines to tick. The heading with its answers is repeated on every page. */
export function drawCheckSection(paper: Paper, { title, items }: CheckSection, position: number): void {
  const cells = layOutCells(shares, paper.left, paper.width);
  const [number, text, yes, no, none] = cells;
  if (!number || !text) return;
  paper.ensureRoom(20 + minRowHeight * 3);
  drawSectionHead(paper, `${position}  ${title}`);
  items.forEach((item, index) => {
    const strips = paper.layOutText(item, { size: 9 }, text.width - 8);
    const height = Math.max(minRowHeight, sumHeights(strips) + 8);
    if (paper.ensureRoom(height)) drawSectionHead(paper, `${position}  ${title} (continued)`);
    for (const cell of cells) drawOutline(paper, { ...cell, y: paper.y, height });
    paper.place(paper.layOutText(`${position}.${index + 1}`, labelStyle, 24), number.x + 4, paper.y + 5, 'P');
    paper.place(strips, text.x + 4, paper.y + (height - sumHeights(strips)) / 2, 'P');
    for (const cell of [yes, no, none]) if (cell) drawTickBox(paper, cell.x + cell.width / 2, paper.y + height / 2);
    paper.moveDown(height);
  });
  paper.moveDown(7);
}
