import { Button } from 'antd';
import { ArrowRight } from 'lucide-react';
import { useLocation } from 'react-router';
import { useSession } from '../../../lib/session/use-session.ts';
import { toSsoAddress } from '../sso-address.ts';

/** Sign-in for the host's staff, if single sign-on is set up. */
export function TeamMembers({ canUseSso }: { canUseSso: boolean }) {
  const { search } = useLocation();
  const { ended } = useSession();
  if (!canUseSso) return null;
  return (
    <section aria-labelledby="team-members">
      <h2 id="team-members">Team members</h2>
      <p>
        {ended === 'signed out'
          ? 'You signed out here. Your company account may still be signed in on this device.'
          : 'Use your company account.'}
      </p>
      <Button
        type="primary"
        block
        size="large"
        icon={<ArrowRight size={17} aria-hidden />}
        iconPlacement="end"
        href={toSsoAddress(search)}
      >
        Continue with single sign-on
      </Button>
    </section>
  );
}
