import { visibilityByRole } from '@eptw/domain/access/visibility';
import { message } from '@eptw/domain/message';
import { parseDayRange, type DayRange } from '@eptw/domain/time/day-range';
import type { ActorContext } from '../../app-context.ts';
import { Refusal } from '../../refusal.ts';
import { listBoardSites, type BoardSite } from './store.ts';

type Optional<Value> = Value | null | undefined;

/**
 * The sites whose permits the actor's boards count: all if their role sees all permits, otherwise their own sites.
 */
async function listReadableSites({ db, actor }: Pick<ActorContext, 'db' | 'actor'>): Promise<BoardSite[]> {
  const sites = await listBoardSites(db);
  return visibilityByRole[actor.role] === 'all' ? sites : sites.filter(({ _id }) => actor.siteIds.includes(_id));
}

/**
 * The requested sites, by code, name or id. Refuses an unknown site and one that is not the actor's in the same way.
 * Without a request, all sites that the actor may read.
 */
export async function resolveSites(
  context: Pick<ActorContext, 'db' | 'actor'>,
  requested: Optional<readonly string[]>,
): Promise<BoardSite[]> {
  const readable = await listReadableSites(context);
  if (!requested || requested.length === 0) return readable;
  // Active sites come last, so that they win over archived ones with the same code.
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

/** The requested sites, of which there must be at least one. */
export async function requireSites(
  context: Pick<ActorContext, 'db' | 'actor'>,
  requested: Optional<readonly string[]>,
  missing: string = message.selectBoardSite,
): Promise<BoardSite[]> {
  if (!requested || requested.length === 0) throw new Refusal('BAD_INPUT', missing);
  return resolveSites(context, requested);
}

/** A range of days, as received. */
export interface DateRangeInput {
  startDate?: Optional<string>;
  endDate?: Optional<string>;
}

/** The range of days. Throws the refusal of an invalid range. */
export function requireRange(
  { startDate, endDate }: DateRangeInput,
  missing: string = message.selectDateRange,
): DayRange {
  const range = parseDayRange(startDate, endDate, missing);
  if ('problem' in range) throw new Refusal('BAD_INPUT', range.problem);
  return range;
}

/** The same for boards that may also cover all days. */
export function parseOptionalRange(input: DateRangeInput): DayRange | undefined {
  return input.startDate || input.endDate ? requireRange(input) : undefined;
}
