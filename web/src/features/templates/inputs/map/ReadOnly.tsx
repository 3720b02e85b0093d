import type { ReadOnlyProps } from '../input-renderer.ts';
import { NotFilled } from '../not-filled.tsx';
import { MarkedMap } from './marked-map.tsx';

export function MapReadOnly({ input, value }: ReadOnlyProps<string[]>) {
  if (!value || value.length === 0) return <NotFilled>Not marked</NotFilled>;
  return value.map((filename) => <MarkedMap key={filename} filename={filename} label={input.label} />);
}
