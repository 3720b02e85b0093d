import type { ReadOnlyProps } from '../input-renderer.ts';
import { DisplayedValue } from '../displayed-value.tsx';

export function SelectReadOnly(props: ReadOnlyProps<string>) {
  return <DisplayedValue {...props} />;
}
