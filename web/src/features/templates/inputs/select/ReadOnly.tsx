import type { ReadOnlyProps } from '../input-face.ts';
import { ValueInWords } from '../value-in-words.tsx';

export function SelectReadOnly(props: ReadOnlyProps<string>) {
  return <ValueInWords {...props} />;
}
