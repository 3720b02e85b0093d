import type { SetupTask } from '@eptw/domain/settings/setup';

/** How much of what an installation needs is there. */
export interface SetupCounts {
  sites: number;
  disciplines: number;
  /** Templates that a permit can be raised from by itself. */
  parentTemplates: number;
  templates: number;
  /** Accounts besides the first one. */
  users: number;
  groups: number;
  /** Groups whose members finish closure and cancellation. */
  permitClosers: number;
}

/** The same, with what nobody can do yet at the site that lacks the fewest. */
export interface SetupProgress extends SetupCounts {
  missing: readonly SetupTask[];
  /** Who is missing what, a sentence each. */
  advice: string[];
}
