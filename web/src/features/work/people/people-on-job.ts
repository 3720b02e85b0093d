import { getJobRole, toRoleNoun, type JobRole } from '@eptw/domain/role/job-role';
import { mayPeopleBeThere } from '@eptw/domain/work/log/conditions';
import { formatLength } from '@eptw/domain/work/job/job-time';
import { formatRoleCount } from '@eptw/domain/work/job/missing-crew';
import type { Work } from '../job/work.ts';

/** Somebody who is signed on. */
export type PersonOnJob = Work['crew'][number];

/** Somebody inside a space. */
export type PersonInside = Work['inside'][number];

/** A role in which people sign on. */
export type RoleOnJob = Work['roles'][number];

/** 'Attendant, gas tester': roles as a label. */
export function formatRoleLabels(roles: readonly JobRole[]): string {
  return roles.map((role, index) => (index === 0 ? getJobRole(role).label : toRoleNoun(role))).join(', ');
}

/** Who it is: by name or, of somebody whom the viewer does not see by name, by what they do. */
export function formatPerson({ name, roles }: Pick<PersonOnJob, 'name' | 'roles'>): string {
  return name || formatRoleLabels(roles) || 'Worker';
}

/** Who is inside, as `formatPerson`. */
export function formatPersonInside({ worker, person }: PersonInside, crew: Work['crew']): string {
  const member = crew.find((one) => one.worker === worker);
  return person || (member ? formatPerson(member) : 'Worker');
}

/** Identifies somebody inside: a worker, or a rescuer by name. */
export function getInsideKey({ worker, person }: Pick<PersonInside, 'worker' | 'person'>): string {
  return worker ?? `rescuer ${person}`;
}

/** '2 people', '1 person'. */
export function formatPeopleCount(count: number): string {
  return count === 1 ? '1 person' : `${count} people`;
}

/** Who has been inside for longest, with how long: 'Muthu Raman, 2 h 32 min'; undefined while nobody is inside. */
export function describeLongestInside(
  { inside, crew }: Pick<Work, 'inside' | 'crew'>,
  now: number,
): string | undefined {
  const [longest] = inside;
  if (!longest) return undefined;
  return `${formatPersonInside(longest, crew)}, ${formatLength(now - Date.parse(longest.since))}`;
}

/**
 * Who is on the child permits, as sentences: 'On child permit F10N-B2-000007: 2 inside, 1 more signed on; 1 of them is on
 * this permit, too.' Empty without any.
 */
export function describeChildPermits({ childPermits }: Pick<Work, 'childPermits'>): string {
  return childPermits
    .map(({ code, inside, outside, onBoth }) => {
      const within = inside > 0 ? [`${inside} inside`] : [];
      const others = outside > 0 ? [`${outside} ${inside > 0 ? 'more ' : ''}signed on`] : [];
      const both = describeOnBoth(onBoth, inside + outside);
      return `On child permit ${code}: ${[...within, ...others].join(', ')}${both}.`;
    })
    .join(' ');
}

/** How many of the people on a child permit are on its parent, too, so that nobody counts them twice. */
function describeOnBoth(onBoth: number, everybody: number): string {
  if (onBoth === 0) return '';
  if (onBoth === everybody) return `, ${everybody === 1 ? '' : 'all '}on this permit, too`;
  return `; ${onBoth} of them ${onBoth === 1 ? 'is' : 'are'} on this permit, too`;
}

/** Whether people may be where the work is, under the permit itself or a child permit. */
export function mayPeopleBeAtWork({
  condition,
  inside,
  childPermits,
}: Pick<Work, 'condition' | 'inside' | 'childPermits'>): boolean {
  const onChildPermits = childPermits.reduce((sum, child) => sum + child.inside + child.outside, 0);
  return mayPeopleBeThere(condition, { inside: inside.length, onChildPermits });
}

/** Whether somebody is missing in a role. */
export function isRoleMissing({ needed, filled }: Pick<RoleOnJob, 'needed' | 'filled'>): boolean {
  return filled < needed;
}

/** 'attendant, 2 riggers': who is still missing; undefined when nobody is. */
export function describeMissingRoles(roles: readonly RoleOnJob[]): string | undefined {
  const missing = roles.filter(isRoleMissing).map(({ role, needed, filled }) => formatRoleCount(role, needed - filled));
  return missing.length === 0 ? undefined : missing.join(', ');
}

/** Why nobody goes in now, where that is the same for all entrants who are outside; undefined where some may. */
export function findClosedEntry({ crew }: Pick<Work, 'crew'>): string | undefined {
  const reasons = crew
    .filter(({ goesInside, insideSince }) => goesInside && insideSince === null)
    .map(({ staysOutBecause }) => staysOutBecause);
  const [first] = reasons;
  return reasons.every((reason) => reason === first) ? (first ?? undefined) : undefined;
}
