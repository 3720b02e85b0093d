import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { AppContext } from '../../../app-context.ts';
import { drawContingencyPack } from '../../../pdf/contingency-pack.ts';
import type { DrawingTools } from '../../../pdf/create-document.ts';
import { gatherSitePacks } from './service.ts';

/** A site of a pack, and how many permits are live there. */
export interface WrittenPack {
  code: string;
  permits: number;
  /** Numbers of the permits whose pictures are missing because the file store was down. */
  withoutPictures: string[];
}

/**
 * Writes one document per site into a folder, which is created if missing: the list of live permits and all their
 * sheets, to continue on paper. Each document replaces the previous one atomically, so that there is always a
 * complete one to print.
 */
export async function writeContingencyPacks(
  context: AppContext,
  drawing: DrawingTools,
  folder: string,
): Promise<WrittenPack[]> {
  await mkdir(folder, { recursive: true });
  const written: WrittenPack[] = [];
  await gatherSitePacks(context, async ({ code, list, sheets, withoutPictures }) => {
    const target = path.join(folder, `contingency-pack-${code.replace(/[^\w-]/g, '_')}.pdf`);
    const temporaryFolder = path.join(folder, `.${randomUUID()}.partial`);
    try {
      await drawContingencyPack(
        list,
        sheets,
        drawing,
        createWriteStream(temporaryFolder, { mode: 0o600, flush: true }),
      );
      await rename(temporaryFolder, target);
    } finally {
      await rm(temporaryFolder, { force: true });
    }
    written.push({ code, permits: list.permits.length, withoutPictures });
  });
  return written;
}
