import type { ResponseCode } from '@eptw/domain/response-code';

/** A request that is refused before any operation runs. The response has the shape of a GraphQL error. */
export class HttpRefusal extends Error {
  readonly status: number;
  readonly code: ResponseCode;

  constructor(status: number, code: ResponseCode, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/** The body of a response with a single error. */
export function createErrorBody(code: ResponseCode, message: string, correlationId?: string) {
  return { errors: [{ message, extensions: { code, ...(correlationId !== undefined && { correlationId }) } }] };
}
