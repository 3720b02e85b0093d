import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { FileStore } from './file-store.ts';
import { openLocalFileStore } from './local-file-store.ts';
import type { S3Settings } from './s3-settings.ts';

/** Where uploaded files are stored. */
export interface FileStoreSettings {
  dataDirectory: string;
  /** Undefined for a folder of the data directory. */
  fileBucket: S3Settings | undefined;
}

/** Opens the configured store: a bucket, or a folder of the data directory. */
export async function openFileStore(
  { fileBucket, dataDirectory }: FileStoreSettings,
  log: FastifyBaseLogger,
): Promise<FileStore> {
  if (!fileBucket) return openLocalFileStore(path.join(dataDirectory, 'files'));
  // Loaded only for installations with such a store.
  const { openS3FileStore } = await import('./s3-file-store.ts');
  return openS3FileStore({ settings: fileBucket, log });
}
