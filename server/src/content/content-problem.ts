/** A path in a file: member names, and list indexes from 0. */
export type Place = readonly (string | number)[];

/** A problem in a content file, with its place. The code that reads the file adds its name and the line. */
export class ContentProblem extends Error {
  readonly place: Place;

  constructor(place: Place, message: string) {
    super(message);
    this.place = place;
  }
}

/** Formats a place: 'sections 2, items 1'. */
export function describePlace(place: Place): string {
  const [first, ...rest] = place;
  if (first === undefined) return '';
  return rest.reduce<string>(
    (words, part) => `${words}${typeof part === 'number' ? ` ${part + 1}` : `, ${part}`}`,
    typeof first === 'number' ? `${first + 1}` : first,
  );
}
