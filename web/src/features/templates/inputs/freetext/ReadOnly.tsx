import type { ReadOnlyProps } from '../input-renderer.ts';

/** A paragraph of the template, as in the field. */
export function FreetextReadOnly({ input }: ReadOnlyProps<never>) {
  return <p className="form-freetext">{input.label}</p>;
}
