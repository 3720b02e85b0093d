import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Tone } from '@eptw/domain/text/tone';
import { drawPermitSheets } from './draw-permit.ts';
import { createStreamedDocument, type DrawingTools } from './create-document.ts';
import { palette, sizes, toneColors } from './palette.ts';
import { createGap, labelStyle, valueStyle, type Paper, type Strip } from './paper.ts';
import { drawRow, type Cell } from './parts/cells.ts';
import { drawHeading } from './parts/headings.ts';
import { drawPageLines } from './parts/page-lines.ts';
import type { PermitDocument } from './permit-document.ts';

/** A row in the list of live permits, as text. */
export interface ListedPermit {
  number: string;
  statusLabel: string;
  tone: Tone;
  /** The kinds of work, including the riskier kinds of attached forms. */
  kinds: string[];
  place: string;
  workDescription: string;
  owner: string;
  submitter: string;
  phone: string;
  ends: string;
}

/** What a site needs to continue on paper. */
export interface ContingencyList {
  hostName: string;
  /** 'F10N Fab 10N' */
  site: string;
  edition: string;
  permits: ListedPermit[];
}

/** Draws the list of a site's live permits, followed by each permit in full. */
export async function drawContingencyPack(
  list: ContingencyList,
  sheets: AsyncIterable<PermitDocument>,
  drawing: DrawingTools,
  target: Writable,
): Promise<void> {
  const title = `Live permits of ${list.site}`;
  const { pdf, paper } = createStreamedDocument({ title, author: list.hostName, subject: list.edition }, drawing);
  const written = pipeline(pdf, target);
  // Handled at the end; until then a rejection must not end the program.
  written.catch(() => {});
  try {
    drawList(paper, list);
    drawPageLines(paper, { heading: `${list.site} · Live permits`, footing: `${list.site} · ${list.edition}` });
    for await (const sheet of sheets) {
      // Finished pages are written out, so that a pack of hundreds of permits needs the memory of one.
      pdf.flushPages();
      paper.ensureRoom(paper.pageHeight);
      drawPermitSheets(paper, sheet);
    }
    pdf.end();
  } catch (error) {
    pdf.destroy(error instanceof Error ? error : new Error(String(error)));
  }
  await written;
}

function drawList(paper: Paper, { hostName, site, edition, permits }: ContingencyList): void {
  const head = { ...labelStyle, bold: true, color: palette.brand };
  paper.flow(paper.layOutText(`${hostName} · PERMIT TO WORK`, head, paper.width), paper.left, 'P');
  paper.flow(paper.layOutText(site, { size: sizes.number, bold: true }, paper.width), paper.left, 'H1');
  paper.flow([...paper.layOutText(edition, labelStyle, paper.width), createGap(4)], paper.left, 'P');
  drawHeading(paper, permits.length === 1 ? '1 live permit' : `${permits.length} live permits`);
  if (permits.length === 0)
    paper.flow(
      [createGap(6), ...paper.layOutText('There are no live permits at this site.', valueStyle, paper.width)],
      paper.left,
      'P',
    );
  for (const permit of permits) drawRow(paper, toCells(paper, permit));
}

function toCells(paper: Paper, permit: ListedPermit): Cell[] {
  const strong = { ...valueStyle, bold: true };
  const layOutLabelled = (label: string, value: string, width: number): Strip[] => [
    ...paper.layOutText(label, labelStyle, width),
    ...paper.layOutText(value || 'Not given', valueStyle, width),
    createGap(2),
  ];
  return [
    createCell(4, (width) => [
      ...paper.layOutText(permit.number, strong, width),
      ...paper.layOutText(permit.statusLabel, { ...valueStyle, color: toneColors[permit.tone].text }, width),
      createGap(2),
      ...layOutLabelled('Ends', permit.ends, width),
    ]),
    createCell(4, (width) => [
      ...permit.kinds.flatMap((kind, index) => paper.layOutText(kind, index === 0 ? strong : valueStyle, width)),
      createGap(2),
      ...paper.layOutText(permit.workDescription, labelStyle, width),
      createGap(6),
      ...paper.layOutText('Work ended on paper: time, name, signature', labelStyle, width),
      createGap(14),
    ]),
    createCell(4, (width) => [
      ...layOutLabelled('Place', permit.place, width),
      ...layOutLabelled('Host / System Owner', permit.owner, width),
      ...layOutLabelled('Applied by', [permit.submitter, permit.phone].filter(Boolean).join(' · '), width),
    ]),
  ];
}

function createCell(twelfths: number, layOutStrips: (width: number) => Strip[]): Cell {
  return { twelfths, layOut: (width) => [{ tag: 'P', strips: layOutStrips(width) }] };
}
