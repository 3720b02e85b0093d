import type { IncomingHttpHeaders } from 'node:http';

/** What is known of a request when it begins. */
export interface TracedRequest {
  method: string;
  /** The pattern of the address, without ids. */
  route: string;
  headers: IncomingHttpHeaders;
  correlationId: string;
}

/** What came of a request. */
export interface RequestOutcome {
  status: number;
  operation: string | undefined;
  /** The code of the operation's answer. */
  code: string | undefined;
}

/** The span of one request. */
export interface RequestSpan {
  /** Whatever this calls, also later, is part of the request. */
  run(work: () => void): void;
  end(outcome: RequestOutcome): void;
}

/** Records how long the parts of a request took. Names alone are recorded: no values, no texts, no people. */
export interface Trace {
  /** Goes on with the caller's own trace where the headers name one, as W3C Trace Context has it. */
  request(request: TracedRequest): RequestSpan;
  job<Result>(task: string, work: () => Promise<Result>): Promise<Result>;
  /** One statement, as a part of the request or job that sends it; outside of both it is not recorded. */
  statement<Result>(text: string, work: () => Promise<Result>): Promise<Result>;
  /** Sends what was recorded, and stops. */
  close(): Promise<void>;
}
