import type { Download } from '@eptw/domain/forms-download/downloads';
import { createDocument, type DrawingTools } from '../../pdf/create-document.ts';
import { palette } from '../../pdf/palette.ts';
import { createGap, labelStyle, type Paper } from '../../pdf/paper.ts';
import type { Checklist } from '../../content/checklists.ts';
import { drawBlankFields } from './blank-fields.ts';
import { drawBlankTable } from './blank-table.ts';
import { drawCheckSection } from './check-section.ts';
import { drawClosing, drawStopWork } from './closing.ts';
import { drawRiskMatrix } from './risk-matrix.ts';
import { drawPageFurniture } from './page-furniture.ts';

/** The first fields on every form. */
const commonFields = ['Site', 'Permit number', 'Date', 'Location (building, level, grid)', 'Company', 'Inspected by'];

const howTo =
  'Tick one box on every line: Yes (in order), No (not in order) or N/A (does not apply). Do not start work while any line is No: record the action below and complete it first. Keep this form with the permit at the work area.';

function drawTitle(paper: Paper, title: string, purpose: string): void {
  const { width } = paper;
  paper.flow(
    paper.layOutText('PERMIT TO WORK · FORM', { ...labelStyle, bold: true, color: palette.brand }, width),
    paper.left,
    'P',
  );
  paper.flow([...paper.layOutText(title, { size: 20, bold: true }, width), createGap(2)], paper.left, 'H1');
  paper.flow([...paper.layOutText(purpose, { size: 9 }, width), createGap(8)], paper.left, 'P');
}

/** Draws a form on A4 in black and white, to be filled in by hand. */
export async function drawChecklist(
  { title, lastUpdated }: Download,
  checklist: Checklist,
  drawing: DrawingTools,
): Promise<Buffer> {
  const { paper, finished } = createDocument(
    { title, author: 'ePTW', subject: checklist.purpose, date: new Date(lastUpdated) },
    drawing,
  );
  drawTitle(paper, title, checklist.purpose);
  drawBlankFields(paper, commonFields);
  drawBlankFields(paper, checklist.particulars);
  if (checklist.riskMatrix) drawRiskMatrix(paper);
  for (const table of checklist.tables ?? []) drawBlankTable(paper, table);
  drawStopWork(paper, checklist.stopWork);
  paper.flow([...paper.layOutText(howTo, { size: 8.5 }, paper.width), createGap(5)], paper.left, 'P');
  checklist.sections.forEach((section, index) => drawCheckSection(paper, section, index + 1));
  drawClosing(paper, checklist);
  drawPageFurniture(paper, {
    title,
    runningHeader: `${title} · Permit number: ____________________   Date: ______________   Inspected by: ____________________`,
    edition: lastUpdated,
  });
  return finished();
}
