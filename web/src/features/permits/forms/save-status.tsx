import { Check, CircleAlert, LoaderCircle } from 'lucide-react';
import type { ReactNode } from 'react';

interface SaveStatusProps {
  kind: 'quiet' | 'saving' | 'done' | 'warning';
  children?: ReactNode;
}

const icons: Record<SaveStatusProps['kind'], ReactNode> = {
  quiet: null,
  saving: <LoaderCircle size={14} className="form-spin" aria-hidden />,
  done: <Check size={14} strokeWidth={2.5} aria-hidden />,
  warning: <CircleAlert size={14} aria-hidden />,
};

/** In the bar: whether the answers are saved. */
export function SaveStatus({ kind, children }: SaveStatusProps) {
  return (
    <span className={`raise-saved raise-saved-${kind}`}>
      {icons[kind]}
      <span>{kind === 'saving' ? 'Saving' : children}</span>
    </span>
  );
}
