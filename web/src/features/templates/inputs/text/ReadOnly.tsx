import type { ReadOnlyProps } from '../input-renderer.ts';
import { NotFilled } from '../not-filled.tsx';

export function TextReadOnly({ value }: ReadOnlyProps<string>) {
  return value ? <span className="form-reading">{value}</span> : <NotFilled />;
}
