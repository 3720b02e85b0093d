import { toneColors } from '../palette.ts';
import { labelStyle, valueStyle, type Paper } from '../paper.ts';
import type { PermitDocument } from '../permit-document.ts';
import { drawRow } from './cells.ts';
import { drawHeading } from './headings.ts';

/** The child permits, each in one row; nothing where there are none. */
export function drawChildPermits(paper: Paper, { childPermits }: PermitDocument): void {
  if (childPermits.length === 0) return;
  drawHeading(paper, 'Child permits');
  for (const { number, title, statusLabel, tone } of childPermits) {
    const named = (width: number) => [
      ...paper.layOutText(number, { ...valueStyle, bold: true }, width),
      ...paper.layOutText(title, labelStyle, width),
    ];
    const status = (width: number) =>
      paper.layOutText(statusLabel, { ...valueStyle, bold: true, color: toneColors[tone].text }, width);
    drawRow(paper, [
      { twelfths: 8, layOut: (width) => [{ tag: 'P', strips: named(width) }] },
      { twelfths: 4, layOut: (width) => [{ tag: 'P', strips: status(width) }] },
    ]);
  }
}
