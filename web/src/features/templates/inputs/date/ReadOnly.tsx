import { readableDate } from '@eptw/domain/permit/date-words';
import type { ReadOnlyProps } from '../input-face.ts';
import { NotFilled } from '../not-filled.tsx';

export function DateReadOnly({ value }: ReadOnlyProps<string>) {
  return value ? <span className="form-reading">{readableDate(value)}</span> : <NotFilled />;
}
