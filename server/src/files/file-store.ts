import type { Readable } from 'node:stream';
import { Refusal } from '../refusal.ts';

/**
 * Stores uploaded files: on the local disk, or in any S3-compatible store. Names are random and chosen by the caller.
 */
export interface FileStore {
  /** Atomic: nobody ever reads a partial file. */
  write(name: string, content: Buffer): Promise<void>;
  /** Rejects with FileNotFound when there is none. A stream that breaks ends with an error. */
  read(name: string): Promise<Readable>;
  /** Reads the whole file into memory. */
  readBuffer(name: string): Promise<Buffer>;
  /** Removing a missing file is not an error. */
  remove(name: string): Promise<void>;
  /** Removes unfinished writes that started before this time. */
  removePartialFiles(before: Date): Promise<void>;
}

/** There is no file with this name. */
export class FileNotFound extends Error {
  override readonly name = 'NoSuchFile';
}

/** The store does not respond, or not correctly: the user can only try again later. */
export class FileStoreUnavailable extends Refusal {
  override readonly name = 'FileStoreAway';

  constructor() {
    super('FAILED', 'File storage is not available. Please try again in a few minutes.');
  }
}

/** Names are created by the program; anything else would be a bug and must not reach another folder. */
export function requireStoredName(name: string): string {
  if (!/^[\w-]+(\.[\w-]+)?$/.test(name)) throw new Error('This is not the name of a stored file.');
  return name;
}
