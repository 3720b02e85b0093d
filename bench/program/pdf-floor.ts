import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import Pdf from 'pdfkit';

/** A field that the script draws. */
export interface FloorField {
  label: string;
  value: string;
  /** Picture files. */
  pictures: string[];
}

/*
 * The floor of a PDF over HTTP: PDFKit as in its own manual, with the texts and pictures of one permit, in the fonts
 * that the server uses. Configured by PORT and FIELDS, a JSON file.
 */
const fonts = path.resolve(import.meta.dirname, '../../server/fonts');
const regular = readFileSync(path.join(fonts, 'text-regular.ttf'));
const bold = readFileSync(path.join(fonts, 'text-bold.ttf'));
const fields = JSON.parse(readFileSync(process.env['FIELDS'] ?? '', 'utf8')) as FloorField[];

async function draw(): Promise<Buffer> {
  const pdf = new Pdf({ size: 'A4', margin: 42, bufferPages: true });
  const written = buffer(pdf);
  pdf.registerFont('regular', regular);
  pdf.registerFont('bold', bold);
  pdf.font('bold').fontSize(26).text('A permit');
  for (const { label, value, pictures } of fields) {
    pdf.font('bold').fontSize(8).text(label);
    pdf.font('regular').fontSize(9.5).text(value);
    for (const picture of pictures) pdf.image(picture, { fit: [248, 186] });
  }
  const { count } = pdf.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(page);
    pdf.fontSize(8).text(`Page ${page + 1} of ${count}`, 42, 785, { lineBreak: false });
  }
  pdf.end();
  return written;
}

const server = createServer((_request, response) => {
  draw().then(
    (pdf) => response.writeHead(200, { 'content-type': 'application/pdf' }).end(pdf),
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
});
server.listen(Number(process.env['PORT']), '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));
