import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, connect, type Socket } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';
import type { S3Settings } from '../s3-settings.ts';

/** The state of the connection to the store: open, closed, or silent, in which case requests never get a response. */
type NetworkState = 'open' | 'closed' | 'silent';

/** An S3-compatible store behind a connection that can be cut. */
export interface S3Server {
  settings: S3Settings;
  /** Cuts open connections, and sets how new ones are handled. */
  setNetwork(way: NetworkState): void;
  /** Cuts the connection after this many more bytes from the store. */
  breakAfter(bytes: number): void;
  close(): Promise<void>;
}

/** Starts a store with an empty bucket on free ports. Close it in `afterAll`. */
export async function startS3Server(): Promise<S3Server> {
  const directory = await mkdtemp(path.join(tmpdir(), 'eptw-s3-'));
  const bucket = 'permit-files';
  const store = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  const { port } = await store.run();

  let way: NetworkState = 'open';
  let bytesLeft = Number.POSITIVE_INFINITY;
  const sockets = new Set<Socket>();
  const cut = () => sockets.forEach((socket) => socket.destroy());
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
  };
  const line = createServer((near) => {
    keep(near);
    if (way === 'closed') near.destroy();
    if (way !== 'open') return;
    const far = connect(port, '127.0.0.1');
    keep(far);
    near.pipe(far);
    far.on('data', (part) => {
      near.write(part.subarray(0, bytesLeft));
      bytesLeft -= part.length;
      if (bytesLeft <= 0) near.end();
    });
    far.on('end', () => near.end());
    near.on('close', () => far.destroy());
  });
  line.listen(0, '127.0.0.1');
  await once(line, 'listening');
  const address = line.address();
  if (typeof address !== 'object' || !address) throw new Error('The line to the store has no port.');

  return {
    settings: {
      bucket,
      endpoint: `http://127.0.0.1:${address.port}`,
      region: 'us-east-1',
      credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
      forcePathStyle: true,
    },
    setNetwork(next) {
      way = next;
      bytesLeft = Number.POSITIVE_INFINITY;
      cut();
    },
    breakAfter: (bytes) => (bytesLeft = bytes),
    async close() {
      cut();
      await new Promise((resolve) => line.close(resolve));
      await store.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
