import { randomUUID } from 'node:crypto';
import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import type { ResponseCode } from '../refusal.ts';
import { errorBody } from './refusal.ts';
import { correlationId } from './request-log.ts';
import type { SecurityHeaders } from './security-headers.ts';

/** What is said to somebody whose request never became one. */
interface RawResponse {
  status: number;
  code: ResponseCode;
  message: string;
}

/** Answers what reaches no route, with the headers, the id and the line in the log that every other answer has. */
export interface RawResponses {
  /** On a socket that nothing was written to. `request` is undefined where the parser could make none of what came. */
  send(socket: Duplex, answer: RawResponse, request?: IncomingMessage, problem?: string): void;
  /** Headers, as lines, and a line in the log, for a request that becomes a WebSocket. */
  upgradeHeaders(request: IncomingMessage): string[];
  /** For `clientError`: what the parser rejects, or waits for in vain. */
  onClientError(error: Error & { code?: string }, socket: Duplex): void;
  /** For `checkExpectation`: nothing but 100-continue can be expected. */
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

/** Where a socket says that an answer is on its way already; a second one would become part of it. */
function hasStartedResponse(socket: Duplex): boolean {
  const message: unknown = Reflect.get(socket, '_httpMessage');
  return typeof message === 'object' && message !== null && Reflect.get(message, 'headersSent') === true;
}

export function createRawResponses(security: SecurityHeaders, log: FastifyBaseLogger): RawResponses {
  function note(id: string, status: number, request?: IncomingMessage, problem?: string): void {
    const path = request?.url?.split('?', 1)[0]?.slice(0, 200);
    log.info({ reqId: id, method: request?.method, path, status, problem }, 'request');
  }

  const headersOf = (id: string) => ({ ...security, 'cache-control': 'no-store', 'x-request-id': id });

  function send(socket: Duplex, answer: RawResponse, request?: IncomingMessage, problem?: string): void {
    const id = request ? correlationId(request) : randomUUID();
    note(id, answer.status, request, problem);
    if (!socket.writable || hasStartedResponse(socket)) return void socket.destroy();
    const body = JSON.stringify(errorBody(answer.code, answer.message));
    const headers = {
      ...headersOf(id),
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      connection: 'close',
    };
    const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${answer.status} ${STATUS_CODES[answer.status]}\r\n${head.join('')}\r\n${body}`);
  }

  return {
    send,
    upgradeHeaders(request) {
      const id = correlationId(request);
      note(id, 101, request);
      return Object.entries(headersOf(id)).map(([name, value]) => `${name}: ${value}`);
    },
    onClientError(error, socket) {
      // Whoever hung up hears nothing.
      if (error.code === 'ECONNRESET') return void socket.destroy();
      send(socket, problems[error.code ?? ''] ?? unreadableRequest, undefined, error.code);
    },
    onCheckExpectation(request, response) {
      const id = correlationId(request);
      note(id, 417, request);
      const body = JSON.stringify(errorBody('BAD_INPUT', 'Only Expect: 100-continue is supported.'));
      response.writeHead(417, {
        'content-length': Buffer.byteLength(body),
        ...headersOf(id),
        'content-type': 'application/json; charset=utf-8',
        connection: 'close',
      });
      response.end(body);
    },
  };
}
