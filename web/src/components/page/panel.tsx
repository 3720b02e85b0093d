import { useId, type ReactNode } from 'react';
import { joinClasses } from '../../lib/join-classes.ts';
import './page.css';

interface PanelProps {
  /** The panel's accessible name; shown as its heading unless `hiddenTitle`. */
  title: string;
  hiddenTitle?: boolean;
  /** At the end of the heading's row. */
  extra?: ReactNode;
  className?: string;
  id?: string;
  children: ReactNode;
}

/** A bordered part of a screen. */
export function Panel({ title, hiddenTitle, extra, className, id, children }: PanelProps) {
  const headingId = useId();
  return (
    <section className={joinClasses('panel', className)} aria-labelledby={headingId} id={id}>
      {hiddenTitle ? (
        <h2 id={headingId} className="visually-hidden">
          {title}
        </h2>
      ) : (
        <header className="panel-header">
          <h2 id={headingId}>{title}</h2>
          {extra}
        </header>
      )}
      {children}
    </section>
  );
}
