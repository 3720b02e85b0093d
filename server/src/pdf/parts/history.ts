import { labelStyle, valueStyle, type Paper } from '../paper.ts';
import type { PermitDocument, PrintedEntry } from '../permit-document.ts';
import { drawRow } from './cells.ts';
import { drawHeading } from './headings.ts';

/** As much of a changed value as the paper repeats; the program has all of it. */
const maximumValueLength = 400;

function shorten(value: string): string {
  if (value === '') return 'nothing';
  return value.length > maximumValueLength ? `${value.slice(0, maximumValueLength)}… (shortened)` : value;
}

function layOutEntry(paper: Paper, { text, changes }: PrintedEntry, width: number) {
  return [
    ...paper.layOutText(text, valueStyle, width),
    ...changes.flatMap(({ label, before, after }) =>
      paper.layOutText(`${label}: ${shorten(before)} → ${shorten(after)}`, labelStyle, width),
    ),
  ];
}

/** Everything that happened to the permit, oldest first. */
export function drawHistory(paper: Paper, { history }: PermitDocument): void {
  drawHeading(paper, 'History');
  for (const entry of history) {
    drawRow(paper, [
      { twelfths: 3, layOut: (width) => [{ tag: 'P', strips: paper.layOutText(entry.at, labelStyle, width) }] },
      { twelfths: 9, layOut: (width) => [{ tag: 'P', strips: layOutEntry(paper, entry, width) }] },
    ]);
  }
}
