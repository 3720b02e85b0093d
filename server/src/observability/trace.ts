import type { IncomingHttpHeaders } from 'node:http';

/** What is known when a request starts. */
export interface TracedRequest {
  method: string;
  /** The route pattern, without ids. */
  route: string;
  headers: IncomingHttpHeaders;
  correlationId: string;
}

/** The outcome of a request. */
export interface RequestOutcome {
  status: number;
  operation: string | undefined;
  /** The operation's result code. */
  code: string | undefined;
}

/** The span of one request. */
export interface RequestSpan {
  /** Everything that this calls, also later, belongs to the request. */
  run(work: () => void): void;
  end(outcome: RequestOutcome): void;
}

/** Records how long the parts of a request took. Only names are recorded: no values, texts or users. */
export interface Trace {
  /** Continues the caller's trace if the headers contain one, in the W3C Trace Context format. */
  request(request: TracedRequest): RequestSpan;
  job<Result>(task: string, work: () => Promise<Result>): Promise<Result>;
  /** A statement as part of its request or job; not recorded outside of both. */
  statement<Result>(text: string, work: () => Promise<Result>): Promise<Result>;
  /** Sends what was recorded, and stops. */
  close(): Promise<void>;
}
