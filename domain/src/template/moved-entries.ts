/**
 * Returns which of these positions, by list index, are out of order: without them the list ascends, and their number
 * is minimal. When one entry of a list was moved, only that one is returned, not those it passed.
 */
export function findMovedEntries(places: readonly number[]): Set<number> {
  const longest: number[] = [];
  const previous: number[] = [];
  for (let index = 0; index < places.length; index += 1) {
    longest[index] = 1;
    previous[index] = -1;
    for (let earlier = 0; earlier < index; earlier += 1) {
      const reaches = (longest[earlier] ?? 0) + 1;
      if ((places[earlier] ?? 0) < (places[index] ?? 0) && reaches > (longest[index] ?? 0)) {
        longest[index] = reaches;
        previous[index] = earlier;
      }
    }
  }
  const stays = new Set<number>();
  let at = longest.indexOf(Math.max(0, ...longest));
  while (at >= 0) {
    stays.add(at);
    at = previous[at] ?? -1;
  }
  return new Set([...places.keys()].filter((index) => !stays.has(index)));
}
