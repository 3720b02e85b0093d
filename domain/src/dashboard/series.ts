/** A count in a period, such as a month. */
export interface CountedPoint {
  period: string;
  value: string;
  count: number;
}

export interface Series {
  key: string;
  name: string;
  /** One per period, in the order of the periods. */
  counts: number[];
}

/** Converts points to one line per name, with a number for every period. */
export function toSeries(
  lines: readonly { key: string; name: string }[],
  periods: readonly string[],
  points: readonly CountedPoint[],
): Series[] {
  const positionByPeriod = new Map(periods.map((period, index) => [period, index]));
  const counts = new Map(lines.map(({ key }) => [key, periods.map(() => 0)]));
  for (const { period, value, count } of points) {
    const line = counts.get(value);
    const position = positionByPeriod.get(period);
    if (line && position !== undefined) line[position] = (line[position] ?? 0) + count;
  }
  return lines.map(({ key, name }) => ({ key, name, counts: counts.get(key) ?? [] }));
}
