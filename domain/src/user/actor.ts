import type { Role } from './role.ts';

/** The facts about a group that rights depend on. */
export interface GroupMembership {
  id: string;
  name: string;
  siteId: string;
  /** Whether its members complete closure and cancellation at its site. */
  permitCloser: boolean;
}

/** The facts about the signed-in user that the rules use. */
export interface Actor {
  id: string;
  fullName: string;
  email: string;
  role: Role;
  company: string;
  siteIds: readonly string[];
  /** Groups that the user is a member of now. */
  groups: readonly GroupMembership[];
}

export function isMemberOf(actor: Actor, groupId: string): boolean {
  return actor.groups.some((group) => group.id === groupId);
}

/** Whether the user is in a group that completes closure and cancellation, at any site. */
export function isPermitCloser({ groups }: Pick<Actor, 'groups'>): boolean {
  return groups.some((group) => group.permitCloser);
}

export function isPermitCloserAt(actor: Actor, siteId: string): boolean {
  return actor.groups.some((group) => group.permitCloser && group.siteId === siteId);
}

/** Whether the user is a project manager of the company that submitted a permit, at its site. */
export function isProjectManagerFor(
  actor: Actor,
  { submitterCompany, siteId }: { submitterCompany: string; siteId: string },
): boolean {
  return (
    actor.role === 'ContractorPM' &&
    actor.company !== '' &&
    actor.company === submitterCompany &&
    actor.siteIds.includes(siteId)
  );
}
