import type { SetupTask } from '@eptw/domain/settings/setup';

/** The counts of what an installation needs. */
export interface SetupCounts {
  sites: number;
  disciplines: number;
  /** Templates that permits can be raised from, other than as child permits. */
  parentTemplates: number;
  templates: number;
  /** Accounts other than the first one. */
  users: number;
  groups: number;
  /** Groups whose members finish closure and cancellation. */
  permitClosers: number;
}

/** The counts, and what cannot be done yet at the site that lacks the fewest. */
export interface SetupProgress extends SetupCounts {
  missing: readonly SetupTask[];
  /** What is missing, in one sentence each. */
  advice: string[];
}
