import { createGap, sumHeights, type Paper } from '../../pdf/paper.ts';
import type { Checklist } from '../../content/checklists.ts';
import { drawBlankTable } from './blank-table.ts';
import { drawOutline, drawTickBox } from './frames.ts';

/** Draws the conditions under which nobody may start or continue, in a prominent frame. */
export function drawStopWork(paper: Paper, reasons: readonly string[]): void {
  const strips = [
    ...paper.layOutText('STOP, make safe and inform the supervisor if', { size: 10, bold: true }, paper.width - 24),
    createGap(2),
    ...reasons.flatMap((reason) => paper.layOutText(`•  ${reason}`, { size: 9 }, paper.width - 24)),
  ];
  const height = sumHeights(strips) + 14;
  paper.ensureRoom(height + 6);
  const { left, width, y, pdf } = paper;
  paper.decorate(() =>
    pdf
      .rect(left + 1, y + 1, width - 2, height - 2)
      .lineWidth(2)
      .strokeColor('#1a2833')
      .stroke(),
  );
  paper.place(strips, left + 12, y + 7, 'P');
  paper.moveDown(height + 8);
}

function drawResult(paper: Paper, results: readonly string[]): void {
  const height = 24;
  paper.ensureRoom(height * (results.length + 1));
  paper.flow([...paper.layOutText('Result', { size: 11, bold: true }, paper.width), createGap(3)], paper.left, 'H3');
  for (const result of results) {
    drawOutline(paper, { x: paper.left, y: paper.y, width: paper.width, height });
    drawTickBox(paper, paper.left + 15, paper.y + height / 2, 11);
    paper.place(
      paper.layOutText(result, { size: 9.5, bold: true }, paper.width - 40),
      paper.left + 30,
      paper.y + 5,
      'P',
    );
    paper.moveDown(height);
  }
  paper.moveDown(6);
}

/** Draws the result of the inspection, the actions taken, and the signatures. */
export function drawClosing(paper: Paper, { results, records = [], signatures }: Checklist): void {
  drawBlankTable(paper, {
    title: 'Actions for every line answered No',
    columns: [
      { title: 'Line', share: 8 },
      { title: 'What is wrong', share: 34 },
      { title: 'Action', share: 30 },
      { title: 'By whom', share: 14 },
      { title: 'Done on', share: 14 },
    ],
    rows: 4,
  });
  drawResult(paper, results);
  drawBlankTable(
    paper,
    {
      title: 'Signatures',
      columns: [
        { title: 'As', share: 26 },
        { title: 'Name', share: 22 },
        { title: 'Company', share: 16 },
        { title: 'Signature', share: 20 },
        { title: 'Date and time', share: 16 },
      ],
      rows: signatures.length,
      rowHeight: 32,
    },
    signatures,
  );
  for (const record of records) drawBlankTable(paper, record);
}
