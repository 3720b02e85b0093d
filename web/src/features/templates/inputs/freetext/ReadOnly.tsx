import type { ReadOnlyProps } from '../input-renderer.ts';

/** A paragraph of the template, the same as while filling in. */
export function FreetextReadOnly({ input }: ReadOnlyProps<never>) {
  return <p className="form-freetext">{input.label}</p>;
}
