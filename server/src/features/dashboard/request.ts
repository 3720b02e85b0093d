import { visibilityOf } from '@eptw/domain/access/visibility';
import { message } from '@eptw/domain/message';
import { dayRange, type DayRange } from '@eptw/domain/report/days';
import type { Scope } from '../../graphql/context.ts';
import { Refusal } from '../../graphql/errors.ts';
import { boardSites, type BoardSite } from './store.ts';

type Sent<Value> = Value | null | undefined;

/** The sites whose permits a board of this person counts: all for whoever sees all permits, otherwise the own ones. */
async function readableSites({ db, actor }: Pick<Scope, 'db' | 'actor'>): Promise<BoardSite[]> {
  const sites = await boardSites(db);
  return visibilityOf[actor.role] === 'all' ? sites : sites.filter(({ _id }) => actor.siteIds.includes(_id));
}

/**
 * The sites that a board is about, by code, name or id. One that is not there and one that is not the person's are refused
 * alike. With none named, all that the person may read.
 */
export async function sitesOf(
  scope: Pick<Scope, 'db' | 'actor'>,
  wanted: Sent<readonly string[]>,
): Promise<BoardSite[]> {
  const readable = await readableSites(scope);
  if (!wanted || wanted.length === 0) return readable;
  // Living sites come last and win where an archived one bears the same code.
  const known = new Map(
    readable.toReversed().flatMap((site) => [site.name, site.code, site._id].map((key) => [key, site])),
  );
  const chosen = wanted.map((text) => {
    const site = known.get(text.trim());
    if (!site) throw new Refusal('NOT_FOUND', `There is no site '${text.slice(0, 40)}' among yours. Choose another.`);
    return site;
  });
  return readable.filter((site) => chosen.includes(site));
}

/** The sites that a board is about, of which at least one must be named. */
export async function namedSites(
  scope: Pick<Scope, 'db' | 'actor'>,
  wanted: Sent<readonly string[]>,
  missing: string = message.selectBoardSite,
): Promise<BoardSite[]> {
  if (!wanted || wanted.length === 0) throw new Refusal('BAD_INPUT', missing);
  return sitesOf(scope, wanted);
}

/** A range of days as it is sent. */
export interface SentRange {
  startDate?: Sent<string>;
  endDate?: Sent<string>;
}

/** The days that a board is about. Throws the refusal of what is no range. */
export function requiredRange({ startDate, endDate }: SentRange, missing: string = message.selectDateRange): DayRange {
  const range = dayRange(startDate, endDate, missing);
  if ('problem' in range) throw new Refusal('BAD_INPUT', range.problem);
  return range;
}

/** The same where a board may also be about all days. */
export function optionalRange(sent: SentRange): DayRange | undefined {
  return sent.startDate || sent.endDate ? requiredRange(sent) : undefined;
}
