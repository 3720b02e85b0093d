import { useEffect, useRef, type ReactNode } from 'react';
import { Logo } from '../../../components/logo.tsx';
import { setScreenTitle } from '../../../lib/page-title.ts';
import { AnnouncementBanner } from '../../announcements/components/announcement-banner.tsx';
import { SitePlan } from './site-plan.tsx';
import './background-page.css';

interface PublicPageProps {
  /** Names the document. */
  title: string;
  heading: string;
  /** Under the heading: what the screen is for. */
  intro: string;
  children: ReactNode;
}

/** The layout of screens outside the app: words beside a card, with the plan of a site behind. */
export function PublicPage({ title, heading, intro, children }: PublicPageProps) {
  const headline = useRef<HTMLHeadingElement>(null);
  useEffect(() => setScreenTitle(title), [title]);
  useEffect(() => {
    // A dialog, or a field that asks for it, has the focus first.
    if (document.activeElement === document.body) headline.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="background-page">
      <AnnouncementBanner />
      <SitePlan />
      <main>
        <div className="background-words">
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
