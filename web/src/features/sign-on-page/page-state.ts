import type { PageItem } from './use-sign-on-page.ts';
import { isOwnOut, type Waiting } from './waiting.ts';

/** What the page is about now; the gravest first. A new one is scrolled into view. */
export interface PageMode {
  /** Names the state, so that a change of it is noticed. */
  name: string;
  /** Everybody goes to the assembly point: nothing on the page is more important. */
  isAlarm: boolean;
  /** No work goes on here: the page has one message, do not work. */
  isStanding: boolean;
  isStopWaiting: boolean;
  isOutWaiting: boolean;
  /** Whether the worker of the device is inside a space, as far as it knows. */
  isInside: boolean;
}

/** What the page is about, from the last answer and from what waits on the device. */
export function findPageMode(
  { condition, areaStop, standstill, worker }: PageItem,
  waiting: readonly Waiting[],
): PageMode {
  const isStopWaiting = waiting.some(({ kind }) => kind === 'stop');
  const isOutWaiting = waiting.some(({ kind }) => kind === 'signOff');
  const hasComeOut = waiting.some(isOwnOut);
  const isInside = worker !== null && worker.insideSince !== null && !hasComeOut;
  const isAlarm = areaStop?.toAssemblyPoint === true;
  const isStanding =
    areaStop !== null || condition === 'suspended' || condition === 'expired' || condition === 'fireWatch';
  const name = [condition, standstill?.isDanger, areaStop?.kind, isAlarm, isStopWaiting, isOutWaiting, hasComeOut].join(
    ' ',
  );
  return { name, isAlarm, isStanding, isStopWaiting, isOutWaiting, isInside };
}

/** What the filled button does; nothing where no button is filled. */
export type MainAction = 'signOn' | 'signOff' | 'goIn' | 'comeOut' | 'none';

/**
 * The filled button. In an alarm there is none: everybody goes to the assembly point; nor for whoever watches those
 * inside, for whom nothing is easier than to stop the work and to call for help.
 */
export function findMainAction(item: PageItem, mode: PageMode, isOwner: boolean): MainAction {
  const worker = isOwner ? item.worker : null;
  if (mode.isAlarm || mode.isOutWaiting) return 'none';
  if (worker && mode.isInside) return 'comeOut';
  const isStanding = mode.isStanding || mode.isStopWaiting;
  if (worker?.recordsOthers && (!isStanding || item.inside !== 0)) return 'none';
  if (worker?.goesInside && item.condition === 'live' && !isStanding) return 'goIn';
  return worker || item.closedBy || mode.isStanding ? 'signOff' : 'signOn';
}
