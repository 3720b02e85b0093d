import { Check, CircleAlert, LoaderCircle } from 'lucide-react';
import type { ReactNode } from 'react';

interface SavedStateProps {
  kind: 'quiet' | 'saving' | 'done' | 'warning';
  children?: ReactNode;
}

const icons: Record<SavedStateProps['kind'], ReactNode> = {
  quiet: null,
  saving: <LoaderCircle size={14} className="form-spin" aria-hidden />,
  done: <Check size={14} strokeWidth={2.5} aria-hidden />,
  warning: <CircleAlert size={14} aria-hidden />,
};

/** In the bar: whether what was entered is kept. */
export function SavedState({ kind, children }: SavedStateProps) {
  return (
    <span className={`raise-saved raise-saved-${kind}`}>
      {icons[kind]}
      <span>{kind === 'saving' ? 'Saving' : children}</span>
    </span>
  );
}
