/**
 * Returns which of these positions, by list index, are out of order: without them the list ascends, and their number
 * is minimal. When one entry of a list was moved, only that one is returned, not those it passed.
 */
export function findMovedEntries(positions: readonly number[]): Set<number> {
  const longest: number[] = [];
  const previous: number[] = [];
  for (let index = 0; index < positions.length; index += 1) {
    longest[index] = 1;
    previous[index] = -1;
    for (let earlier = 0; earlier < index; earlier += 1) {
      const length = (longest[earlier] ?? 0) + 1;
      if ((positions[earlier] ?? 0) < (positions[index] ?? 0) && length > (longest[index] ?? 0)) {
        longest[index] = length;
        previous[index] = earlier;
      }
    }
  }
  const unmoved = new Set<number>();
  let at = longest.indexOf(Math.max(0, ...longest));
  while (at >= 0) {
    unmoved.add(at);
    at = previous[at] ?? -1;
  }
  return new Set([...positions.keys()].filter((index) => !unmoved.has(index)));
}
