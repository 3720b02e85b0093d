import type { ResponseCode } from '@eptw/domain/response-code';
import { randomUUID } from 'node:crypto';
import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import { createErrorBody } from './refusal.ts';
import { getCorrelationId } from './request-log.ts';
import type { SecurityHeaders } from './security-headers.ts';

/** The response to a malformed request. */
interface RawResponse {
  status: number;
  code: ResponseCode;
  message: string;
}

/** Responds to requests that reach no route, with the headers, the id and the log line of every other response. */
export interface RawResponses {
  /** On a socket without a response so far. `request` is undefined when the parser could not parse it. */
  send(socket: Duplex, rawResponse: RawResponse, request?: IncomingMessage, problem?: string): void;
  /** Header lines and a log line for a request that becomes a WebSocket. */
  upgradeHeaders(request: IncomingMessage): string[];
  /** For `clientError`: requests that the parser rejects or does not receive in time. */
  onClientError(error: Error & { code?: string }, socket: Duplex): void;
  /** For `checkExpectation`: only 100-continue is supported. */
  onCheckExpectation(request: IncomingMessage, response: ServerResponse): void;
}

const problems: Readonly<Record<string, RawResponse>> = {
  HPE_HEADER_OVERFLOW: { status: 431, code: 'TOO_LARGE', message: 'The request headers are too large.' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: 'BAD_INPUT', message: 'The request took too long to arrive.' },
};
const unreadableRequest: RawResponse = {
  status: 400,
  code: 'BAD_INPUT',
  message: 'The request is not valid HTTP.',
};

/** Whether a response on this socket has started; a second one would become part of it. */
function hasStartedResponse(socket: Duplex): boolean {
  const message: unknown = Reflect.get(socket, '_httpMessage');
  return typeof message === 'object' && message !== null && Reflect.get(message, 'headersSent') === true;
}

export function createRawResponses(security: SecurityHeaders, log: FastifyBaseLogger): RawResponses {
  function logResponse(id: string, status: number, request?: IncomingMessage, problem?: string): void {
    const path = request?.url?.split('?', 1)[0]?.slice(0, 200);
    log.info({ reqId: id, method: request?.method, path, status, problem }, 'request');
  }

  const buildHeaders = (id: string) => ({ ...security, 'cache-control': 'no-store', 'x-request-id': id });

  function send(socket: Duplex, rawResponse: RawResponse, request?: IncomingMessage, problem?: string): void {
    const id = request ? getCorrelationId(request) : randomUUID();
    logResponse(id, rawResponse.status, request, problem);
    if (!socket.writable || hasStartedResponse(socket)) return void socket.destroy();
    const body = JSON.stringify(createErrorBody(rawResponse.code, rawResponse.message));
    const headers = {
      ...buildHeaders(id),
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      connection: 'close',
    };
    const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${rawResponse.status} ${STATUS_CODES[rawResponse.status]}\r\n${head.join('')}\r\n${body}`);
  }

  return {
    send,
    upgradeHeaders(request) {
      const id = getCorrelationId(request);
      logResponse(id, 101, request);
      return Object.entries(buildHeaders(id)).map(([name, value]) => `${name}: ${value}`);
    },
    onClientError(error, socket) {
      // The client has already hung up.
      if (error.code === 'ECONNRESET') return void socket.destroy();
      send(socket, problems[error.code ?? ''] ?? unreadableRequest, undefined, error.code);
    },
    onCheckExpectation(request, response) {
      const id = getCorrelationId(request);
      logResponse(id, 417, request);
      const body = JSON.stringify(createErrorBody('BAD_INPUT', 'Only Expect: 100-continue is supported.'));
      response.writeHead(417, {
        'content-length': Buffer.byteLength(body),
        ...buildHeaders(id),
        'content-type': 'application/json; charset=utf-8',
        connection: 'close',
      });
      response.end(body);
    },
  };
}
