import { toOneLine } from '../text/one-line.ts';
import { toStoredText } from '../text/stored-text.ts';
import type { Actor } from '../user/actor.ts';
import type { Role } from '../user/role.ts';
import { maximumWorkText } from '../text/work-text.ts';

/** The roles that stop and lift all work at their own sites, and look after its permits. */
export const siteIssuers: readonly Role[] = ['MicronSupervisor', 'MicronManager', 'SiteAdmin'];

/** The roles that stop and lift all work: those of the site, and Super Admins at every site. */
export const areaStoppers: readonly Role[] = [...siteIssuers, 'SuperAdmin'];

/** Whether this user may stop, and lift a stop of, all work at a site. */
export function mayStopArea({ role, siteIds }: Pick<Actor, 'role' | 'siteIds'>, siteId: string): boolean {
  return areaStoppers.includes(role) && (role === 'SuperAdmin' || siteIds.includes(siteId));
}

interface AreaStopKindRow {
  /** What it is for, as screens and text messages say it. */
  words: string;
  /** Whether 'Everybody to the assembly point' is set before anybody has changed it. */
  gathers: boolean;
  isDrill: boolean;
}

/** THE table of kinds of stops of all work, the gravest first: of several in force together, that one is shown. */
export const areaStopKinds = {
  fire: { words: 'Fire alarm', gathers: true, isDrill: false },
  gas: { words: 'Gas alarm', gathers: true, isDrill: false },
  evacuation: { words: 'Evacuation', gathers: true, isDrill: false },
  alarm: { words: 'Alarm', gathers: true, isDrill: false },
  other: { words: 'Something else', gathers: false, isDrill: false },
  weather: { words: 'Weather', gathers: false, isDrill: false },
  powerCut: { words: 'Power cut', gathers: false, isDrill: false },
  drill: { words: 'Drill', gathers: true, isDrill: true },
} as const satisfies Record<string, AreaStopKindRow>;

export type AreaStopKind = keyof typeof areaStopKinds;

/** Every kind, the gravest first. */
export const areaStopKindNames = Object.keys(areaStopKinds) as readonly AreaStopKind[];

/** Whether this version has this kind. */
export function isAreaStopKind(value: string): value is AreaStopKind {
  return Object.hasOwn(areaStopKinds, value);
}

/** The kind of a stored stop; one that only a newer version has is like any other reason in words. */
export function toAreaStopKind(value: string): AreaStopKind {
  return isAreaStopKind(value) ? value : 'other';
}

/** Whether one kind is graver than another. */
export function isGraverKind(kind: AreaStopKind, than: AreaStopKind): boolean {
  return areaStopKindNames.indexOf(kind) < areaStopKindNames.indexOf(than);
}

/** What a stop is for, and why. */
export interface StopCause {
  kind: AreaStopKind;
  /** In words; the words of the kind where there are no others. */
  reason: string;
}

/** What is wrong with the reason of a stop, as a sentence; undefined when nothing is. */
export function findStopReasonProblem(kind: AreaStopKind, reason: string): string | undefined {
  if (kind === 'other' && toStoredText(reason) === '')
    return 'Please give a reason, or choose a kind, such as an alarm, an evacuation or the weather.';
  return reason.length > maximumWorkText ? `A reason has at most ${maximumWorkText} characters.` : undefined;
}

/** The cause of a stop as it is recorded: its words, or those of its kind. */
export function toStopCause(kind: AreaStopKind, reason: string): StopCause {
  return { kind, reason: toStoredText(reason) || areaStopKinds[kind].words };
}

/** The cause in full: 'Fire alarm: level 2'. */
export function formatStopCause({ kind, reason }: StopCause): string {
  const { words } = areaStopKinds[kind];
  return kind === 'other' || reason === words ? reason : `${words}: ${reason}`;
}

/** The longest reason of somebody's own in a list, in characters. */
const maximumListedReason = 40;

/** The second line of a stopped permit in a list: 'Stopped: fire alarm'. */
export function formatStopLabel({ kind, reason }: StopCause): string {
  const words = kind === 'other' ? toOneLine(reason, maximumListedReason) : areaStopKinds[kind].words.toLowerCase();
  return `Stopped: ${words}`;
}

/** A stop in force, as pages and prints show it. */
export interface ShownStop extends StopCause {
  siteName: string;
  /** Whether everybody is called to the assembly point. */
  isMustered: boolean;
}

/** The head of every page while a stop is in force: 'All work stopped at Fab 10N'. */
export function formatStopHeadline({ kind, siteName }: Pick<ShownStop, 'kind' | 'siteName'>): string {
  return `${areaStopKinds[kind].isDrill ? 'Drill: all' : 'All'} work stopped at ${siteName}`;
}

/** What people there do. */
export function formatStopInstruction({ isMustered }: Pick<ShownStop, 'isMustered'>): string {
  return isMustered ? 'Leave. Go to the assembly point.' : 'Stop work and make the place safe.';
}
