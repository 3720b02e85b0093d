import { PageHeader } from '../../../components/page/page-header.tsx';
import { ErrorState, LoadingPage } from '../../../components/page/states.tsx';
import type { SessionUser } from '../../../lib/session/session-store.ts';
import type { Offer } from './choices.ts';
import { CreateForm } from './create-form.tsx';
import { useStartedWork } from './use-started-work.ts';

interface RaisePermitProps {
  user: SessionUser;
  offer: Offer;
  title: string;
  back: { to: string; label: string };
  onQuota: () => void;
}

/** Brings back what the user was raising, or a new permit. */
export function RaisePermit({ user, offer, title, back, onQuota }: RaisePermitProps) {
  const [start, startOver] = useStartedWork(user._id, offer);
  if (start.kind === 'started') {
    return <CreateForm {...{ user, offer, title, back, onQuota, startOver }} started={start} />;
  }
  return (
    <>
      <PageHeader title={title} back={back} />
      {start.kind === 'failed' ? (
        <ErrorState hint={start.reason} onRetry={() => location.reload()} />
      ) : (
        <LoadingPage label="Loading the form" />
      )}
    </>
  );
}
