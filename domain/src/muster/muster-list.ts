import { compareAsRead } from '../text/reading-order.ts';
import { isSameText } from '../text/same-text.ts';
import type { WorkCondition } from '../work/log/conditions.ts';
import { countsAsSeen, type SeenPerson } from './muster.ts';

/** In which conditions of a job its permit holder is on site. */
export const isHolderOnSite: Record<WorkCondition, boolean> = {
  planned: false,
  notReady: false,
  ready: false,
  live: true,
  suspended: true,
  expired: true,
  fireWatch: true,
  finished: false,
};

/** How somebody would have left a list that is frozen, in words before the time. */
export const departures = {
  signOff: 'signed off',
  holder: 'no longer permit holder',
  removal: 'taken off the list',
} as const;

export type Departure = keyof typeof departures;

/** As what somebody is on the list. */
export const musterKinds = ['worker', 'holder', 'visitor'] as const;

export type MusterKind = (typeof musterKinds)[number];

/** Somebody on the list, as far as it is told who they are. */
export interface MusterIdentity {
  kind: MusterKind;
  /** The id of the worker, account or visitor. */
  personId: string;
  /** The permit they are signed on to, or hold; null for most visitors. A worker can be on several. */
  permitId: string | null;
  name: string;
  company: string;
  phone: string;
}

const toKey = ({ kind, personId, permitId }: MusterIdentity) =>
  kind === 'worker' ? `${kind} ${personId} ${permitId}` : `${kind} ${personId}`;

const digitsOf = (phone: string) => phone.replaceAll(/\D/g, '');

/**
 * Whether a permit holder is a worker of the list too. Accounts and workers have no number in common, so the name, the
 * company and a phone number have to be the same: a person who is there twice costs a look, one who is left out a life.
 */
function isSamePerson(holder: MusterIdentity, worker: MusterIdentity): boolean {
  const number = digitsOf(holder.phone);
  return (
    number !== '' &&
    number === digitsOf(worker.phone) &&
    isSameText(holder.name, worker.name) &&
    isSameText(holder.company, worker.company)
  );
}

/** The rows without the permit holders who are signed on as workers. */
export function leaveOutSignedOnHolders<Row extends MusterIdentity>(rows: readonly Row[]): Row[] {
  const workers = rows.filter(({ kind }) => kind === 'worker');
  return rows.filter((row) => row.kind !== 'holder' || !workers.some((worker) => isSamePerson(row, worker)));
}

/**
 * A frozen list: everybody who was on it, and those who came since. Nobody leaves it: what the list has of somebody
 * stays, whether or not they are still there.
 */
export function freezeList<Row extends MusterIdentity>(frozen: readonly Row[], present: readonly Row[]): Row[] {
  const known = new Set(frozen.map(toKey));
  return [...frozen, ...present.filter((row) => !known.has(toKey(row)))];
}

/** Who of a list does not count as seen, each person once, by name. */
export function listNotSeen<Row extends MusterIdentity & SeenPerson>(rows: readonly Row[]): Row[] {
  const byPerson = new Map(rows.filter((row) => !countsAsSeen(row)).map((row) => [row.personId, row]));
  return [...byPerson.values()].toSorted((one, other) => compareAsRead(one.name, other.name));
}

/** Who stands first on the list: those inside a space who are not seen, then the others who are not, then the rest. */
export function sortBySafety<Row extends SeenPerson>(rows: readonly Row[]): Row[] {
  const rank = (row: Row) => (countsAsSeen(row) ? 2 : row.insideSince === null ? 1 : 0);
  return rows.toSorted((one, other) => rank(one) - rank(other));
}

/** The longest list of names in a sentence. */
const mostNames = 20;

/** Names in a sentence: 'Chen Zhihao, Muthu Raman and 3 others'. */
function joinNames(names: readonly string[]): string {
  const shown = names.slice(0, names.length > mostNames ? mostNames : names.length);
  const rest = names.length - shown.length;
  const parts = rest > 0 ? [...shown, rest === 1 ? '1 other' : `${rest} others`] : shown;
  return [parts.slice(0, -1).join(', '), parts.at(-1)].filter(Boolean).join(' and ');
}

/** A stop as it is now, for whoever lifts it. */
export interface StopToLift {
  /** How many requests have made it what it is: one more is made when somebody joins or raises it. */
  version: number;
  /** Its gravest cause: 'Fire alarm: level 2'. */
  headline: string;
  /** Who was not seen at the assembly point, each once. */
  notSeen: readonly Pick<MusterIdentity, 'personId' | 'name'>[];
}

/** What the person who lifts it was shown of it. */
export interface StopAsShown {
  version: number;
  /** The ids of those not seen. */
  notSeen: readonly string[];
}

/**
 * Why a stop is not lifted, as a sentence; undefined when everybody was seen, or whoever lifts it was shown who was not
 * and gives a reason. A reason is given for what somebody knows: one for a stop that was raised since, or for people of
 * whom they were not told, is none. Where it is not said what was shown, a reason is enough as
 * long as nobody else has asked for the stop.
 */
export function findLiftProblem(stop: StopToLift, shown: StopAsShown | undefined, reason: string): string | undefined {
  const { notSeen, version, headline } = stop;
  const missing = `${joinNames(notSeen.map(({ name }) => name))} ${notSeen.length === 1 ? 'was' : 'were'} not seen.`;
  if (shown && shown.version !== version) {
    const raised = `Others have asked for this stop since you opened it. It is now: ${headline}.`;
    return [raised, ...(notSeen.length > 0 ? [missing] : []), 'Lift it again only if that is over, too.'].join(' ');
  }
  if (notSeen.length > 0 && reason.trim() === '')
    return `${missing} Look for them, or give a reason to lift the stop all the same.`;
  const known = new Set(shown?.notSeen);
  // Of a stop that nobody else has asked for, whoever gives a reason knows what for.
  const isOwnToKnow = !shown && version === 1;
  return isOwnToKnow || notSeen.every(({ personId }) => known.has(personId))
    ? undefined
    : `${missing} Look for them, or lift the stop again: these names are recorded with your reason.`;
}

/** Who adds people of a permit without a work policy, and when. */
export interface CrewOfPermit {
  isAlarmInForce: boolean;
  siteId: string;
  /** Whether work under it may be under way: it is approved, or waits for its closure or cancellation. */
  isApproved: boolean;
  hasWorkPolicy: boolean;
  /** Its submitter, and whoever holds it. */
  holderIds: readonly string[];
}

/** Why a user who is not the host's may not add somebody to the list, as a sentence; undefined if they may. */
export function findCrewProblem(
  permit: CrewOfPermit | undefined,
  { userId, siteId }: { userId: string; siteId: string },
): string | undefined {
  if (!permit || permit.siteId !== siteId || !permit.holderIds.includes(userId))
    return 'Only the people of a permit at this site that you submitted or hold can be added.';
  if (permit.hasWorkPolicy) return 'Sign these people on to the permit. They are on the list then.';
  if (!permit.isApproved) return 'Only the people of an approved permit can be added.';
  return permit.isAlarmInForce ? undefined : 'People can be added while everybody is called to the assembly point.';
}
