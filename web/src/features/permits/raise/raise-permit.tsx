import { PageHeader } from '../../../components/page/page-header.tsx';
import { ErrorState, LoadingPage } from '../../../components/page/states.tsx';
import type { SessionUser } from '../../../lib/session/session-store.ts';
import type { Offer } from './choices.ts';
import { RaiseForm } from './raise-form.tsx';
import { useStartedWork } from './use-started-work.ts';
import './raise.css';

interface RaisePermitProps {
  user: SessionUser;
  offer: Offer;
  back: { to: string; label: string };
  onQuota: () => void;
}

/** Brings back what the user was raising, or a new permit. */
export function RaisePermit({ user, offer, back, onQuota }: RaisePermitProps) {
  const [start, startOver] = useStartedWork(user._id, offer);
  if (start.kind === 'started') {
    return <RaiseForm {...{ user, offer, back, onQuota, startOver }} started={start} />;
  }
  return (
    <>
      <PageHeader title="Create Permit" back={back} />
      {start.kind === 'failed' ? (
        <ErrorState hint={start.reason} onRetry={() => location.reload()} />
      ) : (
        <LoadingPage label="Loading the form" />
      )}
    </>
  );
}
