import { FileStoreAway, NoSuchFile, type FileStore } from '../../../files/file-store.ts';

/** A store of files that a pack does not depend on. */
export interface SparedPictures {
  files: FileStore;
  /** How many files were asked for and could not be had because the store is away. */
  missing: () => number;
}

/**
 * Reads as if there were no file when the store is away: the rest of a permit is what a site goes on with. Once it was
 * away it is not asked again: to wait for it at every permit would make a pack older than it may be.
 */
export function sparingPictures(files: FileStore): SparedPictures {
  let missing = 0;
  async function readWhole(name: string): Promise<Buffer> {
    try {
      if (missing > 0) throw new FileStoreAway();
      return await files.readWhole(name);
    } catch (error) {
      if (!(error instanceof FileStoreAway)) throw error;
      missing += 1;
      throw new NoSuchFile(error.message);
    }
  }
  return { files: { ...files, readWhole }, missing: () => missing };
}
