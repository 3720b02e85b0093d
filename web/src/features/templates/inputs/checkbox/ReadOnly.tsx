import { Check } from 'lucide-react';
import { NotFilled } from '../not-filled.tsx';
import type { ReadOnlyProps } from '../input-renderer.ts';

export function CheckboxReadOnly({ value }: ReadOnlyProps<boolean>) {
  if (!value) return <NotFilled>Not ticked</NotFilled>;
  return (
    <span className="form-reading form-reading-tick">
      <Check size={14} strokeWidth={2.5} aria-hidden />
      Confirmed
    </span>
  );
}
