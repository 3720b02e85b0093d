import type { WorkCondition } from './conditions.ts';
import { findStoredCondition, type StoredWork } from './work-summary.ts';

const minute = 60_000;

/** What a user has to do with a job. */
export interface WorkRelation {
  isHolder: boolean;
  isIssuer: boolean;
  /** Whether they were asked to take over. */
  isNextHolder: boolean;
}

/** The summary of a job, as the list of a user's work reads it. */
export interface ListedWork extends StoredWork {
  hasExtensionRequest: boolean;
  nextCheckAt: Date | null;
  revalidateBy: Date | null;
}

interface TaskRow {
  /** What to do, or what is so; the start of the line. */
  title: string;
  /** When it has to be done; null for now. */
  findDue: (work: ListedWork) => Date | null;
  applies: (work: ListedWork, condition: WorkCondition, relation: WorkRelation, now: Date) => boolean;
}

/** Whether a time is at most this many minutes away, or past. */
function isWithin(time: Date | null, minutes: number, now: Date): boolean {
  return time !== null && time.getTime() - now.getTime() <= minutes * minute;
}

/** THE table of tasks, the most urgent first. The first that applies is what a user has to do with a job. */
export const taskTable = {
  finishExpired: {
    title: 'Expired: finish the work',
    findDue: () => null,
    applies: (_work, condition, { isHolder }) => condition === 'expired' && isHolder,
  },
  checkLate: {
    title: 'Check is late',
    findDue: ({ nextCheckAt }) => nextCheckAt,
    applies: ({ nextCheckAt }, condition, { isHolder }, now) =>
      (condition === 'live' || condition === 'fireWatch') && isHolder && isWithin(nextCheckAt, 0, now),
  },
  resume: {
    title: 'Suspended: inspect and resume',
    findDue: () => null,
    applies: (_work, condition, { isIssuer }) => condition === 'suspended' && isIssuer,
  },
  checkSoon: {
    title: 'Check is due',
    findDue: ({ nextCheckAt }) => nextCheckAt,
    applies: ({ nextCheckAt }, condition, { isHolder }, now) =>
      (condition === 'live' || condition === 'fireWatch') && isHolder && isWithin(nextCheckAt, 15, now),
  },
  endsSoon: {
    title: 'Ends soon',
    findDue: ({ expiresAt }) => expiresAt,
    applies: ({ expiresAt }, condition, { isHolder }, now) =>
      condition === 'live' && isHolder && isWithin(expiresAt, 30, now),
  },
  takeOver: {
    title: 'Take over, or decline',
    findDue: () => null,
    applies: (_work, condition, { isNextHolder }) =>
      isNextHolder && (condition === 'live' || condition === 'suspended'),
  },
  answerExtension: {
    title: 'Answer the extension',
    findDue: ({ expiresAt }) => expiresAt,
    applies: ({ hasExtensionRequest }, condition, { isIssuer }) =>
      hasExtensionRequest && isIssuer && condition !== 'expired' && condition !== 'finished',
  },
  revalidate: {
    title: 'Revalidate',
    findDue: ({ revalidateBy }) => revalidateBy,
    applies: ({ revalidateBy }, condition, { isIssuer }, now) =>
      condition === 'live' && isIssuer && isWithin(revalidateBy, 120, now),
  },
  wait: {
    title: 'Suspended',
    findDue: () => null,
    applies: (_work, condition, { isHolder }) => condition === 'suspended' && isHolder,
  },
  start: {
    title: 'Ready to start',
    findDue: ({ checksCountUntil, expiresAt }) => checksCountUntil ?? expiresAt,
    applies: (_work, condition, { isHolder }) => condition === 'ready' && isHolder,
  },
  prepare: {
    title: 'Something is missing for the start',
    findDue: ({ startsAt }) => startsAt,
    applies: (_work, condition, { isHolder }) => condition === 'notReady' && isHolder,
  },
  goOn: {
    title: 'Live',
    findDue: ({ nextCheckAt, expiresAt }) => nextCheckAt ?? expiresAt,
    applies: (_work, condition, { isHolder }) => (condition === 'live' || condition === 'fireWatch') && isHolder,
  },
  planned: {
    title: 'Planned',
    findDue: ({ startsAt }) => startsAt,
    applies: (_work, condition, { isHolder }) => condition === 'planned' && isHolder,
  },
} as const satisfies Record<string, TaskRow>;

export type WorkTask = keyof typeof taskTable;

/** Every task, the most urgent first. */
export const workTasks = Object.keys(taskTable) as readonly WorkTask[];

/** What a user has to do with a job now, and by when. */
export interface FoundTask {
  task: WorkTask;
  condition: WorkCondition;
  due: Date | null;
}

/** The most urgent task of a user with a job; undefined when there is nothing to do. */
export function findTask(work: ListedWork, relation: WorkRelation, now: Date): FoundTask | undefined {
  const condition = findStoredCondition(work, now);
  const task = workTasks.find((name) => taskTable[name].applies(work, condition, relation, now));
  return task && { task, condition, due: taskTable[task].findDue(work) };
}

/** Orders tasks by urgency, then by what is due first. */
export function compareTasks(one: FoundTask, other: FoundTask): number {
  const byTask = workTasks.indexOf(one.task) - workTasks.indexOf(other.task);
  return byTask === 0 ? (one.due?.getTime() ?? 0) - (other.due?.getTime() ?? 0) : byTask;
}
