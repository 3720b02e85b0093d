import type { SetupTask } from '@eptw/domain/settings/setup';
import type { GetSetupProgressQuery } from '../operations.generated.ts';

export type SetupProgress = NonNullable<GetSetupProgressQuery['getSetupProgress']['item']>;

/** Something that an installation needs before a permit can be raised and closed. */
export interface SetupStep {
  key: string;
  title: string;
  why: string;
  isDone: (progress: SetupProgress) => boolean;
  /** What there is already. */
  found: (progress: SetupProgress) => string;
  /** Where it is done. */
  to: string;
  action: string;
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

const ofPeople: readonly SetupTask[] = ['raise', 'approveFirst', 'review'];
const ofGroups: readonly SetupTask[] = ['reviewForGroup', 'close'];

/** What the server advises on these tasks, as far as nobody can do them. */
function adviceOn({ missing, advice }: SetupProgress, tasks: readonly SetupTask[]): string[] {
  return advice
    .filter((_, index) => tasks.some((task) => task === missing[index]))
    .map((text) => text.replace(/\.$/, ''));
}

function peopleInWords({ users }: SetupProgress): string {
  return users > 98 ? 'More than 98 people' : counted(users, 'further person', 'further people');
}

function groupsInWords({ groups, permitClosers }: SetupProgress): string {
  const closing = permitClosers === 1 ? '1 of them closes permits' : `${permitClosers} of them close permits`;
  return `${counted(groups, 'group', 'groups')}, ${permitClosers === 0 ? 'none closes permits' : closing}`;
}

/** The steps in the order in which one builds on the other. */
export const setupSteps: readonly SetupStep[] = [
  {
    key: 'sites',
    title: 'Sites',
    why: 'Every permit belongs to a site, whose code begins its number and whose time zone its dates are in.',
    isDone: ({ sites }) => sites > 0,
    found: ({ sites }) => counted(sites, 'site', 'sites'),
    to: '/sites/create-site',
    action: 'Add a site',
  },
  {
    key: 'disciplines',
    title: 'Disciplines',
    why: 'The trades that work belongs to, such as electrical or mechanical.',
    isDone: ({ disciplines }) => disciplines > 0,
    found: ({ disciplines }) => counted(disciplines, 'discipline', 'disciplines'),
    to: '/disciplines/create-discipline',
    action: 'Add a discipline',
  },
  {
    key: 'templates',
    title: 'Templates',
    why: 'The forms that permits are filled in on. Load the catalogue and adapt it, or build your own.',
    isDone: ({ parentTemplates }) => parentTemplates > 0,
    found: ({ templates }) => counted(templates, 'template', 'templates'),
    to: '/templates/create-template',
    action: 'Build a template',
  },
  {
    key: 'users',
    title: 'People',
    why: 'Those who raise, review and close permits, and administrators. Add them one by one, or import a list.',
    isDone: ({ missing }) => !ofPeople.some((task) => missing.includes(task)),
    found: (progress) => [peopleInWords(progress), ...adviceOn(progress, ofPeople)].join('. '),
    to: '/users/create-user',
    action: 'Add a person',
  },
  {
    key: 'groups',
    title: 'MT groups',
    why: 'The maintenance-team groups that review permits. At least one of them has to close permits.',
    isDone: ({ missing }) => !ofGroups.some((task) => missing.includes(task)),
    found: (progress) => [groupsInWords(progress), ...adviceOn(progress, ofGroups)].join('. '),
    to: '/mtgroup/create-group',
    action: 'Add a group',
  },
];

/** How many steps are still to be taken. */
export function stepsLeft(progress: SetupProgress): number {
  return setupSteps.filter((step) => !step.isDone(progress)).length;
}
