/** An error in a GraphQL response. */
export interface ResponseError {
  message: string;
  path?: readonly (string | number)[];
  extensions?: Record<string, unknown>;
}

/** The server has responded with errors. */
export class ErrorResponse extends Error {
  readonly errors: readonly ResponseError[];
  constructor(errors: readonly ResponseError[]) {
    super(errors.map(({ message }) => message).join('\n'));
    this.errors = errors;
  }
}

/** The server, or a proxy in front of it, has responded with another status than success. */
export class RefusedRequest extends Error {
  readonly status: number;
  readonly bodyText: string;
  constructor(status: number, bodyText: string) {
    super(`The server responded with status ${status}.`);
    this.status = status;
    this.bodyText = bodyText;
  }
}
