/** A path in a file: member names, and list indexes from 0. */
export type ValuePath = readonly (string | number)[];

/** A problem in a content file, with its place. The code that reads the file adds its name and the line. */
export class ContentProblem extends Error {
  readonly valuePath: ValuePath;

  constructor(valuePath: ValuePath, message: string) {
    super(message);
    this.valuePath = valuePath;
  }
}

/** Formats a place: 'sections 2, items 1'. */
export function formatValuePath(valuePath: ValuePath): string {
  const [first, ...rest] = valuePath;
  if (first === undefined) return '';
  return rest.reduce<string>(
    (text, part) => `${text}${typeof part === 'number' ? ` ${part + 1}` : `, ${part}`}`,
    typeof first === 'number' ? `${first + 1}` : first,
  );
}
