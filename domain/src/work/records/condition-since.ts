import type { WorkCondition } from '../log/conditions.ts';
import { findGravest } from '../log/causes.ts';
import type { WorkState } from '../log/state.ts';

/** When each condition began; null where only the clock brought it about. */
const beginnings: Record<WorkCondition, (state: WorkState) => Date | null> = {
  planned: () => null,
  notReady: () => null,
  ready: () => null,
  live: ({ liveSince }) => liveSince,
  suspended: ({ causes }) => findGravest(causes)?.at ?? null,
  expired: ({ expiredAt }) => expiredAt,
  fireWatch: ({ finishedAt }) => finishedAt,
  finished: ({ finishedAt, fireWatchEndedAt }) => fireWatchEndedAt ?? finishedAt,
};

/** Since when the work is in a condition; null before it has started. */
export function findConditionSince(condition: WorkCondition, state: WorkState): Date | null {
  return beginnings[condition](state);
}
