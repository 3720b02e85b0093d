import type { ReadOnlyProps } from '../input-renderer.ts';
import { NotFilled } from '../not-filled.tsx';

/** Keeps the line breaks of the text. */
export function TextareaReadOnly({ value }: ReadOnlyProps<string>) {
  return value ? <p className="form-reading form-reading-lines">{value}</p> : <NotFilled />;
}
