import { gap, labelStyle, valueStyle, type Paper } from '../paper.ts';
import type { PermitDocument } from '../permit-document.ts';
import { drawRow, rowsOf, type Cell } from './cells.ts';

function factCell(paper: Paper, twelfths: number, label: string, value: string, note = ''): Cell {
  return {
    twelfths,
    blocksIn: (width) => [
      {
        tag: 'P',
        strips: [
          ...paper.stripsOf(label, labelStyle, width),
          gap(1),
          ...paper.stripsOf(value, { ...valueStyle, bold: true }, width),
          ...paper.stripsOf(note, labelStyle, width),
        ],
      },
    ],
  };
}

/** What a reader looks for first: when, where, who and what. */
export function drawFacts(paper: Paper, { facts, workDescription }: PermitDocument): void {
  const cells = facts.map(({ label, value, note }) => factCell(paper, 4, label, value, note));
  const work = factCell(paper, 12, 'Work description', workDescription || 'Not filled in');
  for (const row of rowsOf([...cells, work])) drawRow(paper, row);
}
