import { heightOf, labelStyle, type Paper } from '../../pdf/paper.ts';
import type { CheckSection } from '../checklist.ts';
import { cellsOf, headingGround, outline, tickBox } from './ruling.ts';

/** Number, what is looked at, three answers, remarks. */
const shares = [26, 264, 30, 30, 30, 131];
const answers = ['Yes', 'No', 'N/A'];
const leastHeight = 23;

function drawSectionHead(paper: Paper, title: string): void {
  const height = 20;
  const style = { size: 9.5, bold: true };
  const [number, text, yes, no, none, remarks] = cellsOf(shares, paper.left, paper.width);
  if (!number || !text || !remarks) return;
  outline(paper, { x: number.x, width: number.width + text.width, y: paper.y, height }, headingGround);
  paper.place(paper.stripsOf(title, style, 400).slice(0, 1), number.x + 5, paper.y + 3.5, 'H3');
  [yes, no, none].forEach((cell, position) => {
    const [label] = paper.typesetter.linesOf(answers[position] ?? '', { size: 8.5, bold: true }, 60);
    if (!cell || !label) return;
    outline(paper, { ...cell, y: paper.y, height }, headingGround);
    const strips = paper.stripsOf(answers[position] ?? '', { size: 8.5, bold: true }, 60);
    paper.place(strips, cell.x + (cell.width - label.width) / 2, paper.y + 4.5, 'P');
  });
  outline(paper, { ...remarks, y: paper.y, height }, headingGround);
  paper.place(paper.stripsOf('Remarks', { size: 8.5, bold: true }, 100), remarks.x + 4, paper.y + 4.5, 'P');
  paper.move(height);
}

/** Lines to be answered with a tick. The heading with its answers is repeated where a page begins. */
export function drawCheckSection(paper: Paper, { title, items }: CheckSection, position: number): void {
  const cells = cellsOf(shares, paper.left, paper.width);
  const [number, text, yes, no, none] = cells;
  if (!number || !text) return;
  paper.need(20 + leastHeight * 3);
  drawSectionHead(paper, `${position}  ${title}`);
  items.forEach((item, index) => {
    const strips = paper.stripsOf(item, { size: 9 }, text.width - 8);
    const height = Math.max(leastHeight, heightOf(strips) + 8);
    if (paper.need(height)) drawSectionHead(paper, `${position}  ${title} (continued)`);
    for (const cell of cells) outline(paper, { ...cell, y: paper.y, height });
    paper.place(paper.stripsOf(`${position}.${index + 1}`, labelStyle, 24), number.x + 4, paper.y + 5, 'P');
    paper.place(strips, text.x + 4, paper.y + (height - heightOf(strips)) / 2, 'P');
    for (const cell of [yes, no, none]) if (cell) tickBox(paper, cell.x + cell.width / 2, paper.y + height / 2);
    paper.move(height);
  });
  paper.move(7);
}
