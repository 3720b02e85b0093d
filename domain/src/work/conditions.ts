import type { Tone } from '../text/tone.ts';

/** Everything about a condition, apart from the label with its times. */
interface ConditionRow {
  /** The word for it, in lists and filters. */
  name: string;
  tone: Tone;
  /** Whether people may be at work, allowed or not. */
  mayBeAtWork: boolean;
}

/** THE table of conditions of a job, in the order of its life. */
export const conditionTable = {
  planned: { name: 'Planned', tone: 'slate', mayBeAtWork: false },
  notReady: { name: 'Not ready', tone: 'orange', mayBeAtWork: false },
  ready: { name: 'Ready', tone: 'blue', mayBeAtWork: false },
  live: { name: 'Live', tone: 'green', mayBeAtWork: true },
  suspended: { name: 'Suspended', tone: 'orange', mayBeAtWork: true },
  expired: { name: 'Expired', tone: 'red', mayBeAtWork: true },
  fireWatch: { name: 'Fire watch', tone: 'violet', mayBeAtWork: true },
  finished: { name: 'Work finished', tone: 'slate', mayBeAtWork: false },
} as const satisfies Record<string, ConditionRow>;

/** The current state of a job. */
export type WorkCondition = keyof typeof conditionTable;

/** Every condition, in the order of the table. */
export const workConditions = Object.keys(conditionTable) as readonly WorkCondition[];

/** Whether this version has this condition. */
export function isWorkCondition(value: string): value is WorkCondition {
  return Object.hasOwn(conditionTable, value);
}
