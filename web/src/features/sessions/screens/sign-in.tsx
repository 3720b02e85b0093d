import { useEffect } from 'react';
import { Logo } from '../../../components/logo.tsx';
import { AnnouncementBanner } from '../../announcements/components/announcement-banner.tsx';
import { CredentialsForm } from '../components/credentials-form.tsx';
import { Disclaimer } from '../components/disclaimer.tsx';
import { SignInNotice } from '../components/sign-in-notice.tsx';
import { SitePlan } from '../components/site-plan.tsx';
import { TeamMembers } from '../components/team-members.tsx';
import './sign-in.css';

/** Two ways in: single sign-on for team members, e-mail and password for partners. */
export function SignIn() {
  useEffect(() => {
    document.title = 'Sign in · Permit to Work';
  }, []);
  return (
    <div className="sign-in">
      <AnnouncementBanner />
      <SitePlan />
      <main>
        <div className="sign-in-words">
          <div className="sign-in-name">
            <Logo size={36} />
            Permit to Work
          </div>
          <h1>Every job on site starts with a permit.</h1>
          <p>Raise, review and close permits to work, wherever you are on site.</p>
        </div>
        <div>
          <SignInNotice />
          <div className="panel sign-in-card">
            <TeamMembers />
            <section aria-labelledby="partners">
              <h2 id="partners">Partners only</h2>
              <p>Contractors sign in with email and password.</p>
              <CredentialsForm />
            </section>
          </div>
        </div>
      </main>
      <Disclaimer />
    </div>
  );
}
