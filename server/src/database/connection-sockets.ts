import { Socket } from 'node:net';

/** The sockets to a database, which can all be destroyed at once: whatever waits on one of them then fails. */
export interface ConnectionSockets {
  /** For `pg`, which requests a socket for every connection. */
  open: () => Socket;
  destroyAll: () => void;
}

export function createConnectionSockets(): ConnectionSockets {
  const sockets = new Set<Socket>();
  return {
    open() {
      const socket = new Socket();
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
      return socket;
    },
    destroyAll() {
      for (const socket of sockets) socket.destroy();
    },
  };
}
