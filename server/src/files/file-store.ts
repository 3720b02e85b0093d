import type { Readable } from 'node:stream';
import { Refusal } from '../refusal.ts';

/** Where uploaded bytes live: the local disk, or any S3-compatible store. Names are random and chosen by the caller. */
export interface FileStore {
  /** All of it or nothing: nobody ever reads half a file. */
  write(name: string, content: Buffer): Promise<void>;
  /** Rejects with FileNotFound when there is none. A stream that breaks off ends with an error. */
  read(name: string): Promise<Readable>;
  /** The same at once, in memory of its own. */
  readBuffer(name: string): Promise<Buffer>;
  /** Removing what is not there is no error. */
  remove(name: string): Promise<void>;
  /** Removes what was begun to be written before this time and never finished. */
  removePartialFiles(before: Date): Promise<void>;
}

/** There is no file of this name. */
export class FileNotFound extends Error {
  override readonly name = 'NoSuchFile';
}

/** The store does not answer, or not as it should: whoever asked can only come back later. */
export class FileStoreUnavailable extends Refusal {
  override readonly name = 'FileStoreAway';

  constructor() {
    super('FAILED', 'File storage is not available. Please try again in a few minutes.');
  }
}

/** Names are made by the program; anything else would be a fault and must not reach another folder. */
export function requireStoredName(name: string): string {
  if (!/^[\w-]+(\.[\w-]+)?$/.test(name)) throw new Error('This is not the name of a stored file.');
  return name;
}
