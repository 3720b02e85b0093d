import { once } from 'node:events';
import Pdf from 'pdfkit';
import { describe, expect, test } from 'vitest';
import { createOnePagePdf } from '../../seed/one-page-pdf.ts';
import { findPdfProblem } from './pdf-problem.ts';

async function writePdf(options: PDFKit.PDFDocumentOptions): Promise<Buffer> {
  const pdf = new Pdf(options);
  const written: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => written.push(chunk));
  pdf.text('Risk assessment').addPage().text('Second page').end();
  await once(pdf, 'end');
  return Buffer.concat(written);
}

const plain = createOnePagePdf('Plan');
const notice = Buffer.from('\r\n<!-- sent by a web server -->'.padEnd(3_000));
/** The beginning of one made for the web: it says its length, and its first page has an end mark of its own. */
const forTheWeb = (length: number) =>
  Buffer.concat([Buffer.from(`%PDF-1.4\n9 0 obj\n<</Linearized 1/L ${length}>>\nendobj\n`), plain.subarray(9)]);

describe('can be read:', () => {
  test.each<[string, () => Buffer | Promise<Buffer>]>([
    ['a plain one', () => plain],
    [
      'one whose changes need a password',
      () => writePdf({ ownerPassword: 'secret', permissions: { printing: 'lowResolution' } }),
    ],
    ['one with something after its end', () => Buffer.concat([plain, notice])],
    [
      'one with a later version at its end',
      () => Buffer.concat([plain, Buffer.from('\n7 0 obj\n<<>>\nendobj\n'), plain.subarray(9)]),
    ],
    ['one made for the web', () => forTheWeb(plain.length + 20)],
  ])('%s', async (_title, create) => {
    expect(await findPdfProblem(await create())).toBeUndefined();
  });
});

test.each<[string, string, () => Buffer | Promise<Buffer>]>([
  ['locked', 'needs a password', () => writePdf({ userPassword: 'secret' })],
  ['cutOff', 'lost its end', () => plain.subarray(0, plain.length - 60)],
  ['cutOff', 'lost its second half', async () => (await writePdf({})).subarray(0, 900)],
  [
    'cutOff',
    'lost the end of a later version',
    () => Buffer.concat([plain, Buffer.from('\n7 0 obj\n<< /Length 5_000')]),
  ],
  ['cutOff', 'is shorter than it says', () => forTheWeb(5_000)],
  ['damaged', 'holds nothing', () => Buffer.from('%PDF-1.7\nstartxref\n0\n%%EOF\n')],
])('is %s when it %s', async (problem, _title, create) => {
  expect(await findPdfProblem(await create())).toBe(problem);
});
