import type { ReactNode } from 'react';
import './status.css';

/** Turns 'Aisha Karim' or 'aisha.karim@…' into 'AK'. */
export function toInitials(name: string): string {
  const words = (name.split('@')[0] ?? '').split(/[\s._-]+/).filter(Boolean);
  return words
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
}

/** A user's initials in a circle; decorative, so the name must be beside it. */
export function Avatar({ name, size = 24 }: { name: string; size?: number }) {
  return (
    <span className="avatar" aria-hidden style={{ width: size, height: size, fontSize: size > 26 ? 12 : 10.5 }}>
      {toInitials(name)}
    </span>
  );
}

interface PersonProps {
  name: string;
  /** Replaces the name, for example with highlighted matches. */
  children?: ReactNode;
  /** A second line, such as the company. */
  note?: string;
}

export function Person({ name, children, note }: PersonProps) {
  return (
    <span className="person">
      <Avatar name={name} size={note ? 32 : 24} />
      <span className="person-name">
        {children ?? name}
        {note && <small>{note}</small>}
      </span>
    </span>
  );
}
