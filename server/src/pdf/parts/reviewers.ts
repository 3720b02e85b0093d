import { toneColors } from '../palette.ts';
import { labelStyle, valueStyle, type Paper } from '../paper.ts';
import type { PermitDocument } from '../permit-document.ts';
import { drawRow } from './cells.ts';
import { drawHeading } from './headings.ts';

/** Who decides on the permit, what they decided, and when. */
export function drawReviewers(paper: Paper, { reviewers }: PermitDocument): void {
  drawHeading(paper, 'Reviewers and decisions');
  for (const { reviewer, capacity, decision, tone, by, at } of reviewers) {
    const column = (twelfths: number, value: string, note: string, color?: string) => ({
      twelfths,
      layOut: (width: number) => [
        {
          tag: 'P' as const,
          strips: [
            ...paper.layOutText(value, { ...valueStyle, bold: true, ...(color !== undefined && { color }) }, width),
            ...paper.layOutText(note, labelStyle, width),
          ],
        },
      ],
    });
    drawRow(paper, [column(5, reviewer, capacity), column(3, decision, '', toneColors[tone].text), column(4, by, at)]);
  }
}
