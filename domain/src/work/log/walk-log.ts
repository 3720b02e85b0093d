import type { WorkPolicy } from '../../work-policy/work-policy.ts';
import { createWorkState, type WorkState } from './state.ts';
import { addEntry } from './steps.ts';
import type { Person, WorkEntry, WorkLog } from './work-log.ts';

/** An entry with what was before and after it. */
export interface LogStep {
  entry: WorkEntry;
  before: WorkState;
  after: WorkState;
}

/** Reads a log entry by entry: what an entry changes, such as who leaves with it, is not written in it. */
export function walkLog(submitter: Person, log: WorkLog, policy: WorkPolicy): LogStep[] {
  const steps: LogStep[] = [];
  for (const entry of log) {
    const before = steps.at(-1)?.after ?? createWorkState(submitter);
    steps.push({ entry, before, after: addEntry(before, entry, policy) });
  }
  return steps;
}
