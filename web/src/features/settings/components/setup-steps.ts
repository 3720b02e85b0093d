import type { SetupTask } from '@eptw/domain/settings/setup';
import type { GetSetupProgressQuery } from '../../../generated/settings.ts';

export type SetupProgress = NonNullable<GetSetupProgressQuery['getSetupProgress']['item']>;

/** A step that an installation needs before a permit can be raised and closed. */
export interface SetupStep {
  key: string;
  title: string;
  description: string;
  isDone: (progress: SetupProgress) => boolean;
  /** Describes what is already done. */
  summary: (progress: SetupProgress) => string;
  /** The path of the screen for the step. */
  to: string;
  action: string;
}

function formatCount(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

const userTasks: readonly SetupTask[] = ['raise', 'approveFirst', 'review'];
const groupTasks: readonly SetupTask[] = ['reviewForGroup', 'close'];

/** Lists the server's advice on those of these tasks that are still missing. */
function listAdvice({ missing, advice }: SetupProgress, tasks: readonly SetupTask[]): string[] {
  return advice
    .filter((_, index) => tasks.some((task) => task === missing[index]))
    .map((text) => text.replace(/\.$/, ''));
}

function formatUserCount({ users }: SetupProgress): string {
  return users > 98 ? 'More than 98 users' : formatCount(users, 'other user', 'other users');
}

function formatGroupCounts({ groups, permitClosers }: SetupProgress): string {
  const closing = permitClosers === 1 ? '1 of them can close permits' : `${permitClosers} of them can close permits`;
  return `${formatCount(groups, 'group', 'groups')}, ${permitClosers === 0 ? 'none can close permits' : closing}`;
}

/** The steps in the order in which they depend on one another. */
export const setupSteps: readonly SetupStep[] = [
  {
    key: 'sites',
    title: 'Sites',
    description:
      'Every permit belongs to a site. Its number starts with the site code, and its dates use the time zone of the site.',
    isDone: ({ sites }) => sites > 0,
    summary: ({ sites }) => formatCount(sites, 'site', 'sites'),
    to: '/sites/create-site',
    action: 'Add a site',
  },
  {
    key: 'disciplines',
    title: 'Disciplines',
    description: 'The trades, such as electrical or mechanical.',
    isDone: ({ disciplines }) => disciplines > 0,
    summary: ({ disciplines }) => formatCount(disciplines, 'discipline', 'disciplines'),
    to: '/disciplines/create-discipline',
    action: 'Add a discipline',
  },
  {
    key: 'templates',
    title: 'Templates',
    description: 'The forms that permits are filled in on. Load the catalogue and adapt it, or build your own.',
    isDone: ({ parentTemplates }) => parentTemplates > 0,
    summary: ({ templates }) => formatCount(templates, 'template', 'templates'),
    to: '/templates/create-template',
    action: 'Build a template',
  },
  {
    key: 'users',
    title: 'Users',
    description:
      'The people who raise, review and close permits, and administrators. Add them one by one, or import a list.',
    isDone: ({ missing }) => !userTasks.some((task) => missing.includes(task)),
    summary: (progress) => [formatUserCount(progress), ...listAdvice(progress, userTasks)].join('. '),
    to: '/users/create-user',
    action: 'Add a user',
  },
  {
    key: 'groups',
    title: 'MT groups',
    description: 'The maintenance-team groups that review permits. At least one of them must be able to close permits.',
    isDone: ({ missing }) => !groupTasks.some((task) => missing.includes(task)),
    summary: (progress) => [formatGroupCounts(progress), ...listAdvice(progress, groupTasks)].join('. '),
    to: '/mtgroup/create-group',
    action: 'Add a group',
  },
];

/** Counts the steps still to do. */
export function countStepsLeft(progress: SetupProgress): number {
  return setupSteps.filter((step) => !step.isDone(progress)).length;
}
