import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

interface Attribute {
  key: string;
  value: { stringValue?: string; intValue?: number };
}

/** A span in OTLP's JSON format. */
export interface CollectedSpan {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: Attribute[];
  status: { code?: number };
}

/** The part of an OpenTelemetry collector that receives traces over HTTP. */
export interface Collector {
  endpoint: string;
  spans: CollectedSpan[];
  /** The received requests. */
  requests: { url: string | undefined; headers: IncomingHttpHeaders; body: string }[];
  close(): Promise<void>;
}

interface TraceRequest {
  resourceSpans: { scopeSpans: { spans: CollectedSpan[] }[] }[];
}

/** Starts a collector on a free port. Close it in `afterAll`. */
export async function startCollector(): Promise<Collector> {
  const spans: CollectedSpan[] = [];
  const requests: Collector['requests'] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      requests.push({ url: request.url, headers: request.headers, body });
      const { resourceSpans } = JSON.parse(body) as TraceRequest;
      spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((context) => context.spans)));
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    spans,
    requests,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
