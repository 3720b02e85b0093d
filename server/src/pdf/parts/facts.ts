import { gap, labelStyle, valueStyle, type Paper } from '../paper.ts';
import type { PermitDocument } from '../permit-document.ts';
import { drawRow, groupIntoRows, type Cell } from './cells.ts';

function createFactCell(paper: Paper, twelfths: number, label: string, value: string, note = ''): Cell {
  return {
    twelfths,
    layOut: (width) => [
      {
        tag: 'P',
        strips: [
          ...paper.layOutText(label, labelStyle, width),
          gap(1),
          ...paper.layOutText(value, { ...valueStyle, bold: true }, width),
          ...paper.layOutText(note, labelStyle, width),
        ],
      },
    ],
  };
}

/** What a reader looks for first: when, where, who and what. */
export function drawFacts(paper: Paper, { facts, workDescription }: PermitDocument): void {
  const cells = facts.map(({ label, value, note }) => createFactCell(paper, 4, label, value, note));
  const work = createFactCell(paper, 12, 'Work description', workDescription || 'Not filled in');
  for (const row of groupIntoRows([...cells, work])) drawRow(paper, row);
}
