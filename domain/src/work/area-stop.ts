import { toStoredText } from '../text/stored-text.ts';
import type { Actor } from '../user/actor.ts';
import type { Role } from '../user/role.ts';
import { maximumWorkText } from './decide.ts';

/** The roles that stop and lift all work at their own sites. */
export const areaStoppers: readonly Role[] = ['MicronSupervisor', 'MicronManager', 'SiteAdmin'];

/** Whether this user may stop, and lift a stop of, all work at a site. */
export function mayStopArea({ role, siteIds }: Pick<Actor, 'role' | 'siteIds'>, siteId: string): boolean {
  return areaStoppers.includes(role) && siteIds.includes(siteId);
}

/** The usual reasons of a stop; any other is given in own words. */
export const usualStopReasons = ['Alarm', 'Evacuation', 'Weather'] as const;

export type UsualStopReason = (typeof usualStopReasons)[number];

/** The reason of a stop, from a usual one, own words or both: 'Alarm: level 2'. */
export function formatStopReason(usual: UsualStopReason | undefined, words: string): string {
  return [usual, toStoredText(words)].filter(Boolean).join(': ');
}

/** What is wrong with the reason of a stop, as a sentence; undefined when nothing is. */
export function findStopReasonProblem(reason: string): string | undefined {
  if (toStoredText(reason) === '') return 'Please give a reason, such as an alarm, an evacuation or the weather.';
  return reason.length > maximumWorkText ? `A reason has at most ${maximumWorkText} characters.` : undefined;
}
