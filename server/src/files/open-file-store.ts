import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { FileStore } from './file-store.ts';
import { openLocalFileStore } from './local-file-store.ts';
import type { S3Settings } from './s3-settings.ts';

/** Where uploaded files lie. */
export interface FileStoreSettings {
  dataDirectory: string;
  /** Undefined: in a folder of the data directory. */
  fileBucket: S3Settings | undefined;
}

/** Opens the store that the settings name: a bucket, or a folder of the data directory. */
export async function openFileStore(
  { fileBucket, dataDirectory }: FileStoreSettings,
  log: FastifyBaseLogger,
): Promise<FileStore> {
  if (!fileBucket) return openLocalFileStore(path.join(dataDirectory, 'files'));
  // Loaded for those alone who have such a store.
  const { openS3FileStore } = await import('./s3-file-store.ts');
  return openS3FileStore({ settings: fileBucket, log });
}
