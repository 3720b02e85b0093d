let namesCreated = 0;

/** A name that is not used yet; letters and digits only, as in codes. */
export function createUniqueName(): string {
  namesCreated += 1;
  return `T${namesCreated}`;
}
