import type { Actor } from '../user/actor.ts';
import { isContractorRole } from '../user/role-groups.ts';
import { roles, type Role } from '../user/role.ts';
import { findDeviceTimeProblem, toRecordedAt } from './device-time.ts';

/** The roles that see who is at a site, with their telephone numbers, and tick them off: the host's own people. */
export const musterReaders: readonly Role[] = roles.filter((role) => !isContractorRole(role));

/** Whether this user sees the muster list of a site: of their own sites, a Super Admin of every site. */
export function mayReadMuster({ role, siteIds }: Pick<Actor, 'role' | 'siteIds'>, siteId: string): boolean {
  return musterReaders.includes(role) && (role === 'SuperAdmin' || siteIds.includes(siteId));
}

/** Somebody on the muster list was seen, or was not after all: a tick, or one that is undone. */
export interface MusterTick {
  isSeen: boolean;
  /** By the device on which it was made, which may have had no connection. */
  at: Date;
  /** The user's id or name. */
  by: string;
}

/** A tick as it is to be kept, or why it is refused, as a sentence. */
export type TickDecision = { allowed: true; tick: MusterTick } | { allowed: false; problem: string };

/** Decides whether a tick is kept, and since when it counts: by the device's time, or by the server's without one. */
export function decideTick(
  { isSeen, deviceTime, by }: { isSeen: boolean; deviceTime: string | undefined; by: string },
  now: Date,
): TickDecision {
  const problem = findDeviceTimeProblem(deviceTime, now, 'tick again');
  if (problem !== undefined) return { allowed: false, problem };
  return { allowed: true, tick: { isSeen, at: toRecordedAt(deviceTime, now), by } };
}

/**
 * The time of a tick that is made now: after what it changes, even if this device's clock is slower than the one by
 * which that was made.
 */
export function timeTick(isSeen: boolean, now: Date, { seen, undone }: Sighting): Date {
  const changed = isSeen ? undone : seen;
  return changed && changed.at >= now ? new Date(changed.at.getTime() + 1) : now;
}

/** What the ticks of somebody come to. */
export interface Sighting {
  /** The tick by which they are safe; undefined while nobody has seen them. */
  seen: MusterTick | undefined;
  /** The last undoing, whether or not they were seen after it. */
  undone: MusterTick | undefined;
}

/**
 * What the ticks of several devices come to, in whatever order they arrive: an undoing outweighs every tick before it,
 * because a wrong 'not seen' costs a look and a wrong 'seen' a life; of the ticks after it the earliest counts. Ticks
 * from before `since` belong to an earlier muster or stay, and count for nothing.
 */
export function findSighting(ticks: readonly MusterTick[], since?: Date): Sighting {
  const counted = ticks
    .filter(({ at }) => since === undefined || at >= since)
    .toSorted((one, other) => one.at.getTime() - other.at.getTime());
  const undone = counted.findLast(({ isSeen }) => !isSeen);
  const seen = counted.find(({ isSeen, at }) => isSeen && (undone === undefined || at > undone.at));
  return { seen, undone };
}

/** A muster takes minutes; a list that was left open after it must not keep its user signed in for ever. */
const longestMusterMs = 4 * 3_600_000;

/**
 * Whether people are gathering, so that the list must not be taken from the user who has it open: all work is stopped,
 * or something on the device is not sent yet, each since these times.
 */
export function isMusterUnderWay(beganAt: readonly Date[], now: Date): boolean {
  return beganAt.some((began) => now.getTime() - began.getTime() < longestMusterMs);
}
