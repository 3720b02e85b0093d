import { formatMonth, type Month } from '../time/month.ts';
import type { Cell } from '../export/csv.ts';

/** What a permit on paper would weigh, with its copies: what one permit in this program saves. */
const gramsPerPermit = 400;

export const initiativesTitle = 'ePTW Initiatives';
export const initiativesNote = '1 Permit = 400G';

/** The kilograms that so many permits save. Counted in grams, so that no tenth is lost. */
export function toKilograms(permits: number): number {
  return (permits * gramsPerPermit) / 1000;
}

/** The sites that the months of the API name, by the name of their count. */
export const namedSites = {
  f10a1Permits: 'F10A1',
  f10a2Permits: 'F10A2',
  f10nPermits: 'F10N',
  f10nxPermits: 'F10NX',
  f10wPermits: 'F10W',
  f10xPermits: 'F10X',
} as const;

/** How many permits were raised at a site. */
export interface SitePermits {
  code: string;
  permits: number;
}

/** The permits of a month, at every site of the installation. */
export interface InitiativesMonth {
  month: Month;
  sites: SitePermits[];
}

/** How many permits were raised at the site of this code; none where there is no such site. */
export function countPermitsAt(sites: readonly SitePermits[], code: string): number {
  return sites.find((site) => site.code === code)?.permits ?? 0;
}

/** How many permits each site raised in all of these months. */
export function sumBySite(months: readonly InitiativesMonth[]): SitePermits[] {
  return (months[0]?.sites ?? []).map(({ code }) => ({
    code,
    permits: months.reduce((sum, { sites }) => sum + countPermitsAt(sites, code), 0),
  }));
}

/** A year as a table to be taken along: permits and kilograms of every site, month by month, and their sums. */
export function createInitiativesTable(months: readonly InitiativesMonth[]): Cell[][] {
  const codes = (months[0]?.sites ?? []).map(({ code }) => code);
  const row = (name: string, sites: readonly SitePermits[]) => [
    name,
    ...codes.flatMap((code) => [countPermitsAt(sites, code), toKilograms(countPermitsAt(sites, code))]),
  ];
  return [
    ['Month', ...codes.flatMap((code) => [`${code} permits`, `${code} kgs`])],
    ...months.map(({ month, sites }) => row(formatMonth(month), sites)),
    row('Total', sumBySite(months)),
  ];
}
