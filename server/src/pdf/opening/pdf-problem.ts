import { getDocumentProxy } from 'unpdf';

/** Why nobody can read a PDF. */
export type PdfProblem = 'locked' | 'cutOff' | 'noPages' | 'damaged';

/**
 * Opens a PDF as a reader does, and returns why it cannot be read; undefined when it can. One that may be read without
 * its password, and only not changed or printed, can be read.
 */
export async function findPdfProblem(content: Uint8Array): Promise<PdfProblem | undefined> {
  const isCut = isCutOff(Buffer.from(content.buffer, content.byteOffset, content.byteLength));
  try {
    // A copy, because the reader keeps what it gets.
    const pdf = await getDocumentProxy(new Uint8Array(content), {
      verbosity: 0,
      isEvalSupported: false,
      stopAtErrors: true,
    });
    if (isCut) return 'cutOff';
    if (pdf.numPages === 0) return 'noPages';
    await pdf.getPage(1);
    return undefined;
  } catch (error) {
    if (error instanceof Error && error.name === 'PasswordException') return 'locked';
    return isCut ? 'cutOff' : 'damaged';
  }
}

/** Everything in a PDF stands before a mark at its end; readers repair what is cut off by leaving pages out. */
function isCutOff(content: Buffer): boolean {
  const end = Math.max(content.lastIndexOf('%%EOF'), content.lastIndexOf('startxref'));
  if (end < 0) return true;
  if (/\d\s+\d+\s+obj\b/.test(content.toString('latin1', end))) return true;
  // Of one made for the web, the first page stands at the beginning with an end mark of its own, and says how long all is.
  const head = content.toString('latin1', 0, 1024);
  const length = head.includes('/Linearized') ? /\/L\s+(\d+)/.exec(head)?.[1] : undefined;
  return length !== undefined && content.length < Number(length);
}
