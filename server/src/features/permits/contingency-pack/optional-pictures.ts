import { FileStoreUnavailable, FileNotFound, type FileStore } from '../../../files/file-store.ts';

/** A store of files that a pack does not depend on. */
export interface OptionalPictures {
  files: FileStore;
  /** How many files were asked for and could not be had because the store is away. */
  missing: () => number;
}

/**
 * Reads as if there were no file when the store is away: the rest of a permit is what a site goes on with. Once it was
 * away it is not asked again: to wait for it at every permit would make a pack older than it may be.
 */
export function createOptionalPictures(files: FileStore): OptionalPictures {
  let missing = 0;
  async function readWhole(name: string): Promise<Buffer> {
    try {
      if (missing > 0) throw new FileStoreUnavailable();
      return await files.readBuffer(name);
    } catch (error) {
      if (!(error instanceof FileStoreUnavailable)) throw error;
      missing += 1;
      throw new FileNotFound(error.message);
    }
  }
  return { files: { ...files, readBuffer: readWhole }, missing: () => missing };
}
