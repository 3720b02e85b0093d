import type { Actor } from '../user/actor.ts';
import type { Role } from '../user/role.ts';
import { maximumWorkText } from './decide.ts';

/** The roles that stop and lift all work at their own sites. */
export const areaStoppers: readonly Role[] = ['MicronSupervisor', 'MicronManager', 'SiteAdmin'];

/** Whether this user may stop, and lift a stop of, all work at a site. */
export function mayStopArea({ role, siteIds }: Pick<Actor, 'role' | 'siteIds'>, siteId: string): boolean {
  return areaStoppers.includes(role) && siteIds.includes(siteId);
}

/** What is wrong with the reason of a stop, as a sentence; undefined when nothing is. */
export function findStopReasonProblem(reason: string): string | undefined {
  if (reason.trim() === '') return 'Please give a reason, such as an alarm, an evacuation or the weather.';
  return reason.length > maximumWorkText ? `A reason has at most ${maximumWorkText} characters.` : undefined;
}
