/** The most permits that are exported together. */
export const maxPdfsPerExport = 100;

/** What the PDF of a permit in one of its states is called: F10N-GP-000123-v4.pdf. */
export function formatPdfFileName(number: string, version: number): string {
  return `${number}-v${version}.pdf`;
}

/** What the file is called that several permits are exported in. */
export const pdfArchiveName = 'permits.zip';

/** The file in such an archive that names the permits that are missing from it, and why. */
export const missingPdfsFileName = 'NOT EXPORTED.txt';
