import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

/** For tests: a request that the gateway received. */
export interface GatewayRequest {
  method: string | undefined;
  path: string | undefined;
  headers: IncomingMessage['headers'];
  body: string;
}

/** For tests: an SMS gateway on this machine. */
export interface LocalGateway {
  /** `http://127.0.0.1:…` */
  address: string;
  /** The requests so far, oldest first. */
  requests: GatewayRequest[];
  /**
   * How it responds from now on: with a status, also to whom it has not responded yet; not at all; or by closing the
   * connection once it has the request.
   */
  respondWith(behaviour: number | 'nothing' | 'a broken connection'): void;
  close(): Promise<void>;
}

/** For tests: starts a gateway that takes every message. */
export async function startLocalGateway(): Promise<LocalGateway> {
  const requests: GatewayRequest[] = [];
  let behaviour: Parameters<LocalGateway['respondWith']>[0] = 201;
  const open = new Set<ServerResponse>();
  function respond(): void {
    if (typeof behaviour !== 'number') return;
    for (const response of open) response.writeHead(behaviour, { location: '/elsewhere' }).end('{"queued": true}');
    open.clear();
  }
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      requests.push({ method: request.method, path: request.url, headers: request.headers, body });
      if (behaviour === 'a broken connection') request.socket.destroy();
      else open.add(response);
      respond();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    address: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    requests,
    respondWith(next) {
      behaviour = next;
      respond();
    },
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
