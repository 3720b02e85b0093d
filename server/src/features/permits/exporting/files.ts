import { NoSuchFile } from '../../../files/file-store.ts';
import type { Services } from '../../../graphql/context.ts';
import { drawnTypes } from '../../../pdf/inputs/pictures.ts';
import type { PrintedFile } from '../../../pdf/permit-document.ts';
import type { FileSummary } from '../reading/permit.ts';

/** The most that a permit's pictures may come to on paper, in bytes; those beyond it are named only. */
const mostPictureBytes = 60 * 1024 * 1024;

/** The pictures that fit onto paper together, in their order. */
function drawnFiles(summaries: readonly FileSummary[]): Set<FileSummary> {
  let bytes = 0;
  const fitting = summaries.filter(({ type, size }) => {
    if (!drawnTypes.includes(type) || bytes + size > mostPictureBytes) return false;
    bytes += size;
    return true;
  });
  return new Set(fitting);
}

/** The permit's files by their stored names, with the contents of those that can be drawn. */
export async function printedFiles(
  { files }: Pick<Services, 'files'>,
  summaries: readonly FileSummary[],
): Promise<Record<string, PrintedFile>> {
  const drawn = drawnFiles(summaries);
  const printed = summaries.map(async (summary): Promise<[string, PrintedFile]> => {
    const { filename, name, size, type } = summary;
    const content = drawn.has(summary) ? await contentOf(files, filename) : undefined;
    return [filename, { name, size, type, ...(content && { content }) }];
  });
  return Object.fromEntries(await Promise.all(printed));
}

/** The rest of a permit is worth having without a lost picture, of which the paper says that it is missing. */
async function contentOf(files: Services['files'], name: string): Promise<Uint8Array | undefined> {
  try {
    return await files.readWhole(name);
  } catch (error) {
    if (error instanceof NoSuchFile) return undefined;
    throw error;
  }
}
