import type { ReactNode } from 'react';
import './page.css';

/** The bar at the foot of a screen of work: what is left on one side, what can be done on the other. */
export function StickyBar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className="sticky-bar" aria-label={label}>
      <div className="sticky-bar-content">{children}</div>
    </section>
  );
}
