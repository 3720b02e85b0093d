import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Services } from '../../../graphql/context.ts';
import { drawLivePermits } from '../../../pdf/live-permits.ts';
import type { Drawing } from '../../../pdf/new-document.ts';
import { gatherLivePermits } from './service.ts';

/** A site of a pack, and how many permits are live there. */
export interface PackedSite {
  code: string;
  permits: number;
  /** The numbers of those whose pictures are missing, because the store of files was away. */
  withoutPictures: string[];
}

/**
 * Writes one document a site into a folder, which is made if missing: the list of live permits and all their sheets, to
 * go on with on paper. Each takes the place of the former one at once, so that there is always a whole one to print.
 */
export async function writeLivePermits(services: Services, drawing: Drawing, folder: string): Promise<PackedSite[]> {
  await mkdir(folder, { recursive: true });
  const packed: PackedSite[] = [];
  await gatherLivePermits(services, async ({ code, live, sheets, withoutPictures }) => {
    const target = path.join(folder, `live-permits-${code.replace(/[^\w-]/g, '_')}.pdf`);
    const aside = path.join(folder, `.${randomUUID()}.partial`);
    try {
      await drawLivePermits(live, sheets, drawing, createWriteStream(aside, { mode: 0o600, flush: true }));
      await rename(aside, target);
    } finally {
      await rm(aside, { force: true });
    }
    packed.push({ code, permits: live.permits.length, withoutPictures });
  });
  return packed;
}
