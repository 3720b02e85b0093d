import { FileStoreUnavailable, FileNotFound, type FileStore } from '../../../files/file-store.ts';

/** A file store that a pack can do without. */
export interface OptionalPictures {
  files: FileStore;
  /** How many requested files could not be read because the store is down. */
  missing: () => number;
}

/**
 * Reads as if files did not exist while the store is down, since a site can work with the rest of a permit. After the
 * first failure the store is not called again: waiting for it at every permit would make the pack too old.
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
