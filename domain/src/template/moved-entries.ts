/**
 * Which of these places, by their index in the list, do not follow the others: taking them out leaves an ascending list,
 * and no fewer would do. Of a row in which one entry was moved, that one is told and not all that it went past.
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
