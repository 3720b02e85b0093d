import { isReportYear, listMonthsOfYear, toYear, invalidYearMessage } from '@eptw/domain/time/month';
import type { InitiativesMonth } from '@eptw/domain/report/initiatives';
import type { ActorContext, AppContext } from '../../../app-context.ts';
import { createEventStream } from '../../../events/event-stream.ts';
import type { EventMap } from '../../../events/events.ts';
import { Refusal } from '../../../refusal.ts';
import { countPermitsRaised } from './store.ts';

export interface InitiativesQuery {
  /** 'ALL' or the code of a site; all by default. */
  permitSite?: string | null | undefined;
  /** The current year by default. */
  currentYear?: number | null | undefined;
}

/**
 * How many permits each site raised in each month of a year. All users get all sites, since a count reveals nothing
 * about a permit. Refuses an invalid year and an unknown site.
 */
export async function loadInitiatives(
  context: ActorContext,
  request: InitiativesQuery,
): Promise<{ year: number; months: InitiativesMonth[] }> {
  const year = request.currentYear ?? toYear(context.clock());
  if (!isReportYear(year)) throw new Refusal('BAD_INPUT', invalidYearMessage);
  const rows = await countPermitsRaised(context.db, year);
  const codes = [...new Set(rows.map(({ code }) => code))];
  const site = request.permitSite ?? 'ALL';
  if (site !== 'ALL' && !codes.includes(site))
    throw new Refusal('BAD_INPUT', `There is no site '${site.slice(0, 40)}'. Choose the code of a site, or ALL.`);
  const requestedCodes = site === 'ALL' ? codes : [site];
  const permits = new Map(rows.map((row) => [`${row.code} ${row.month}`, row.permits]));
  const months = listMonthsOfYear(year).map((month, index) => ({
    month,
    sites: requestedCodes.map((code) => ({ code, permits: permits.get(`${code} ${index + 1}`) ?? 0 })),
  }));
  return { year, months };
}

/** Emits for each permit and child permit that any user raises, without naming it: all users may read the counts. */
export function subscribeToPermitsRaised({ events }: AppContext): AsyncIterableIterator<EventMap['permitChanged']> {
  return createEventStream(events, 'permitChanged', ({ action }) => action === 'create');
}
