import { createServer, type Server } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * Runs work while no other process on this machine runs work under the same name. The lock is an abstract socket,
 * which the kernel frees however its holder dies. Only Linux has them; elsewhere the work runs at once, and only
 * PostgreSQL's own lock file keeps a second server off a cluster.
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
