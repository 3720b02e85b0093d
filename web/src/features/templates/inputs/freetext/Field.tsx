import type { InputFieldProps } from '../input-renderer.ts';

/** A paragraph of the template. */
export function FreetextInputField({ input }: InputFieldProps<never>) {
  return <p className="form-freetext">{input.label}</p>;
}
