import { visibilityByRole } from '@eptw/domain/access/visibility';
import { message } from '@eptw/domain/message';
import { parseDayRange, type DayRange } from '@eptw/domain/time/day-range';
import type { ActorContext } from '../../app-context.ts';
import { Refusal } from '../../refusal.ts';
import { listBoardSites, type BoardSite } from './store.ts';

type Optional<Value> = Value | null | undefined;

/** The sites whose permits a board of this person counts: all for whoever sees all permits, otherwise the own ones. */
async function listReadableSites({ db, actor }: Pick<ActorContext, 'db' | 'actor'>): Promise<BoardSite[]> {
  const sites = await listBoardSites(db);
  return visibilityByRole[actor.role] === 'all' ? sites : sites.filter(({ _id }) => actor.siteIds.includes(_id));
}

/**
 * The sites that a board is about, by code, name or id. One that is not there and one that is not the person's are refused
 * alike. With none named, all that the person may read.
 */
export async function resolveSites(
  context: Pick<ActorContext, 'db' | 'actor'>,
  requested: Optional<readonly string[]>,
): Promise<BoardSite[]> {
  const readable = await listReadableSites(context);
  if (!requested || requested.length === 0) return readable;
  // Living sites come last and win where an archived one bears the same code.
  const siteByKey = new Map(
    readable.toReversed().flatMap((site) => [site.name, site.code, site._id].map((key) => [key, site])),
  );
  const chosen = requested.map((text) => {
    const site = siteByKey.get(text.trim());
    if (!site) throw new Refusal('NOT_FOUND', `You have no site '${text.slice(0, 40)}'. Choose another.`);
    return site;
  });
  return readable.filter((site) => chosen.includes(site));
}

/** The sites that a board is about, of which at least one must be named. */
export async function requireSites(
  context: Pick<ActorContext, 'db' | 'actor'>,
  requested: Optional<readonly string[]>,
  missing: string = message.selectBoardSite,
): Promise<BoardSite[]> {
  if (!requested || requested.length === 0) throw new Refusal('BAD_INPUT', missing);
  return resolveSites(context, requested);
}

/** A range of days as it is sent. */
export interface DateRangeInput {
  startDate?: Optional<string>;
  endDate?: Optional<string>;
}

/** The days that a board is about. Throws the refusal of what is no range. */
export function requireRange(
  { startDate, endDate }: DateRangeInput,
  missing: string = message.selectDateRange,
): DayRange {
  const range = parseDayRange(startDate, endDate, missing);
  if ('problem' in range) throw new Refusal('BAD_INPUT', range.problem);
  return range;
}

/** The same where a board may also be about all days. */
export function parseOptionalRange(input: DateRangeInput): DayRange | undefined {
  return input.startDate || input.endDate ? requireRange(input) : undefined;
}
