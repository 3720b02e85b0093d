import { toneColors } from '../palette.ts';
import { createGap, labelStyle, valueStyle, type DrawnStyle, type Paper } from '../paper.ts';
import type { PermitDocument, PrintedCheck, PrintedEntry, PrintedForm } from '../permit-document.ts';
import { drawRow, groupIntoRows, type Cell } from './cells.ts';
import { drawHeading, drawSectionHeading } from './headings.ts';
import { createInputCell } from './input-cell.ts';
import { drawReadingCharts, readingChartsHeight } from './reading-charts.ts';
import { drawReportTable } from './report-table.ts';

function createFactCell(paper: Paper, twelfths: number, label: string, value: string, note = ''): Cell {
  return {
    twelfths,
    layOut: (width) => [
      {
        tag: 'P',
        strips: [
          ...paper.layOutText(label, labelStyle, width),
          createGap(1),
          ...paper.layOutText(value, { ...valueStyle, bold: true }, width),
          ...paper.layOutText(note, labelStyle, width),
        ],
      },
    ],
  };
}

/** Draws the key facts: when, where, who and what. */
export function drawFacts(paper: Paper, { facts, workDescription }: PermitDocument): void {
  const cells = facts.map(({ label, value, note }) => createFactCell(paper, 4, label, value, note));
  const work = createFactCell(paper, 12, 'Work description', workDescription || 'Not filled in');
  for (const row of groupIntoRows([...cells, work])) drawRow(paper, row);
}

/** Draws the reviewers of the permit, with their decisions and times. */
export function drawReviewers(paper: Paper, { reviewers }: PermitDocument): void {
  drawHeading(paper, 'Reviewers and decisions');
  for (const { reviewer, capacity, decision, tone, by, at } of reviewers) {
    const createColumn = (twelfths: number, value: string, note: string, color?: string) => ({
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
    drawRow(paper, [
      createColumn(5, reviewer, capacity),
      createColumn(3, decision, '', toneColors[tone].text),
      createColumn(4, by, at),
    ]);
  }
}

/** Draws a form with every section and every value, including empty ones. */
export function drawForm(paper: Paper, form: PrintedForm, { files, people }: PermitDocument): void {
  drawHeading(paper, form.title);
  for (const section of form.sections) {
    drawSectionHeading(paper, section.title);
    const cells = section.form.map((input) => {
      const value = Object.hasOwn(form.submission, input.name) ? form.submission[input.name] : undefined;
      return createInputCell(paper, { input, value, files, people });
    });
    for (const row of groupIntoRows(cells)) drawRow(paper, row);
  }
}

/** Draws the child permits, one per row; nothing if there are none. */
export function drawChildPermits(paper: Paper, { childPermits }: PermitDocument): void {
  if (childPermits.length === 0) return;
  drawHeading(paper, 'Child permits');
  for (const { number, title, statusLabel, tone } of childPermits) {
    const layOutName = (width: number) => [
      ...paper.layOutText(number, { ...valueStyle, bold: true }, width),
      ...paper.layOutText(title, labelStyle, width),
    ];
    const layOutStatus = (width: number) =>
      paper.layOutText(statusLabel, { ...valueStyle, bold: true, color: toneColors[tone].text }, width);
    drawRow(paper, [
      { twelfths: 8, layOut: (width) => [{ tag: 'P', strips: layOutName(width) }] },
      { twelfths: 4, layOut: (width) => [{ tag: 'P', strips: layOutStatus(width) }] },
    ]);
  }
}

/** Room for the header of a table and its first row. */
const roomBelowTableHeading = 80;

/** Draws the record of the work: people, entries, causes and handovers; nothing where there is none. */
export function drawTables(paper: Paper, { tables }: PermitDocument): void {
  for (const { title, table } of tables) {
    drawHeading(paper, title, roomBelowTableHeading);
    drawReportTable(paper, table);
  }
}

/** Draws every series of checks with its charts or limits, and all its records; nothing where no work is followed. */
export function drawChecks(paper: Paper, { checks: series }: PermitDocument): void {
  for (const { title, charts, limits, checks } of series) {
    drawHeading(paper, title, charts.length > 0 ? readingChartsHeight : undefined);
    drawReadingCharts(paper, charts);
    // The charts have the limits already.
    if (limits !== '' && charts.length === 0) drawRow(paper, [createFactCell(paper, 12, 'Limits', limits)]);
    if (checks.length === 0) drawRow(paper, [createFactCell(paper, 12, 'Records', 'None')]);
    for (const check of checks) drawRow(paper, createCheckRow(paper, check), { isHatched: check.isMissed });
  }
}

function createCheckRow(paper: Paper, { at, by, text, tone, isMissed }: PrintedCheck): Cell[] {
  const layOutCell = (twelfths: number, value: string, style: DrawnStyle): Cell => ({
    twelfths,
    layOut: (width) => [{ tag: 'P', strips: paper.layOutText(value, style, width) }],
  });
  const noted = isMissed ? { ...valueStyle, bold: true } : labelStyle;
  return [
    layOutCell(3, at, noted),
    layOutCell(6, text, { ...valueStyle, bold: isMissed, color: toneColors[tone].text }),
    layOutCell(3, isMissed ? 'Missed' : by, noted),
  ];
}

/** The longest changed value on paper, in characters; the application has all of it. */
const maximumValueLength = 400;

function shorten(value: string): string {
  if (value === '') return 'nothing';
  return value.length > maximumValueLength ? `${value.slice(0, maximumValueLength)}… (shortened)` : value;
}

function layOutEntry(paper: Paper, { text, details = '', changes }: PrintedEntry, width: number) {
  return [
    ...paper.layOutText(text, valueStyle, width),
    ...(details === '' ? [] : paper.layOutText(details, labelStyle, width)),
    ...changes.flatMap(({ label, before, after }) =>
      paper.layOutText(`${label}: ${shorten(before)} → ${shorten(after)}`, labelStyle, width),
    ),
  ];
}

/** Draws the history of the permit, oldest first. */
export function drawHistory(paper: Paper, { history }: PermitDocument): void {
  drawHeading(paper, 'History');
  for (const entry of history) {
    drawRow(paper, [
      { twelfths: 3, layOut: (width) => [{ tag: 'P', strips: paper.layOutText(entry.at, labelStyle, width) }] },
      { twelfths: 9, layOut: (width) => [{ tag: 'P', strips: layOutEntry(paper, entry, width) }] },
    ]);
  }
}
