import type { Tone } from '../../text/tone.ts';

/** Everything about a condition, apart from the label with its times. */
interface ConditionRow {
  /** The word for it, in lists and filters. */
  name: string;
  tone: Tone;
  /** Whether people may be at work, allowed or not. */
  mayBeAtWork: boolean;
  /** Whether work that has started still has to be finished. */
  isUnfinished: boolean;
  /** The warning on a printed permit; omitted while work is allowed. */
  printedNotice?: string;
}

const notStarted = 'The work has not started. Do not work before the permit holder starts it in the application.';

/** THE table of conditions of a job, in the order of its life. */
export const conditionTable = {
  planned: { name: 'Planned', tone: 'slate', mayBeAtWork: false, isUnfinished: false, printedNotice: notStarted },
  notReady: { name: 'Not ready', tone: 'orange', mayBeAtWork: false, isUnfinished: false, printedNotice: notStarted },
  ready: { name: 'Ready', tone: 'blue', mayBeAtWork: false, isUnfinished: false, printedNotice: notStarted },
  live: { name: 'Live', tone: 'green', mayBeAtWork: true, isUnfinished: true },
  suspended: {
    name: 'Suspended',
    tone: 'orange',
    mayBeAtWork: true,
    isUnfinished: true,
    printedNotice: 'The work is suspended. Do not work under this permit.',
  },
  expired: {
    name: 'Expired',
    tone: 'red',
    mayBeAtWork: true,
    isUnfinished: true,
    printedNotice: 'The work has expired. Stop work.',
  },
  fireWatch: {
    name: 'Fire watch',
    tone: 'violet',
    mayBeAtWork: true,
    isUnfinished: false,
    printedNotice: 'The work is finished and under fire watch. Do not work under this permit.',
  },
  finished: {
    name: 'Work finished',
    tone: 'slate',
    mayBeAtWork: false,
    isUnfinished: false,
    printedNotice: 'The work is finished. Do not work under this permit.',
  },
} as const satisfies Record<string, ConditionRow>;

/** The current state of a job. */
export type WorkCondition = keyof typeof conditionTable;

/** Every condition, in the order of the table. */
export const workConditions = Object.keys(conditionTable) as readonly WorkCondition[];

/** Whether this version has this condition. */
export function isWorkCondition(value: string): value is WorkCondition {
  return Object.hasOwn(conditionTable, value);
}

/**
 * Whether people may be at work, or are recorded inside a space or on a child permit: where a check fails, they are got
 * out first.
 */
export function mayPeopleBeThere(
  condition: WorkCondition | null,
  { inside, onChildPermits }: { inside: number; onChildPermits: number },
): boolean {
  return inside + onChildPermits > 0 || (condition !== null && conditionTable[condition].mayBeAtWork);
}

/** Everything about a condition. */
export function getConditionRow(condition: WorkCondition): ConditionRow {
  return conditionTable[condition];
}
