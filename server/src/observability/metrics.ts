/** Values of one gauge, told apart by their labels. */
export interface Sample {
  labels?: Record<string, string>;
  value: number;
}

/** Something that is looked up whenever somebody asks for the metrics. */
export interface GaugeSource {
  name: string;
  help: string;
  labels?: readonly string[];
  read: () => readonly Sample[] | Promise<readonly Sample[]>;
}

/** As much of a pool of connections as can be counted. */
export interface ObservedPool {
  readonly totalCount: number;
  readonly idleCount: number;
  readonly waitingCount: number;
}

/**
 * What the program counts and times of itself, in seconds. Labels name operations, routes, tasks and states, of which
 * there are few: never a person, a permit or anything else that somebody sent.
 */
export interface Metrics {
  request(labels: { method: string; route: string; status: number }, seconds: number): void;
  /** `outcome` is the code of the answer. */
  operation(labels: { operation: string; outcome: string }, seconds: number): void;
  job(labels: { task: string; outcome: 'done' | 'failed' }, seconds: number): void;
  /** A mail that came to its end. */
  mail(state: string): void;
  /** A time began in which events may be missed. */
  eventGap(): void;
  gauge(source: GaugeSource): void;
  /** A pool of connections to the database, counted under this name. */
  pool(name: string, pool: ObservedPool): void;
  /** All of it, in the text format of Prometheus. A source that does not answer is left out. */
  text(): Promise<string>;
  /** What the text is to be sent as. */
  readonly contentType: string;
}
