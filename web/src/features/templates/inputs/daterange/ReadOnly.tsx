import { readableDate } from '@eptw/domain/permit/date-words';
import type { ReadOnlyProps } from '../input-face.ts';
import { NotFilled } from '../not-filled.tsx';

export function DaterangeReadOnly({ value }: ReadOnlyProps<string[]>) {
  if (!value || value.length === 0) return <NotFilled />;
  return <span className="form-reading">{value.map(readableDate).join(' to ')}</span>;
}
