import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  type S3ClientConfig,
} from '@aws-sdk/client-s3';
import type { FastifyBaseLogger } from 'fastify';
import { requireStoredName, FileStoreUnavailable, FileNotFound, type FileStore } from './file-store.ts';
import type { S3Settings } from './s3-settings.ts';

/** Timeouts for the store, in milliseconds. */
interface Timeouts {
  connection: number;
  /** From the request to the start of its response: as long as the largest upload takes over a slow line. */
  response: number;
  /** Between two parts of a file being read. */
  idle: number;
}

const defaultTimeouts: Timeouts = { connection: 3_000, response: 20_000, idle: 20_000 };

interface S3FileStoreOptions {
  settings: S3Settings;
  log: Pick<FastifyBaseLogger, 'error'>;
  timeouts?: Timeouts;
}

function createS3Client(settings: S3Settings, { connection, response, idle }: Timeouts): S3Client {
  const { endpoint, region, credentials, forcePathStyle } = settings;
  const options: S3ClientConfig = {
    region,
    forcePathStyle,
    maxAttempts: 2,
    // Stores other than Amazon's may not support the newer checksums; a signed request covers its content anyway.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: connection,
      requestTimeout: response,
      throwOnRequestTimeout: true,
      socketTimeout: idle,
    },
  };
  if (endpoint !== undefined) options.endpoint = endpoint;
  if (credentials) options.credentials = credentials;
  return new S3Client(options);
}

/**
 * Stores files in a bucket of an S3-compatible store, which may be unavailable when the program starts. Every error
 * except a missing file is logged and becomes `FileStoreUnavailable`, because the user cannot fix it.
 */
export function openS3FileStore({ settings, log, timeouts = defaultTimeouts }: S3FileStoreOptions): FileStore {
  const client = createS3Client(settings, timeouts);
  const toObjectKey = (name: string) => ({ Bucket: settings.bucket, Key: requireStoredName(name) });

  async function translateErrors<Result>(work: Promise<Result>): Promise<Result> {
    try {
      return await work;
    } catch (error) {
      if (error instanceof NoSuchKey) throw new FileNotFound(error.message);
      log.error({ err: error }, 'The file store failed');
      throw new FileStoreUnavailable();
    }
  }

  async function readWhole(name: string): Promise<Buffer> {
    const { Body } = await translateErrors(client.send(new GetObjectCommand(toObjectKey(name))));
    if (!(Body instanceof Readable)) throw new Error('The store of files answered without a stream.');
    return translateErrors(Body.toArray().then((parts: Buffer[]) => Buffer.concat(parts)));
  }

  return {
    async write(name, content) {
      await translateErrors(
        client.send(new PutObjectCommand({ ...toObjectKey(name), Body: content, ContentLength: content.length })),
      );
    },
    // The store's timeout must not depend on a slow client, so the file, at most ten megabytes, is read at once.
    async read(name) {
      return Readable.from([await readWhole(name)], { objectMode: false });
    },
    readBuffer: readWhole,
    async remove(name) {
      await translateErrors(client.send(new DeleteObjectCommand(toObjectKey(name))));
    },
    // An object exists only once it has arrived completely.
    removePartialFiles: async () => {},
  };
}
