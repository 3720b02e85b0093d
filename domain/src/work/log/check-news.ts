import { formatLimits } from '../../work-policy/describe-work-policy.ts';
import { findEdgeValue } from '../../work-policy/reading-range.ts';
import { gasReadings, type CheckReading, type CheckSeries, type WorkPolicy } from '../../work-policy/work-policy.ts';
import { formatCompactDateTime } from '../../time/format-compact-date-time.ts';
import { findReadingProblem, type GivenReadings } from './check-record.ts';
import { findSeries } from './combined-policy.ts';
import type { WorkEntry } from './work-log.ts';

/** What people on site call the gases of a gas test. */
const gasSymbols: Readonly<Record<string, string>> = {
  oxygen: 'O₂',
  flammable: 'LEL',
  hydrogenSulfide: 'H₂S',
  carbonMonoxide: 'CO',
};

/** The short name of a reading: of a gas its symbol, unless a form calls it otherwise. */
function findShortName({ name, label }: CheckReading): string {
  const isUsual = gasReadings.some((gas) => gas.name === name && gas.label === label);
  return (isUsual && gasSymbols[name]) || label;
}

/** The readings that fail, in short, with their values: 'H₂S 150 ppm', 'LEL > 100 %'. */
export function listFailedValues(series: CheckSeries, given: GivenReadings): string[] {
  return listFailed(series, given).map(({ value }) => value);
}

/** The same, each with its limit: 'H₂S 150 ppm (limit below 10 ppm)', 'LEL > 100 % (…)'. */
export function listFailedReadings(series: CheckSeries, given: GivenReadings): string[] {
  return listFailed(series, given).map(({ value, limits }) => (limits === '' ? value : `${value} (limit ${limits})`));
}

function listFailed({ readings }: CheckSeries, given: GivenReadings): { value: string; limits: string }[] {
  return readings.flatMap((reading) => {
    if (findReadingProblem(reading, given) === undefined) return [];
    const isOverRange = given.overRange?.includes(reading.name) ?? false;
    const figure = isOverRange ? `> ${findEdgeValue(reading)}` : `${given.values[reading.name]}`;
    const value = [findShortName(reading), figure, reading.unit].filter((part) => part !== '').join(' ');
    return [{ value, limits: formatLimits(reading) }];
  });
}

/**
 * A check that failed or was missed, for those who did not see it: the check, the value and its limit, or when it was
 * due; never what somebody wrote. Undefined for any other entry.
 */
export function formatCheckNews(
  { event, at, details }: WorkEntry,
  policy: WorkPolicy,
  timeZone: string,
): string | undefined {
  if (event === 'missCheck') {
    const title = findSeries(policy, details.series)?.title ?? details.series;
    return `${title} missed, due ${formatCompactDateTime(new Date(details.due), at, timeZone)}`;
  }
  if (event !== 'recordCheck' || details.result === 'passed') return undefined;
  const series = findSeries(policy, details.series);
  const readings = series ? listFailedReadings(series, details) : [];
  return [`${series?.title ?? details.series} failed`, ...readings].join(', ');
}
