import type { Paper } from '../paper.ts';
import type { PermitDocument, PrintedForm } from '../permit-document.ts';
import { drawRow, groupIntoRows } from './cells.ts';
import { drawHeading, drawSectionHeading } from './headings.ts';
import { createInputCell } from './input-cell.ts';

/** A form with every section and every value, also where nothing was filled in. */
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
