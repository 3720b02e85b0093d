import type { Readable } from 'node:stream';

/** Where uploaded bytes live: the local disk, or any S3-compatible store. Names are random and chosen by the caller. */
export interface FileStore {
  write(name: string, content: Buffer): Promise<void>;
  /** Rejects when there is no such file. */
  read(name: string): Promise<Readable>;
  /** The same at once, in memory of its own. */
  readWhole(name: string): Promise<Buffer>;
  /** Removing what is not there is no error. */
  remove(name: string): Promise<void>;
  /** Removes what was begun to be written before this time and never finished. */
  tidyUp(before: Date): Promise<void>;
}
