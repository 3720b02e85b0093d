/** Leads to a place in a file: names of members, and positions in lists from 0. */
export type Place = readonly (string | number)[];

/** What is wrong in a content file, and where. Whoever reads the file adds its name and the line. */
export class ContentProblem extends Error {
  readonly place: Place;

  constructor(place: Place, message: string) {
    super(message);
    this.place = place;
  }
}

/** A place for people: 'sections 2, items 1'. */
export function describePlace(place: Place): string {
  const [first, ...rest] = place;
  if (first === undefined) return '';
  return rest.reduce<string>(
    (words, part) => `${words}${typeof part === 'number' ? ` ${part + 1}` : `, ${part}`}`,
    typeof first === 'number' ? `${first + 1}` : first,
  );
}
