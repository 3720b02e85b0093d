import { FileNotFound } from '../../../files/file-store.ts';
import type { AppContext } from '../../../app-context.ts';
import { drawableTypes } from '../../../pdf/input-renderers.ts';
import type { PrintedFile } from '../../../pdf/permit-document.ts';
import type { FileSummary } from '../detail/permit-views.ts';

/** The maximum total size of a permit's printed pictures, in bytes; pictures beyond it are only listed by name. */
const maximumPictureBytes = 60 * 1024 * 1024;

/** The pictures that fit within the limit, in order. */
function selectDrawableFiles(summaries: readonly FileSummary[]): Set<FileSummary> {
  let bytes = 0;
  const fitting = summaries.filter(({ type, size }) => {
    if (!drawableTypes.includes(type) || bytes + size > maximumPictureBytes) return false;
    bytes += size;
    return true;
  });
  return new Set(fitting);
}

/** The permit's files by stored name, with the contents of those that can be drawn. */
export async function loadPrintedFiles(
  { files }: Pick<AppContext, 'files'>,
  summaries: readonly FileSummary[],
): Promise<Record<string, PrintedFile>> {
  const drawn = selectDrawableFiles(summaries);
  const printed = summaries.map(async (summary): Promise<[string, PrintedFile]> => {
    const { filename, name, size, type } = summary;
    const content = drawn.has(summary) ? await loadContent(files, filename) : undefined;
    return [filename, { name, size, type, ...(content && { content }) }];
  });
  return Object.fromEntries(await Promise.all(printed));
}

/** A missing picture does not stop the PDF; the page says that it is missing. */
async function loadContent(files: AppContext['files'], name: string): Promise<Uint8Array | undefined> {
  try {
    return await files.readBuffer(name);
  } catch (error) {
    if (error instanceof FileNotFound) return undefined;
    throw error;
  }
}
