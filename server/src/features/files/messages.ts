import { formatInteger } from '@eptw/domain/text/format-integer';
import type { PdfProblem } from '../../pdf/opening/pdf-problem.ts';

/** Why a PDF is refused that nobody can read, and what to send instead. */
export const pdfRefusals: Readonly<Record<PdfProblem, string>> = {
  locked:
    'This PDF is locked with a password, so nobody could read it. Save or print it as a PDF without a password, and upload that.',
  cutOff: 'This PDF is cut off: its end is missing. Download or export it again, and upload the whole file.',
  noPages: 'This PDF has no pages. Export it again, and upload one that has.',
  damaged: 'This PDF is damaged and cannot be opened. Export it again, and upload that.',
};

/** Why another file is refused after so many in a day. */
export function formatUploadLimitReached(limit: number): string {
  const files = limit === 1 ? '1 file' : `${formatInteger(limit)} files`;
  return `You have uploaded ${files} in 24 hours, the most that one person may. Upload this one tomorrow, or ask an administrator to raise the limit.`;
}
