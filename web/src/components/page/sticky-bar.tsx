import type { ReactNode } from 'react';
import './page.css';

/** The bar at the bottom of a screen: what is missing on one side, the actions on the other. */
export function StickyBar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className="sticky-bar" aria-label={label}>
      <div className="sticky-bar-content">{children}</div>
    </section>
  );
}
