import type { Actor } from '../user/actor.ts';
import { isContractorRole } from '../user/role-groups.ts';
import { roles, type Role } from '../user/role.ts';
import { findDeviceTimeProblem, toRecordedAt } from '../time/device-time.ts';
import { findImpossibleTime } from './muster-visitor.ts';

/** The roles that see who is at a site, with their telephone numbers, and tick them off: the host's own people. */
export const musterReaders: readonly Role[] = roles.filter((role) => !isContractorRole(role));

/** Whom a user sees on the muster list of a site. */
export type MusterView = 'everybody' | 'own people';

/**
 * Whom this user sees on the list of a site: the host's people everybody at their own sites, a Super Admin at every
 * site, and contractors the people of their own company. Undefined for a site that is not theirs.
 */
export function findMusterView(
  { role, siteIds }: Pick<Actor, 'role' | 'siteIds'>,
  siteId: string,
): MusterView | undefined {
  if (role !== 'SuperAdmin' && !siteIds.includes(siteId)) return undefined;
  return musterReaders.includes(role) ? 'everybody' : 'own people';
}

/** Whether this user sees everybody at a site, and ticks them off. */
export function mayReadMuster(actor: Pick<Actor, 'role' | 'siteIds'>, siteId: string): boolean {
  return findMusterView(actor, siteId) === 'everybody';
}

/** Somebody on the muster list was seen, or was not after all: a tick, or one that is undone. */
export interface MusterTick {
  isSeen: boolean;
  /** By the device on which it was made, which may have had no connection. */
  at: Date;
  /** The user's id or name. */
  by: string;
}

/** A muster that is under way, as far as ticks concern it. */
export interface MusterInForce {
  beganAt: Date;
  /** Every stop that called people to the assembly point since then. */
  stopIds: readonly string[];
}

/** A tick as a device sends it. */
export interface GivenTick {
  isSeen: boolean;
  /** When the device recorded it; ISO 8601. Undefined for one that is made now. */
  deviceTime: string | undefined;
  /** The stop in force that the device showed when it was made; undefined if it showed none, or does not say. */
  stopId: string | undefined;
  by: string;
}

/** A tick as it is to be kept and whether it counts for the muster, or why it is refused, as a sentence. */
export type TickDecision = { allowed: true; tick: MusterTick; counts: boolean } | { allowed: false; problem: string };

/**
 * Decides whether a tick is kept, since when it counts, and whether it counts for the muster that is under way when it
 * arrives. Only one that was made after the alarm does: one that a device sends with the alarm in view, whatever its
 * clock says, and otherwise one with a time after the alarm. Any other can be from before it.
 */
export function decideTick(
  { isSeen, deviceTime, stopId, by }: GivenTick,
  now: Date,
  muster: MusterInForce | undefined,
): TickDecision {
  const showedAlarm = stopId !== undefined && muster?.stopIds.includes(stopId) === true;
  const problem = findImpossibleTime(deviceTime) ?? findDeviceTimeProblem(deviceTime, now, 'tick again');
  const isReadable = findImpossibleTime(deviceTime) === undefined;
  if (problem !== undefined && !(showedAlarm && isReadable)) return { allowed: false, problem };
  const recordedAt = toRecordedAt(deviceTime, now);
  const isAfterAlarm = muster === undefined || recordedAt >= muster.beganAt;
  const isClockWrong = !isAfterAlarm || problem !== undefined;
  const at = showedAlarm && isClockWrong ? now : recordedAt;
  return { allowed: true, tick: { isSeen, at, by }, counts: showedAlarm || isAfterAlarm };
}

/**
 * The time of a tick that is made now: after what it changes, even if this device's clock is slower than the one by
 * which that was made.
 */
export function timeTick(isSeen: boolean, now: Date, { seen, undone }: Sighting, enteredAt?: Date): Date {
  const changed = isSeen ? [undone?.at, enteredAt] : [seen?.at];
  const latest = Math.max(...changed.map((at) => at?.getTime() ?? 0));
  return latest >= now.getTime() ? new Date(latest + 1) : now;
}

/** Somebody on the list, as far as it says whether they are safe. */
export interface SeenPerson {
  /** When they were seen during the muster; null while they were not. */
  seenAt: Date | null;
  /** Since when they are inside a space; null while they are not. */
  insideSince: Date | null;
}

/**
 * Whether somebody counts as seen: they were ticked, and are not recorded inside a space since. A tick is no way out of
 * a space, and one from before they went in says nothing of where they are.
 */
export function countsAsSeen({ seenAt, insideSince }: SeenPerson): boolean {
  return seenAt !== null && (insideSince === null || insideSince <= seenAt);
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
 * from before `since` belong to an earlier muster or stay, and count for nothing. Of somebody who went into a space at
 * `enteredAt`, a tick from before it stands only while there is none after it.
 */
export function findSighting(
  ticks: readonly MusterTick[],
  { since, enteredAt }: { since?: Date | undefined; enteredAt?: Date | undefined } = {},
): Sighting {
  const counted = ticks
    .filter(({ at }) => since === undefined || at >= since)
    .toSorted((one, other) => one.at.getTime() - other.at.getTime());
  const undone = counted.findLast(({ isSeen }) => !isSeen);
  const standing = counted.filter(({ isSeen, at }) => isSeen && (undone === undefined || at > undone.at));
  const seen = standing.find(({ at }) => enteredAt === undefined || at >= enteredAt) ?? standing[0];
  return { seen, undone };
}

/** What a device has not sent for so long must not keep its user signed in for ever. */
const longestUnsentMs = 4 * 3_600_000;

/**
 * Whether the list must not be taken from the user who has it open: an alarm is in force, however long, or something on
 * the device, done at these times, is not sent yet.
 */
export function isMusterUnderWay(isAlarmInForce: boolean, unsentSince: readonly Date[], now: Date): boolean {
  return isAlarmInForce || unsentSince.some((since) => now.getTime() - since.getTime() < longestUnsentMs);
}
