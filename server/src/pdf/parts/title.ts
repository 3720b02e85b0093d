import type { Tone } from '@eptw/domain/text/tone';
import { encode } from 'uqr';
import { palette, sizes, toneColors } from '../palette.ts';
import { createGap, sumHeights, labelStyle, type Paper } from '../paper.ts';
import type { PermitDocument } from '../permit-document.ts';

const codeSize = 92;
const codeGap = 18;

/** Draws the stop of its site, if there is one, and the permit's number and status, large enough to read from a step away, and its QR code. */
export function drawTitle(paper: Paper, permit: PermitDocument): void {
  if (permit.siteStop !== undefined) drawNotice(paper, permit.siteStop, 'red');
  const top = paper.y;
  const width = paper.width - codeSize - codeGap;
  const small = { ...labelStyle, bold: true, color: palette.brand };
  const head = [...paper.layOutText(`${permit.hostName} · PERMIT TO WORK`, small, width), createGap(1)];
  const number = paper.layOutText(permit.number, { size: sizes.number, bold: true }, width);
  const title = [...paper.layOutText(permit.title, { size: sizes.title }, width), createGap(8)];
  paper.place(head, paper.left, top, 'P');
  paper.place(number, paper.left, top + sumHeights(head), 'H1');
  paper.place(title, paper.left, top + sumHeights(head) + sumHeights(number), 'P');
  paper.moveDown(sumHeights(head) + sumHeights(number) + sumHeights(title));
  drawStatus(paper, permit, width);
  const end = drawCode(paper, permit, top);
  paper.y = Math.max(paper.y, end) + 8;
  if (permit.notice !== undefined) drawNotice(paper, permit.notice, 'red');
  if (permit.lapse !== undefined) drawNotice(paper, permit.lapse, 'orange');
  paper.flow([...paper.layOutText(permit.edition, labelStyle, paper.width), createGap(6)], paper.left, 'P');
}

function drawStatus(paper: Paper, { statusLabel, tone }: PermitDocument, width: number): void {
  const { background, text, mark } = toneColors[tone];
  const strips = paper.layOutText(statusLabel, { size: sizes.status, bold: true, color: text }, width - 32);
  const height = sumHeights(strips) + 8;
  const { y } = paper;
  paper.decorate(() => {
    paper.pdf.roundedRect(paper.left, y, width, height, 4).fill(background);
    paper.pdf.circle(paper.left + 13, y + height / 2, 4.5).fill(mark);
  });
  paper.place(strips, paper.left + 25, y + 4, 'P');
  paper.moveDown(height);
}

/** Adjacent dark modules in a row of the code. */
function findDarkRuns(row: readonly boolean[]): { start: number; length: number }[] {
  const runs: { start: number; length: number }[] = [];
  row.forEach((dark, column) => {
    if (!dark) return;
    const last = runs.at(-1);
    if (last && last.start + last.length === column) last.length += 1;
    else runs.push({ start: column, length: 1 });
  });
  return runs;
}

/** Draws the code at the right edge. Returns where it ends. */
function drawCode(paper: Paper, { link, linkCaption }: PermitDocument, top: number): number {
  const { data, size } = encode(link, { ecc: 'M', border: 0 });
  const module = codeSize / size;
  const left = paper.left + paper.width - codeSize;
  const caption = paper.layOutText(linkCaption, labelStyle, codeSize);
  const code = {
    height: codeSize + 3,
    draw: (x: number, y: number) => {
      data.forEach((row, line) => {
        for (const { start, length } of findDarkRuns(row)) {
          // Slightly larger than its place, so that no white lines show between the modules.
          paper.pdf.rect(x + start * module, y + line * module, length * module + 0.05, module + 0.05);
        }
      });
      paper.pdf.fill(palette.ink);
    },
  };
  paper.place([code], left, top, 'Figure', `QR code that opens ${link}`);
  paper.place(caption, left, top + code.height, 'P');
  paper.pdf.link(left, top, codeSize, codeSize, link);
  return top + code.height + sumHeights(caption);
}

function drawNotice(paper: Paper, notice: string, tone: Tone): void {
  const { text, mark } = toneColors[tone];
  const strips = paper.layOutText(notice, { size: sizes.heading, bold: true, color: text }, paper.width - 20);
  const height = sumHeights(strips) + 10;
  const { y } = paper;
  paper.decorate(() =>
    paper.pdf
      .rect(paper.left + 0.75, y, paper.width - 1.5, height)
      .lineWidth(1.5)
      .strokeColor(mark)
      .stroke(),
  );
  paper.place(strips, paper.left + 10, y + 5, 'P');
  paper.moveDown(height + 7);
}
