import type { FieldProps } from '../input-renderer.ts';

/** A paragraph of the template, to be read. */
export function FreetextField({ input }: FieldProps<never>) {
  return <p className="form-freetext">{input.label}</p>;
}
