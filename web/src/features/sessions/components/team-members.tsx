import { useQuery } from '@apollo/client/react';
import { Alert, Button } from 'antd';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { GetSignInOptionsDocument } from '../operations.generated.ts';

/** Where the single sign-on begins; the server leads on from there. */
const singleSignOnPath = '/sso';

/** The way in for the host's own people. */
export function TeamMembers() {
  const { data } = useQuery(GetSignInOptionsDocument);
  const [asked, setAsked] = useState(false);
  const available = data?.getSession.singleSignOn ?? false;
  return (
    <section aria-labelledby="team-members">
      <h2 id="team-members">Team members</h2>
      <p>Use your company account.</p>
      <Button
        type="primary"
        block
        size="large"
        icon={<ArrowRight size={17} aria-hidden />}
        iconPlacement="end"
        {...(available ? { href: singleSignOnPath } : { onClick: () => setAsked(true) })}
      >
        Continue with single sign-on
      </Button>
      <div role="status">
        {asked && !available && (
          <Alert
            type="info"
            showIcon
            title="Single sign-on is not set up here yet. Please sign in with your email and password below, or ask your administrator."
          />
        )}
      </div>
    </section>
  );
}
