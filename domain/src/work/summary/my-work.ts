import { getDayBounds } from '../../time/time-zone.ts';
import type { WorkCondition } from '../log/conditions.ts';
import { formatAgo } from '../../time/format-ago.ts';
import { formatJobTime, formatLength } from '../job/job-time.ts';
import { nextRoundStartsIt } from './label.ts';
import { getActionLabel, type WorkAction } from '../table/work-table.ts';
import { findStoredCondition, revalidationNoticeMinutes, type StoredWork } from './job-summary.ts';

const minute = 60_000;

/** What a user has to do with a job. */
export interface WorkRelation {
  isHolder: boolean;
  isIssuer: boolean;
  /** Whether they held the permit when one of its causes arose, so that another one answers for the work. */
  heldSinceCause: boolean;
  /** Whether they were asked to take over. */
  isNextHolder: boolean;
}

/** The summary of a job, as the list of a user's work reads it. */
export interface ListedWork extends StoredWork {
  hasStarted: boolean;
  /** How many workers are signed on, and how many people are inside a space. */
  signedOn: number;
  inside: number;
  /** What stands behind its condition; empty for nothing. */
  suspension: string;
  hasExtensionRequest: boolean;
  nextCheckAt: Date | null;
  nextCheck: string;
  revalidateBy: Date | null;
  /** As stored; a newer version may have others. */
  blockedActions: readonly string[];
  blockedFrom: Date | null;
  unanswered: string;
}

/** What decides which task a user has, in a condition. */
export type TaskFacts = Pick<
  ListedWork,
  | 'hasStarted'
  | 'signedOn'
  | 'inside'
  | 'suspension'
  | 'unanswered'
  | 'hasExtensionRequest'
  | 'nextCheckAt'
  | 'revalidateBy'
  | 'expiresAt'
  | 'hasAreaStop'
>;

interface TaskRow {
  /** What to do, or what is so; the start of the line. */
  title: string;
  /** What they do about it, as the permit's page offers it too, with its words on the button. */
  action?: WorkAction;
  /** The button that leads to the permit, where it is no action; by default that of the check that is due. */
  button?: string;
  /** What stands before the time at which it is due. */
  timeWord: string;
  /** Whether it belongs to what needs the user now, even before it is due. */
  isNow?: boolean;
  /** When it has to be done; null for now. */
  findDue: (work: ListedWork) => Date | null;
  applies: (work: TaskFacts, condition: WorkCondition, relation: WorkRelation, now: Date) => boolean;
}

/** Whether a time is at most this many minutes away, or past. */
function isWithin(time: Date | null, minutes: number, now: Date): boolean {
  return time !== null && time.getTime() - now.getTime() <= minutes * minute;
}

/** Whether no work goes on, so that nobody should be inside. */
const hasStopped: Record<WorkCondition, boolean> = {
  planned: true,
  notReady: true,
  ready: true,
  live: false,
  suspended: true,
  expired: true,
  fireWatch: true,
  finished: true,
};

/** Whether work goes on or stands still with people there: what the issuing authority keeps an eye on. */
const isUnderWay: Record<WorkCondition, boolean> = {
  planned: false,
  notReady: false,
  ready: false,
  live: true,
  suspended: true,
  expired: true,
  fireWatch: true,
  finished: false,
};

/**
 * Where checks fall due: a pause sends nobody away, and whoever is inside is not forgotten. Work that stands still has no
 * time for one while nobody is there.
 */
const hasChecks: Record<WorkCondition, boolean> = {
  planned: false,
  notReady: false,
  ready: false,
  live: true,
  suspended: true,
  expired: false,
  fireWatch: true,
  finished: false,
};

/** Whether they answer for what made the work stand still: nobody does for their own. */
function mayAnswer({ isIssuer, heldSinceCause }: WorkRelation): boolean {
  return isIssuer && !heldSinceCause;
}

