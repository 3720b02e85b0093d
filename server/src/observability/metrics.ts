/** Values of one gauge, distinguished by their labels. */
export interface Sample {
  labels?: Record<string, string>;
  value: number;
}

/** A gauge that is read on every scrape. */
export interface GaugeSource {
  name: string;
  help: string;
  labels?: readonly string[];
  read: () => readonly Sample[] | Promise<readonly Sample[]>;
}

/** The parts of a connection pool that can be counted. */
export interface ObservedPool {
  readonly totalCount: number;
  readonly idleCount: number;
  readonly waitingCount: number;
}

/**
 * Counts and timings (in seconds) of the program. Labels have few values: operations, routes, tasks and states, but
 * never a user, a permit or any other input.
 */
export interface Metrics {
  request(labels: { method: string; route: string; status: number }, seconds: number): void;
  /** `outcome` is the result code. */
  operation(labels: { operation: string; outcome: string }, seconds: number): void;
  job(labels: { task: string; outcome: 'done' | 'failed' }, seconds: number): void;
  /** An e-mail reached a final state. */
  mail(state: string): void;
  /** A text message reached a final state. */
  textMessage(state: string): void;
  /** A gap started in which events may be missed. */
  eventGap(): void;
  gauge(source: GaugeSource): void;
  /** A pool of database connections, counted under this name. */
  pool(name: string, pool: ObservedPool): void;
  /** All metrics in the text format of Prometheus. A source that does not respond is left out. */
  text(): Promise<string>;
  /** The content type of the text. */
  readonly contentType: string;
}
