import { once } from 'node:events';
import Pdf from 'pdfkit';
import { createPaper } from './paper.ts';
import { drawChildPermits } from './parts/child-permits.ts';
import { drawFacts } from './parts/facts.ts';
import { drawForm } from './parts/form.ts';
import { drawHistory } from './parts/history.ts';
import { drawPageLines } from './parts/page-lines.ts';
import { drawReviewers } from './parts/reviewers.ts';
import { drawTitle } from './parts/title.ts';
import type { PermitDocument } from './permit-document.ts';
import type { Faces } from './text/faces.ts';
import type { Typesetter } from './text/typesetter.ts';

/** What a thread that draws keeps from one permit to the next. */
export interface Drawing {
  faces: Faces;
  typesetter: Typesetter;
}

/** Draws a permit as an A4 document. Takes as long as it takes: for a thread of its own. */
export async function drawPermit(permit: PermitDocument, { faces, typesetter }: Drawing): Promise<Buffer> {
  const pdf = new Pdf({
    size: 'A4',
    margin: 0,
    // None to begin with: the library would read its own.
    font: '',
    bufferPages: true,
    pdfVersion: '1.7',
    lang: 'en',
    tagged: true,
    displayTitle: true,
    info: { Title: `${permit.number} ${permit.title}`, Author: permit.hostName, Subject: permit.edition },
  });
  const written: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => written.push(chunk));
  for (const face of faces.bold) pdf.registerFont(face.name, face.content);
  const paper = createPaper(pdf, typesetter);
  drawTitle(paper, permit);
  drawFacts(paper, permit);
  drawReviewers(paper, permit);
  for (const form of permit.forms) drawForm(paper, form, permit);
  drawChildPermits(paper, permit);
  drawHistory(paper, permit);
  drawPageLines(paper, permit);
  pdf.end();
  await once(pdf, 'end');
  return Buffer.concat(written);
}
