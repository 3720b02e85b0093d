/** The most permits that can be exported together. */
export const maxPdfsPerExport = 100;

/** The file name of a permit's PDF in one version: F10N-GP-000123-v4.pdf. */
export function formatPdfFileName(number: string, version: number): string {
  return `${number}-v${version}.pdf`;
}

/** The file name of an export of several permits. */
export const pdfArchiveName = 'permits.zip';

/** The file in that archive that lists the characters that its PDFs cannot show. */
export const unprintableFileName = 'NOT PRINTABLE.txt';

/** The header of a PDF that lists the characters that it cannot show, as encoded JSON. */
export const unprintableHeader = 'x-unprintable';

/** The file in that archive that lists the permits missing from it, and why. */
export const missingPdfsFileName = 'NOT EXPORTED.txt';
