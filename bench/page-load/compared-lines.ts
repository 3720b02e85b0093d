import { median } from '../measure/statistics.ts';
import { formatNumber, type ResultLine } from '../measure/table.ts';
import type { VersionName } from './versions.ts';
import { measuredPages, type PageName, type Visit } from './visits.ts';

/** Every visit to a page, of both versions. */
export type Visits = Record<VersionName, Record<PageName, Visit>[]>;

/** The time in which a page does not react may be half that of the base. */
const maxBlockedRatio = 0.5;

const pageNames = Object.keys(measuredPages) as PageName[];

/** The lines of the time until a page can be used, with the ratio to the base. */
export function listTimes(visits: Visits): ResultLine[] {
  return pageNames.map((name) =>
    compare(measuredPages[name].label, pick(visits, name, 'milliseconds'), measuredPages[name].maxRatio),
  );
}

/** The lines of the time in which a page does not react while it loads. */
export function listBlocked(visits: Visits): ResultLine[] {
  return pageNames.map((name) => compare(measuredPages[name].label, pick(visits, name, 'blockedMs'), maxBlockedRatio));
}

/** The lines of how far pages move by themselves. */
export function listShifts(visits: Visits): ResultLine[] {
  return pageNames.map((name) => {
    const { today, base } = pick(visits, name, 'shift');
    const page = measuredPages[name];
    return {
      label: page.label,
      measured: formatNumber(median(today)),
      against: formatNumber(median(base)),
      ...('maxShift' in page && { verdict: { value: Math.max(...today), bound: { most: page.maxShift } } }),
    };
  });
}

/** The line of the fixed script in the same pages: a ratio far from one means that the machine was not the same. */
export function compareScript(visits: Visits): ResultLine {
  const ofAll = (version: VersionName) =>
    visits[version].flatMap((round) => Object.values(round).map(({ scriptMs }) => scriptMs));
  const [today, base] = [ofAll('today'), ofAll('base')];
  return {
    label: `a fixed script, ratio ${formatNumber(median(today) / median(base))}`,
    measured: formatRange(today),
    against: formatRange(base),
  };
}

function pick(visits: Visits, name: PageName, member: keyof Visit): Record<VersionName, number[]> {
  const of = (version: VersionName) => visits[version].map((round) => round[name][member]);
  return { today: of('today'), base: of('base') };
}

function compare(label: string, { today, base }: Record<VersionName, number[]>, most: number): ResultLine {
  return {
    label,
    measured: formatRange(today),
    against: formatRange(base),
    // A millisecond where the base did not block at all.
    verdict: { value: median(today) / Math.max(median(base), 1), bound: { most } },
  };
}

const formatRange = (times: readonly number[]) =>
  `${formatNumber(median(times))} (${formatNumber(Math.min(...times))} to ${formatNumber(Math.max(...times))}) ms`;