/** THE table of tasks, the most urgent first. The first that applies is what a user has to do with a job. */
export const taskTable = {
  getPeopleOut: {
    title: 'Stopped with people inside: get them out',
    button: 'Get them out',
    timeWord: 'Due',
    findDue: () => null,
    applies: ({ inside }, condition, { isHolder, isIssuer }) =>
      inside > 0 && hasStopped[condition] && (isHolder || isIssuer),
  },
  findPeople: {
    title: 'All work is stopped: find your people',
    button: 'Find your people',
    timeWord: 'Due',
    findDue: () => null,
    applies: ({ hasAreaStop }, condition, { isHolder }) => hasAreaStop && isHolder && condition !== 'finished',
  },
  siteStopped: {
    title: 'All work is stopped',
    button: 'Open',
    timeWord: 'Due',
    findDue: () => null,
    applies: ({ hasAreaStop }, condition) => hasAreaStop && condition !== 'finished',
  },
  finishExpired: {
    title: 'Expired: finish the work',
    action: 'finishWork',
    timeWord: 'Due',
    findDue: () => null,
    applies: ({ hasStarted }, condition, { isHolder }) => condition === 'expired' && hasStarted && isHolder,
  },
  expiredWithPeople: {
    title: 'Expired with people signed on',
    button: 'Open',
    timeWord: 'Due',
    findDue: () => null,
    applies: ({ signedOn, inside }, condition, { isIssuer }) =>
      condition === 'expired' && isIssuer && signedOn + inside > 0,
  },
  checkLate: {
    title: 'Check is late',
    timeWord: 'Due',
    isNow: true,
    findDue: ({ nextCheckAt }) => nextCheckAt,
    applies: ({ nextCheckAt }, condition, { isHolder, isIssuer }, now) =>
      hasChecks[condition] && (isHolder || isIssuer) && isWithin(nextCheckAt, 0, now),
  },
  resume: {
    title: 'Suspended: inspect and resume',
    action: 'resumeWork',
    timeWord: 'Due',
    findDue: () => null,
    applies: (_work, condition, relation) => condition === 'suspended' && mayAnswer(relation),
  },
  inspect: {
    title: 'Inspect, and answer what happened',
    action: 'resumeWork',
    timeWord: 'Due',
    findDue: () => null,
    applies: ({ suspension, unanswered, hasStarted }, condition, relation) => {
      if (!mayAnswer(relation)) return false;
      if (condition === 'expired') return !hasStarted && unanswered !== '';
      const isOpen = suspension !== '' && suspension !== nextRoundStartsIt;
      return isOpen && (condition === 'fireWatch' || condition === 'finished');
    },
  },
  checkSoon: {
    title: 'Check is due',
    timeWord: 'Due',
    isNow: true,
    findDue: ({ nextCheckAt }) => nextCheckAt,
    applies: ({ nextCheckAt }, condition, { isHolder }, now) =>
      hasChecks[condition] && isHolder && isWithin(nextCheckAt, 15, now),
  },
  endsSoon: {
    title: 'Ends soon',
    action: 'finishWork',
    timeWord: 'Ends',
    isNow: true,
    findDue: ({ expiresAt }) => expiresAt,
    applies: ({ expiresAt }, condition, { isHolder }, now) =>
      condition === 'live' && isHolder && isWithin(expiresAt, 30, now),
  },
  takeOver: {
    title: 'Take over, or decline',
    action: 'acceptHandover',
    timeWord: 'Due',
    findDue: () => null,
    applies: (_work, _condition, { isNextHolder }) => isNextHolder,
  },
  answerExtension: {
    title: 'Answer the extension',
    action: 'answerExtension',
    timeWord: 'Ends',
    findDue: ({ expiresAt }) => expiresAt,
    applies: ({ hasExtensionRequest }, condition, { isIssuer }) =>
      hasExtensionRequest && isIssuer && condition !== 'expired' && condition !== 'finished',
  },
  revalidate: {
    title: 'Revalidate',
    action: 'revalidateWork',
    timeWord: 'Due',
    findDue: ({ revalidateBy }) => revalidateBy,
    applies: ({ revalidateBy }, condition, { isIssuer }, now) =>
      condition === 'live' && isIssuer && isWithin(revalidateBy, revalidationNoticeMinutes, now),
  },
  wait: {
    title: 'Suspended',
    button: 'Open',
    timeWord: 'Next check',
    isNow: true,
    findDue: ({ nextCheckAt }) => nextCheckAt,
    applies: (_work, condition, { isHolder }) => condition === 'suspended' && isHolder,
  },
  start: {
    title: 'Ready to start',
    action: 'startWork',
    timeWord: 'Start by',
    findDue: ({ checksCountUntil, expiresAt }) => checksCountUntil ?? expiresAt,
    applies: (_work, condition, { isHolder }) => condition === 'ready' && isHolder,
  },
  prepare: {
    title: 'Something is missing for the start',
    button: 'See what is missing',
    timeWord: 'Began',
    findDue: ({ startsAt }) => startsAt,
    applies: (_work, condition, { isHolder }) => condition === 'notReady' && isHolder,
  },
  goOn: {
    title: 'Live',
    button: 'Open',
    timeWord: 'Until',
    findDue: ({ nextCheckAt, expiresAt }) => nextCheckAt ?? expiresAt,
    applies: (_work, condition, { isHolder }) => (condition === 'live' || condition === 'fireWatch') && isHolder,
  },
  planned: {
    title: 'Planned',
    button: 'Open',
    timeWord: 'Starts',
    findDue: ({ startsAt }) => startsAt,
    applies: (_work, condition, { isHolder }) => condition === 'planned' && isHolder,
  },
  keepAnEye: {
    title: 'Under way at your site',
    button: 'Open',
    timeWord: 'Until',
    findDue: ({ nextCheckAt, expiresAt }) => nextCheckAt ?? expiresAt,
    applies: (_work, condition, { isIssuer }) => isIssuer && isUnderWay[condition],
  },
} as const satisfies Record<string, TaskRow>;

