import { labelStyle, valueStyle, type Paper } from '../paper.ts';
import type { PermitDocument, PrintedEntry } from '../permit-document.ts';
import { drawRow } from './cells.ts';
import { drawHeading } from './headings.ts';

/** As much of a changed value as the paper repeats; the program has all of it. */
const longestValue = 400;

function shortened(value: string): string {
  if (value === '') return 'nothing';
  return value.length > longestValue ? `${value.slice(0, longestValue)}… (shortened)` : value;
}

function stripsOf(paper: Paper, { text, changes }: PrintedEntry, width: number) {
  return [
    ...paper.stripsOf(text, valueStyle, width),
    ...changes.flatMap(({ label, before, after }) =>
      paper.stripsOf(`${label}: ${shortened(before)} → ${shortened(after)}`, labelStyle, width),
    ),
  ];
}

/** Everything that happened to the permit, oldest first. */
export function drawHistory(paper: Paper, { history }: PermitDocument): void {
  drawHeading(paper, 'History');
  for (const entry of history) {
    drawRow(paper, [
      { twelfths: 3, blocksIn: (width) => [{ tag: 'P', strips: paper.stripsOf(entry.at, labelStyle, width) }] },
      { twelfths: 9, blocksIn: (width) => [{ tag: 'P', strips: stripsOf(paper, entry, width) }] },
    ]);
  }
}
