import { formatMonth, type Month } from '../time/month.ts';
import type { Cell } from '../export/csv.ts';

/** Weight in grams of a paper permit with its copies, which an electronic permit saves. */
const gramsPerPermit = 400;

export const initiativesTitle = 'ePTW Initiatives';
export const initiativesNote = '1 Permit = 400G';

/** The kilograms of paper saved by a number of permits. Calculated in grams, so that no fraction is lost. */
export function toKilograms(permits: number): number {
  return (permits * gramsPerPermit) / 1000;
}

/** The sites that the API's months list by name: name of the count → site code. */
export const namedSites = {
  f10a1Permits: 'F10A1',
  f10a2Permits: 'F10A2',
  f10nPermits: 'F10N',
  f10nxPermits: 'F10NX',
  f10wPermits: 'F10W',
  f10xPermits: 'F10X',
} as const;

/** The number of permits raised at a site. */
export interface SitePermits {
  code: string;
  permits: number;
}

/** The permits raised in a month, by site. */
export interface InitiativesMonth {
  month: Month;
  sites: SitePermits[];
}

/** The number of permits raised at the site with this code; zero if there is no such site. */
export function countPermitsAt(sites: readonly SitePermits[], code: string): number {
  return sites.find((site) => site.code === code)?.permits ?? 0;
}

/** The total per site over all these months. */
export function sumBySite(months: readonly InitiativesMonth[]): SitePermits[] {
  return (months[0]?.sites ?? []).map(({ code }) => ({
    code,
    permits: months.reduce((sum, { sites }) => sum + countPermitsAt(sites, code), 0),
  }));
}

/** A year as a table for export: permits and kilograms by month and site, with their sums. */
export function createInitiativesTable(months: readonly InitiativesMonth[]): Cell[][] {
  const codes = (months[0]?.sites ?? []).map(({ code }) => code);
  const createRow = (name: string, sites: readonly SitePermits[]) => [
    name,
    ...codes.flatMap((code) => [countPermitsAt(sites, code), toKilograms(countPermitsAt(sites, code))]),
  ];
  return [
    ['Month', ...codes.flatMap((code) => [`${code} permits`, `${code} kgs`])],
    ...months.map(({ month, sites }) => createRow(formatMonth(month), sites)),
    createRow('Total', sumBySite(months)),
  ];
}
