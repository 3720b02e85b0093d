/** The median; between two middle values, their mean. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** The value below which this share (0 to 1) of the numbers lies, interpolated between neighbours. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)];
  const above = sorted[Math.ceil(place)];
  if (below === undefined || above === undefined) throw new Error('There is nothing to take a quantile of.');
  return below + (above - below) * (place - Math.floor(place));
}
