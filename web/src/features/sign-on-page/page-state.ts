import type { PageItem } from './use-sign-on-page.ts';
import type { Waiting } from './waiting.ts';

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
}

/** What the page is about, from the last answer and from what waits on the device. */
export function findPageMode({ condition, areaStop }: PageItem, waiting: readonly Waiting[]): PageMode {
  const isStopWaiting = waiting.some(({ kind }) => kind === 'stop');
  const isOutWaiting = waiting.some(({ kind }) => kind === 'signOff');
  const isAlarm = areaStop?.toAssemblyPoint === true;
  const isStanding =
    areaStop !== null || condition === 'suspended' || condition === 'expired' || condition === 'fireWatch';
  const name = [condition, areaStop?.kind, isAlarm, isStopWaiting, isOutWaiting].join(' ');
  return { name, isAlarm, isStanding, isStopWaiting, isOutWaiting };
}
