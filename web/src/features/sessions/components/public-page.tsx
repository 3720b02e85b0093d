import { useEffect, useRef, type ReactNode } from 'react';
import { Logo } from '../../../components/logo.tsx';
import { setScreenTitle } from '../../../lib/page-title.ts';
import { PublicAnnouncements } from '../../announcements/components/public-announcements.tsx';
import { SitePlan } from './site-plan.tsx';
import './background-page.css';

interface PublicPageProps {
  /** The document's title. */
  title: string;
  heading: string;
  /** Below the heading: the purpose of the screen. */
  intro: string;
  children: ReactNode;
}

/** The layout of screens outside the app: text beside a card, in front of a site plan. */
export function PublicPage({ title, heading, intro, children }: PublicPageProps) {
  const headline = useRef<HTMLHeadingElement>(null);
  useEffect(() => setScreenTitle(title), [title]);
  useEffect(() => {
    // A dialog or a field with autofocus takes precedence.
    if (document.activeElement === document.body) headline.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="background-page">
      <PublicAnnouncements />
      <SitePlan />
      <main>
        <div className="background-text">
          <div className="background-name">
            <Logo size={36} />
            Permit to Work
          </div>
          <h1 ref={headline} tabIndex={-1}>
            {heading}
          </h1>
          <p>{intro}</p>
        </div>
        <div>{children}</div>
      </main>
    </div>
  );
}
