import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link } from 'react-router';
import { setScreenTitle } from '../../lib/page-title.ts';
import { readLastListAddress } from '../../lib/use-list-state.ts';
import { focusOpenedPage } from './focus-heading.ts';
import './page.css';

interface PageHeaderProps {
  title: string;
  /** Beside the title, such as a status tag. */
  titleExtra?: ReactNode;
  /** Below the title. */
  note?: ReactNode;
  /** A link back to a list, with its last filters. */
  back?: { to: string; label: string };
  /** Buttons at the end of the row. */
  actions?: ReactNode;
}

/** The header of a screen. It also sets the document's title, and takes the focus when the screen opens. */
export function PageHeader({ title, titleExtra, note, back, actions }: PageHeaderProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => setScreenTitle(title), [title]);
  useEffect(() => {
    if (heading.current) focusOpenedPage(heading.current);
  }, []);
  return (
    <header className="page-header">
      <div>
        {back && (
          <Link className="page-back" to={readLastListAddress(back.to)}>
            <ArrowLeft size={14} aria-hidden />
            {back.label}
          </Link>
        )}
        <div className="page-title">
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {titleExtra}
        </div>
        {note && <p>{note}</p>}
      </div>
      {actions && <div className="page-actions">{actions}</div>}
    </header>
  );
}
