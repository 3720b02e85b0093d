import { buffer } from 'node:stream/consumers';
import { drawnTypes } from '../../../pdf/inputs/pictures.ts';
import type { PrintedFile } from '../../../pdf/permit-document.ts';
import type { Services } from '../../../graphql/context.ts';
import type { Permit } from '../reading/service.ts';

/** The most that a permit's pictures may come to on paper, in bytes; those beyond it are named only. */
const mostPictureBytes = 60 * 1024 * 1024;

/** The permit's files by their stored names, with the contents of those that can be drawn. */
export async function printedFiles(
  { files }: Pick<Services, 'files'>,
  summaries: Awaited<ReturnType<Permit['files']>>,
): Promise<Record<string, PrintedFile>> {
  const printed: Record<string, PrintedFile> = {};
  let bytes = 0;
  for (const { filename, name, size, type } of summaries) {
    printed[filename] = { name, size, type };
    if (!drawnTypes.includes(type) || bytes + size > mostPictureBytes) continue;
    bytes += size;
    try {
      printed[filename].content = await buffer(await files.read(filename));
    } catch (error) {
      // The rest of the permit is worth having without a lost picture; the paper says that it is missing.
      if (!isLost(error)) throw error;
    }
  }
  return printed;
}

function isLost(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
