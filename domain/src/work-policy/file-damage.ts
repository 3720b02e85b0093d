/** Members of an object read from a file. */
export type Members = Readonly<Record<string, unknown>>;

/** Says where a file is damaged; caught by the function that parses the file. */
export class DamagedFileError extends Error {}

export function readObject(value: unknown, where: string): Members {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new DamagedFileError(where);
  return value as Members;
}

export function readArray(value: unknown, where: string): readonly unknown[] {
  if (!Array.isArray(value)) throw new DamagedFileError(where);
  return value;
}

export function readText(value: unknown, where: string): string {
  if (typeof value !== 'string') throw new DamagedFileError(where);
  return value;
}

/** Reads a flag that may be left out, which then is false. */
export function readFlag(value: unknown, where: string): boolean {
  if (value != null && typeof value !== 'boolean') throw new DamagedFileError(where);
  return value === true;
}

/** Reads a number that may be left out. */
export function readNumber(value: unknown, where: string): number | undefined {
  if (value != null && typeof value !== 'number') throw new DamagedFileError(where);
  return value ?? undefined;
}
