import { getJobRole, toRoleNoun, type JobRole } from '../../role/job-role.ts';
import { createRoleRequirement, type RoleRequirement } from '../../role/role-requirement.ts';
import type { WorkPolicy } from '../../work-policy/work-policy.ts';
import { isFireWatchOn, isLive, type SignedOn, type WorkState } from './state.ts';

/** The role in which people are signed on while others watch for fire after the work. */
export const watchRole = 'fireWatcher' satisfies JobRole;

/**
 * What a job asks of a role; undefined for one that nobody can have there. Whoever is signed on may be there as a worker,
 * and watch for fire where there is a fire watch, whether or not the policy names the role.
 */
export function findRoleRequirement({ roles, fireWatch }: WorkPolicy, role: JobRole): RoleRequirement | undefined {
  const named = roles.find((row) => row.role === role);
  if (named) return named;
  return role === 'worker' || (role === watchRole && fireWatch) ? createRoleRequirement(role, 0) : undefined;
}

/**
 * The roles for which a worker counts: those that they signed on in and that one person may fill together. Forms that
 * were attached since may forbid what was allowed when they signed on; then they count for the first alone.
 */
export function listCountedRoles(policy: WorkPolicy, { roles }: Pick<SignedOn, 'roles'>): readonly JobRole[] {
  const [first] = roles;
  if (first === undefined || roles.length === 1) return roles;
  const areAllowed = roles.every((one) => roles.every((other) => one === other || mayFillBoth(policy, one, other)));
  return areAllowed ? roles : [first];
}

/** Whether the policy lets one person fill both roles. */
export function mayFillBoth(policy: WorkPolicy, one: JobRole, other: JobRole): boolean {
  return findRoleRequirement(policy, one)?.mayCombine.includes(other) ?? false;
}

/**
 * Those who are in a role now, by their ids. Whoever does the work in another role is there as a worker, too; an attendant
 * who has gone inside watches nobody.
 */
export function listInRole({ signedOn, inside }: WorkState, policy: WorkPolicy, role: JobRole): [string, SignedOn][] {
  const fits = (one: JobRole) => one === role || (role === 'worker' && getJobRole(one).presence === 'works');
  const staysOutside = getJobRole(role).inside === 'never';
  return [...signedOn].filter(
    ([id, worker]) => listCountedRoles(policy, worker).some(fits) && !(staysOutside && inside.has(id)),
  );
}

/** Whether somebody in one of these roles goes into the space, and stands in the entry log. */
export function goesInside(policy: WorkPolicy, roles: readonly JobRole[]): boolean {
  return policy.entryLog && roles.some((role) => findRoleRequirement(policy, role)?.goesInside);
}

/** Whether the fire watch runs only while a fire watcher is signed on: where the policy names the role. */
export function needsWatcher({ fireWatch, roles }: WorkPolicy): boolean {
  return fireWatch !== undefined && roles.some(({ role, atLeast }) => role === watchRole && atLeast > 0);
}

/** Those who stay signed on when the work is finished: the fire watchers, by their ids; nobody without a fire watch. */
export function listWatchers(state: WorkState, policy: WorkPolicy): string[] {
  if (!policy.fireWatch || state.startedAt === null) return [];
  return listInRole(state, policy, watchRole).map(([id]) => id);
}

/** Whether nobody watches during a fire watch that runs only while somebody does. */
export function isUnwatched(state: WorkState, policy: WorkPolicy): boolean {
  return isFireWatchOn(state) && needsWatcher(policy) && listInRole(state, policy, watchRole).length === 0;
}

/**
 * The roles that are missing after a change and were filled before it, for which the work stops: while it is live every
 * role that is there all the time; later only who watches those inside a space, and who watches for fire.
 */
export function listLostRoles(before: WorkState, after: WorkState, policy: WorkPolicy): JobRole[] {
  return policy.roles.flatMap(({ role, allTheTime, atLeast }) => {
    const [had, has] = [listInRole(before, policy, role).length, listInRole(after, policy, role).length];
    // Whoever is inside is never left alone, however many the policy asks for.
    const isLeftAlone = watchesInside(role, after) && had > 0 && has === 0;
    const isShort = allTheTime && has < atLeast && had >= atLeast && stopsFor(before, after, role);
    return isLeftAlone || isShort ? [role] : [];
  });
}

/** The roles that watch whoever is inside, while nobody is in them and somebody is inside. */
export function listUnattended(state: WorkState, policy: WorkPolicy): JobRole[] {
  return policy.roles.flatMap(({ role }) =>
    watchesInside(role, state) && listInRole(state, policy, role).length === 0 ? [role] : [],
  );
}

function watchesInside(role: JobRole, { inside }: WorkState): boolean {
  return getJobRole(role).inside === 'never' && inside.size > 0;
}

function stopsFor(before: WorkState, after: WorkState, role: JobRole): boolean {
  if (after.finishedAt !== null) return role === watchRole && isFireWatchOn(after);
  return isLive(before) || watchesInside(role, after);
}

/** 'attendant', 'attendant and gas tester': roles within a sentence. */
export function formatRoleNouns(roles: readonly JobRole[]): string {
  return roles.map(toRoleNoun).join(' and ');
}
