import type { FieldProps } from '../input-renderer.ts';

/** A paragraph of the template. */
export function FreetextField({ input }: FieldProps<never>) {
  return <p className="form-freetext">{input.label}</p>;
}
