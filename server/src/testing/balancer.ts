import { connect, createServer, type Socket } from 'node:net';
import { once } from 'node:events';

/** A load balancer in front of several server processes. */
export interface Balancer {
  /** `http://127.0.0.1:…` */
  address: string;
  /** Distributes new connections in turn; one that is not accepted goes to the next address. */
  routeTo(...addresses: string[]): void;
  close(): Promise<void>;
}

/** For tests: forwards connections to servers, byte by byte. */
export async function startBalancer(): Promise<Balancer> {
  let targets: URL[] = [];
  let turn = 0;
  const sockets = new Set<Socket>();
  const server = createServer((caller) => {
    sockets.add(caller);
    caller.on('error', () => {});
    caller.on('close', () => sockets.delete(caller));
    turn += 1;
    connectToFirst(caller, [...targets.slice(turn % targets.length), ...targets.slice(0, turn % targets.length)]);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    address: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    routeTo: (...addresses) => (targets = addresses.map((target) => new URL(target))),
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

function connectToFirst(caller: Socket, [target, ...others]: readonly URL[]): void {
  if (!target) return void caller.destroy();
  const answerer = connect(Number(target.port), target.hostname);
  let joined = false;
  answerer.once('connect', () => {
    joined = true;
    caller.pipe(answerer);
    answerer.pipe(caller);
  });
  answerer.on('error', () => (joined ? caller.destroy() : connectToFirst(caller, others)));
  answerer.on('close', () => joined && caller.destroy());
  caller.on('close', () => answerer.destroy());
}
