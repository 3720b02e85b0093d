import { useQuery } from '@apollo/client/react';
import { signOnProblems } from '@eptw/domain/user/sign-on';
import { Alert, Button } from 'antd';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useSession } from '../../../lib/session/use-session.ts';
import { GetSignInOptionsDocument } from '../operations.generated.ts';
import { signOnAddress } from '../sign-on-address.ts';

/** The way in for the host's own people. */
export function TeamMembers() {
  const { data } = useQuery(GetSignInOptionsDocument);
  const { search } = useLocation();
  const { ended } = useSession();
  const [asked, setAsked] = useState(false);
  // While that is unknown the button leads to the server, which knows.
  const missing = data?.getSignInOptions.singleSignOn === false;
  return (
    <section aria-labelledby="team-members">
      <h2 id="team-members">Team members</h2>
      <p>
        {ended === 'signed out' && !missing
          ? 'You signed out here. Your company account may still be signed in on this device.'
          : 'Use your company account.'}
      </p>
      <Button
        type="primary"
        block
        size="large"
        icon={<ArrowRight size={17} aria-hidden />}
        iconPlacement="end"
        {...(missing ? { onClick: () => setAsked(true) } : { href: signOnAddress(search) })}
      >
        Continue with single sign-on
      </Button>
      <div role="status">{asked && missing && <Alert type="info" showIcon title={signOnProblems.notSetUp} />}</div>
    </section>
  );
}
