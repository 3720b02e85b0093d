import { isReportYear, listMonthsOfYear, toYear, invalidYearMessage } from '@eptw/domain/time/month';
import type { InitiativesMonth } from '@eptw/domain/report/initiatives';
import type { ActorContext, AppContext } from '../../../app-context.ts';
import { createEventStream } from '../../../events/event-stream.ts';
import type { EventMap } from '../../../events/events.ts';
import { Refusal } from '../../../refusal.ts';
import { countPermitsRaised } from './store.ts';

export interface InitiativesQuery {
  /** 'ALL' or the code of a site; all unless given. */
  permitSite?: string | null | undefined;
  /** This year unless given. */
  currentYear?: number | null | undefined;
}

/**
 * How many permits each site raised in the months of a year. Of every site for everybody: a number says nothing of any
 * permit. Refuses a year that is none, and a site that is none.
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

/** Each permit and child permit that anybody raises. It says nothing of which: everybody reads how many there are. */
export function subscribeToPermitsRaised({ events }: AppContext): AsyncIterableIterator<EventMap['permitChanged']> {
  return createEventStream(events, 'permitChanged', ({ action }) => action === 'create');
}