export type WorkTask = keyof typeof taskTable;

/** The groups of a user's work with their headings, the most urgent first. */
export const taskGroupTitles = {
  now: 'Now',
  withinTheHour: 'Within the hour',
  laterToday: 'Later today',
  later: 'Later',
  atYourSites: 'Under way at your sites',
} as const;

export type TaskGroup = keyof typeof taskGroupTitles;

/** Every group, the most urgent first. */
export const taskGroups = Object.keys(taskGroupTitles) as readonly TaskGroup[];

/** Every task, the most urgent first. */
export const workTasks = Object.keys(taskTable) as readonly WorkTask[];

/** What a user has to do with a job now, and by when. */
export interface FoundTask {
  task: WorkTask;
  condition: WorkCondition;
  due: Date | null;
  /** What stands on its button: an action in the words of the permit's page, or where it leads. */
  button: string;
}

/** The most urgent task of a user with a job; undefined when there is nothing to do. */
export function findTask(work: ListedWork, relation: WorkRelation, now: Date): FoundTask | undefined {
  const condition = findStoredCondition(work, now);
  const task = findTaskIn(condition, work, relation, now);
  if (!task) return undefined;
  return { task, condition, due: taskTable[task].findDue(work), button: formatButton(task, work, condition, now) };
}

/** What comes next for a user in a condition: the list of their work and the permit's own page both follow it. */
export function findTaskIn(
  condition: WorkCondition,
  facts: TaskFacts,
  relation: WorkRelation,
  now: Date,
): WorkTask | undefined {
  return workTasks.find((name) => taskTable[name].applies(facts, condition, relation, now));
}

/** The action that a task asks for; undefined for one that is none of the work table's. */
export function getTaskAction(task: WorkTask): WorkAction | undefined {
  const { action }: TaskRow = taskTable[task];
  return action;
}

/** The page offers no action that something keeps from being taken, and neither does the list. */
function formatButton(task: WorkTask, work: ListedWork, condition: WorkCondition, now: Date): string {
  // What a version before this one has stored does not name the check.
  const { action, button = work.nextCheck || 'Record check' }: TaskRow = taskTable[task];
  if (!action) return button;
  const isDue = action === 'resumeWork' && isWithin(work.blockedFrom, 0, now);
  const isBlocked = isDue || work.blockedActions.includes(action);
  return isBlocked ? 'See what is missing' : getActionLabel(action, condition);
}

/** The group of a task, by when it is due and the day of its site. What is not due at a time is for now. */
export function findTaskGroup({ task, due }: Pick<FoundTask, 'task' | 'due'>, now: Date, timeZone: string): TaskGroup {
  if (task === 'keepAnEye') return 'atYourSites';
  const { isNow }: TaskRow = taskTable[task];
  if (due === null || isNow || isWithin(due, 0, now)) return 'now';
  if (isWithin(due, 60, now)) return 'withinTheHour';
  return due < getDayBounds(now, timeZone).to ? 'laterToday' : 'later';
}

/** A task in its group. */
export interface GroupedTask extends FoundTask {
  group: TaskGroup;
}

type ComparedTask = Pick<GroupedTask, 'group' | 'task' | 'due'>;

/** Orders tasks by group, then by urgency, then by what is due first. */
export function compareTasks(one: ComparedTask, other: ComparedTask): number {
  return (
    taskGroups.indexOf(one.group) - taskGroups.indexOf(other.group) ||
    workTasks.indexOf(one.task) - workTasks.indexOf(other.task) ||
    (one.due?.getTime() ?? 0) - (other.due?.getTime() ?? 0)
  );
}

/** When a task is due and how far away that is: 'Due 16:02, in 6 min'. */
export function formatTaskTime(task: WorkTask, due: Date, now: Date, timeZone: string): string {
  const distance = due < now ? formatAgo(due, now) : `in ${formatLength(due.getTime() - now.getTime())}`;
  return `${taskTable[task].timeWord} ${formatJobTime(due, now, timeZone)}, ${distance}`;
}

/** Minutes before something is due at which a task becomes another, or moves to another group. */
const changesBefore = [60, 30, 15, 0];

/** When tasks that are due at these times next change by themselves; undefined if they do not. */
export function findNextTaskChange(dues: readonly Date[], now: Date): Date | undefined {
  const times = dues.flatMap((due) => changesBefore.map((minutes) => due.getTime() - minutes * minute));
  const ahead = times.filter((time) => time > now.getTime());
  return ahead.length === 0 ? undefined : new Date(Math.min(...ahead));
}
