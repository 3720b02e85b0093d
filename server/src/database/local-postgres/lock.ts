import { createServer, type Server } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * Runs the work while no other process of this machine runs work under the same name.
 * The lock is an abstract socket, which the kernel frees when its holder dies, however it dies. Only Linux has them;
 * elsewhere the work runs at once, and PostgreSQL's own lock file alone keeps a second server off a cluster.
 */
export async function withLaunchLock<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  if (process.platform !== 'linux') return work();
  const lock = await acquire(`\0eptw-postgres-${name}`);
  try {
    return await work();
  } finally {
    await new Promise((resolve) => lock.close(resolve));
  }
}

async function acquire(address: string): Promise<Server> {
  for (;;) {
    const lock = await tryAcquire(address);
    if (lock) return lock;
    await delay(20);
  }
}

function tryAcquire(address: string): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(undefined);
      else reject(error);
    });
    server.listen(address, () => resolve(server));
  });
}
