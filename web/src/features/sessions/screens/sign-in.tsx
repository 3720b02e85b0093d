import { Link } from 'react-router';
import { GetSignInOptionsDocument } from '../../../generated/sessions.ts';
import { useAnonymousQuery } from '../../../lib/anonymous/use-anonymous-query.ts';
import { PublicPage } from '../components/public-page.tsx';
import { CredentialsForm } from '../components/credentials-form.tsx';
import { Disclaimer } from '../components/disclaimer.tsx';
import { SignInNotice } from '../components/sign-in-notice.tsx';
import { TeamMembers } from '../components/team-members.tsx';

/** Two ways to sign in: single sign-on for the host's team, e-mail and password for partners. */
export function SignIn() {
  const options = useAnonymousQuery(GetSignInOptionsDocument).data?.getSignInOptions;
  return (
    <>
      <PublicPage
        title="Sign in"
        heading="Every job on site starts with a permit."
        intro="Raise, review and close permits to work, wherever you are on site."
      >
        <SignInNotice />
        <div className="panel background-card">
          <TeamMembers canUseSso={options?.singleSignOn ?? false} />
          <section aria-labelledby="partners">
            <h2 id="partners">Partners only</h2>
            <p>Contractors sign in with email and password.</p>
            <CredentialsForm />
            <p className="background-aside">
              New here? <Link to="/signup">Create an account</Link>
            </p>
          </section>
        </div>
      </PublicPage>
      <Disclaimer quota={options?.quota} />
    </>
  );
}
