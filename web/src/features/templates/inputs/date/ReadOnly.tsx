import type { ReadOnlyProps } from '../input-face.ts';
import { ValueInWords } from '../value-in-words.tsx';

export function DateReadOnly(props: ReadOnlyProps<string>) {
  return <ValueInWords {...props} />;
}
