import type { Tone } from '@eptw/domain/text/tone';
import { formatInteger } from '@eptw/domain/text/format-integer';
import type { ReactNode } from 'react';
import './status.css';

interface StatusTagProps {
  tone: Tone;
  /** In place of the dot; decorative. */
  icon?: ReactNode;
  children: ReactNode;
}

/** A status in its colour. The colour comes from the domain's `getStatusTone`, the label from `formatStatus`. */
export function StatusTag({ tone, icon, children }: StatusTagProps) {
  return (
    <span className="status-tag" data-tone={tone} data-icon={icon ? true : undefined}>
      {icon}
      {children}
    </span>
  );
}

/** A count of pending items; warm where the viewer must act. Shows '9999+' above 9999, and nothing at zero. */
export function CountBadge({ count, warm, label }: { count: number; warm?: boolean; label?: string }) {
  if (!count) return null;
  return (
    <span className="count-badge" data-warm={warm || undefined}>
      {count > 9999 ? '9999+' : formatInteger(count)}
      {label && <span className="visually-hidden"> {label}</span>}
    </span>
  );
}
